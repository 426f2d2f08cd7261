### Los problemas: posiciones con una sola jugada buena.

## La lista de problemas

heading = Problemas

intro = Cada posición tiene una sola jugada buena. Todos los demás juegan juntos contra ti, y aun así basta.

your-rating = Tu puntuación: { $rating }

mode =
    { $mode ->
       *[mixed] Problemas para ti
        [day] Problema del día
        [streak] Racha
        [storm] Tormenta
    }

mode-sentence =
    { $mode ->
       *[mixed] De todos los temas, a la altura de tu puntuación.
        [day] El mismo para todos, hasta la medianoche de Greenwich.
        [streak] Cada vez más difíciles, hasta tu primer error.
        [storm] Tantos como puedas en tres minutos.
    }

best = Tu mejor marca: { $count }

day-solved = Resuelto hoy.

day-tried = Intentado hoy.

themes = Temas

theme =
    { $theme ->
       *[chief] Matar a un líder
        [save] Salvar al líder
        [win] Ganar
        [cage] Muros de cadáveres
        [duel] Solo quedan dos
        [order] Quién juega cuándo
    }

theme-sentence =
    { $theme ->
       *[chief] Mata a un líder, sin pagarlo con el tuyo.
        [save] Una sola jugada mantiene vivo a tu líder. Encuéntrala.
        [win] Vence a todos los demás en dos o tres jugadas.
        [cage] Encierra a un líder con cadáveres, o sal del encierro.
        [duel] Solo queda un rival. Termina la partida.
        [order] El poder cambia el orden. Cuenta las jugadas.
    }

theme-solved =
    { $solved ->
        [one] { $solved } resuelto de { $puzzles }
       *[other] { $solved } resueltos de { $puzzles }
    }

## Un problema: lo que se pide

you-are = Juegas como { TERM($seat, form: "player") }.

goal =
    { $goal ->
       *[chief] Mata a un líder, sin que nadie pueda eliminarte antes de tu próxima jugada.
        [save] Salva a tu líder: nadie debe poder eliminarte antes de tu próxima jugada.
        [enemy] Encierra a un líder, sin que nadie pueda eliminarte antes de tu próxima jugada.
        [own] Pueden encerrar a tu líder. Juega de modo que nadie pueda eliminarte antes de tu próxima jugada.
    }

goal-win =
    { $turns ->
        [2] Gana en dos jugadas, hagan lo que hagan los demás.
        [3] Gana en tres jugadas, hagan lo que hagan los demás.
       *[other] Gana en { $turns } jugadas, hagan lo que hagan los demás.
    }

goal-duel =
    { $turns ->
        [2] Gana en dos jugadas, haga lo que haga tu rival.
        [3] Gana en tres jugadas, haga lo que haga tu rival.
       *[other] Gana en { $turns } jugadas, haga lo que haga tu rival.
    }

goal-order = Fíjate en quién juega cuándo.

you-in-power = Estás en el poder.

in-power = { TERM($seat, form: "player") } está en el poder.

no-such-puzzle = Ese problema no existe.

## La búsqueda

watching = Los demás responden.

replaying = El tablero muestra la continuación.

hint = Pista

hint-piece = La jugada buena es de esta pieza: { $role }, en { $square }.

solution = Solución

solution-costs = Ver la solución cuenta como un error.

all-puzzles = Todos los problemas

wrong = Esta jugada no.

misplaced = La pieza y el destino son buenos, pero lo que has colocado debe ir a otra casilla.

fails-because =
    { $reason ->
       *[no_chief] No mata al líder de ningún otro jugador.
        [no_walls] No encierra al líder de ningún otro jugador.
        [own_end] Con esta jugada te eliminas.
        [no_win] No gana la partida.
    }

refuted-by =
    { $reason ->
       *[out]
            { $replies ->
                [one] Esta respuesta te elimina.
               *[other] Estas respuestas te eliminan.
            }
        [late]
            { $replies ->
                [0] Después ya no puedes ganar a tiempo.
                [one] Tras esta respuesta ya no puedes ganar a tiempo.
               *[other] Tras estas respuestas ya no puedes ganar a tiempo.
            }
    }

try-again = Intentar otra vez

try-again-sentence = Inténtalo otra vez.

right =
    { $turns ->
        [one] Bien. Falta { $turns } jugada.
       *[other] Bien. Faltan { $turns } jugadas.
    }

replaced =
    { $turns ->
        [one] También vale. El problema sigue con otra jugada buena. Falta { $turns } jugada.
       *[other] También vale. El problema sigue con otra jugada buena. Faltan { $turns } jugadas.
    }

## Después de un problema

result =
    { $outcome ->
       *[clean] ¡Resuelto!
        [hinted] Resuelto con una pista.
        [failed] Resuelto al final.
        [shown] Esta es la solución.
    }

new-rating = Tu puntuación: { $rating } ({ $change })

rating-uncertain = Todavía es una estimación: los primeros problemas la mueven mucho.

not-rated = Intentaste este problema hace poco, así que no puntúa.

why = Por qué es buena

why-chief = { TERM($seat, form: "player") } pierde a su líder.

why-walled-in = El líder de { TERM($seat, form: "player") } queda encerrado, y { TERM($seat, form: "player") } queda fuera.

why-safe = Jueguen lo que jueguen los demás, nadie puede eliminarte antes de tu próxima jugada.

why-unique = Ninguna otra pieza y ningún otro destino lo consiguen.

why-decoys = Otras jugadas también matan a un líder, pero después pueden eliminarte.

why-own = Otras jugadas salvan a tu líder de las capturas, pero no del encierro.

why-win =
    { $turns ->
        [2] Jueguen lo que jueguen los demás, ganas en tu segunda jugada a más tardar. La continuación mostrada es la defensa más larga.
        [3] Jueguen lo que jueguen los demás, ganas en tu tercera jugada a más tardar. La continuación mostrada es la defensa más larga.
       *[other] Jueguen lo que jueguen los demás, ganas en { $turns } jugadas. La continuación mostrada es la defensa más larga.
    }

why-order = Sin las jugadas adicionales del poder, no sería la única jugada buena.

why-placement = Pocas casillas sirven para lo que colocas.

the-line = La continuación

replay = Ver otra vez

analyse = Analizar

next = Siguiente problema

this-puzzle = Enlace a este problema

tags = Sobre este problema

difficulty = Dificultad { $level } de 9

tag =
    { $tag ->
       *[alive2] quedan dos jugadores
        [alive3] quedan tres jugadores
        [alive4] quedan cuatro jugadores
        [early] muchas piezas
        [middle] la mitad de las piezas
        [late] pocas piezas
        [power_own] tú en el poder
        [power_other] otro en el poder
        [decoys] víctimas tentadoras
        [placement] importa dónde colocas
    }

## Racha y tormenta

solved-so-far =
    { $solved ->
        [one] Resuelto: { $solved }
       *[other] Resueltos: { $solved }
    }

time-left = Tiempo: { $time }

storm-rules = El reloj empieza ya. Un error termina el problema, y llega el siguiente.

begin = Empezar

streak-over =
    { $solved ->
        [0] La racha termina antes de empezar. Tu mejor marca: { $best }.
        [one] La racha termina tras { $solved } problema. Tu mejor marca: { $best }.
       *[other] La racha termina tras { $solved } problemas. Tu mejor marca: { $best }.
    }

storm-over =
    { $solved ->
        [one] Se acabó el tiempo. Has resuelto { $solved } problema. Tu mejor marca: { $best }.
       *[other] Se acabó el tiempo. Has resuelto { $solved } problemas. Tu mejor marca: { $best }.
    }

missed = Sin resolver

missed-puzzle = Problema { $number }

once-more = Otra vez
