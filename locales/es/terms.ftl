### Las palabras del juego. GLOSSARY.md dice de dónde vienen.
### El género hace concordar colores y participios.

-language = Español

## Las piezas

-role-chief = { $form ->
   *[one] líder
    [the] el líder
    [to-the] al líder
    [a] un líder
}
    .gender = masculine
    .letter = L
-role-assassin = { $form ->
   *[one] asesino
    [the] el asesino
    [to-the] al asesino
    [a] un asesino
}
    .gender = masculine
    .letter = A
-role-reporter = { $form ->
   *[one] reportero
    [the] el reportero
    [to-the] al reportero
    [a] un reportero
}
    .gender = masculine
    .letter = R
-role-militant = { $form ->
   *[one] militante
    [the] el militante
    [to-the] al militante
    [a] un militante
}
    .gender = masculine
    .letter = M
-role-diplomat = { $form ->
   *[one] diplomático
    [the] el diplomático
    [to-the] al diplomático
    [a] un diplomático
}
    .gender = masculine
    .letter = D
-role-necromobile = { $form ->
   *[one] necromóvil
    [the] el necromóvil
    [to-the] al necromóvil
    [a] un necromóvil
}
    .gender = masculine
    .letter = N

## Los ejércitos y quienes los juegan

-seat-red = { $form ->
   *[masculine] rojo
    [feminine] roja
    [player] Rojo
}
-seat-blue = { $form ->
   *[masculine] azul
    [feminine] azul
    [player] Azul
}
-seat-yellow = { $form ->
   *[masculine] amarillo
    [feminine] amarilla
    [player] Amarillo
}
-seat-green = { $form ->
   *[masculine] verde
    [feminine] verde
    [player] Verde
}
-seat-purple = { $form ->
   *[masculine] morado
    [feminine] morada
    [player] Morado
}
-seat-orange = { $form ->
   *[masculine] naranja
    [feminine] naranja
    [player] Naranja
}

## Lugares y cosas

-maze = { $form ->
   *[one] laberinto
    [the] el laberinto
}
-corpse = { $form ->
   *[one] cadáver
    [a] un cadáver
    [the] el cadáver
}

## Mensajes para otros mensajes

# El color de una pieza, en concordancia.
colour =
    { TRAIT($role, name: "gender") ->
        [feminine] { TERM($army, form: "feminine") }
       *[masculine] { TERM($army, form: "masculine") }
    }

# «líder rojo», luego «el líder rojo».
piece = { $role } { colour }
the-piece = { TERM($role, form: "the") } { colour }

# En cuántos turnos se debe algo.
due-within = { $turns ->
    [one] en su próximo turno
   *[other] en sus próximos { $turns } turnos
}
