### The words for the things of the game. GLOSSARY.md says where they come from.
### The letter is what sets of pieces with letters show; notation keeps its own letters in every language.

-language = English

## Pieces

-role-chief = { $form ->
   *[one] chief
    [a] a chief
}
    .letter = C
-role-assassin = { $form ->
   *[one] assassin
    [a] an assassin
}
    .letter = A
-role-reporter = { $form ->
   *[one] reporter
    [a] a reporter
}
    .letter = R
-role-militant = { $form ->
   *[one] militant
    [a] a militant
}
    .letter = M
-role-diplomat = { $form ->
   *[one] diplomat
    [a] a diplomat
}
    .letter = D
-role-necromobile = { $form ->
   *[one] necromobile
    [a] a necromobile
}
    .letter = N

## Armies and their players

-seat-red = red
-seat-blue = blue
-seat-yellow = yellow
-seat-green = green
-seat-purple = purple
-seat-orange = orange

## Places and things

-maze = { $form ->
   *[one] maze
    [the] the maze
}
-corpse = { $form ->
   *[one] corpse
    [a] a corpse
    [the] the corpse
}

## Messages for use in other messages

# A piece by its army and role.
piece = { $army } { $role }

# In how many turns something is due.
due-within = { $turns ->
    [one] in its next turn
   *[other] within its next { $turns } turns
}
