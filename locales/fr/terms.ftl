### Les mots des choses du jeu. GLOSSARY.md dit d’où ils viennent.
### Le genre accorde couleurs et participes ; la forme `none` suit une négation : « pas de chef ».

-language = Français

## Les pièces

-role-chief = { $form ->
   *[one] chef
    [the] le chef
    [a] un chef
    [none] de chef
}
    .gender = masculine
    .letter = C
-role-assassin = { $form ->
   *[one] assassin
    [the] l’assassin
    [a] un assassin
    [none] d’assassin
}
    .gender = masculine
    .letter = A
-role-reporter = { $form ->
   *[one] reporter
    [the] le reporter
    [a] un reporter
    [none] de reporter
}
    .gender = masculine
    .letter = R
-role-militant = { $form ->
   *[one] militant
    [the] le militant
    [a] un militant
    [none] de militant
}
    .gender = masculine
    .letter = M
-role-diplomat = { $form ->
   *[one] diplomate
    [the] le diplomate
    [a] un diplomate
    [none] de diplomate
}
    .gender = masculine
    .letter = D
-role-necromobile = { $form ->
   *[one] nécromobile
    [the] le nécromobile
    [a] un nécromobile
    [none] de nécromobile
}
    .gender = masculine
    .letter = N

## Les armées, et les personnes qui les jouent

-seat-red = { $form ->
   *[masculine] rouge
    [feminine] rouge
    [player] Rouge
}
-seat-blue = { $form ->
   *[masculine] bleu
    [feminine] bleue
    [player] Bleu
}
-seat-yellow = { $form ->
   *[masculine] jaune
    [feminine] jaune
    [player] Jaune
}
-seat-green = { $form ->
   *[masculine] vert
    [feminine] verte
    [player] Vert
}
-seat-purple = { $form ->
   *[masculine] violet
    [feminine] violette
    [player] Violet
}
-seat-orange = { $form ->
   *[masculine] orange
    [feminine] orange
    [player] Orange
}

## Lieux et choses

-maze = { $form ->
   *[one] labyrinthe
    [the] le labyrinthe
}
-corpse = { $form ->
   *[one] cadavre
    [a] un cadavre
    [the] le cadavre
}

## Messages pour d’autres messages

# La couleur d’une pièce, accordée.
colour =
    { TRAIT($role, name: "gender") ->
        [feminine] { TERM($army, form: "feminine") }
       *[masculine] { TERM($army, form: "masculine") }
    }

# « chef rouge », puis « le chef rouge ».
piece = { $role } { colour }
the-piece = { TERM($role, form: "the") } { colour }

# En combien de coups une chose est due.
due-within = { $turns ->
    [one] à son prochain coup
   *[other] dans ses { $turns } prochains coups
}
