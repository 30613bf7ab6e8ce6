# Avec la boîte sur la table : le but, les symboles et la mise en place.

box-goal = Amasse des pelotes d’or : cache-les sous tes bandes de chats et sécurise-les, ou pille celles des autres. Huit pelotes, et tu gagnes aussitôt.
sign-cats = Les chats, six couleurs
sign-mirror = Le miroir : paie n’importe quelle couleur
sign-yarn = Une pelote d’or
