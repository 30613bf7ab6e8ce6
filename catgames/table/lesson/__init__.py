"""The room where the rules are learnt: a course, section by section, step by step."""
