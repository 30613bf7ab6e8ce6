# Avec la boîte sur la table : le but, les symboles et la mise en place.

box-goal = Chacun cache trois attributs. Lis les masques posés sur les chats, demande aux autres ce qu’ils cachent et garde ton déguisement : masques reçus et attributs encore cachés sont des points.
sign-masks = Les masques, une couleur par joueur
