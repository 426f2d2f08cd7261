### Lo que se elige para una partida: tableros, niveles de los bots, reglas y opciones.

## Los tableros

board =
    { $board ->
       *[square9] Tablero cuadrado
        [duel2] Duelo
        [hex3] Hexágonos para tres
        [hex6] Hexágonos para seis
        [ngon3] Tres lados
        [ngon4] Cuatro lados
        [ngon5] Pentachiavel
        [ngon6] Seis lados
    }

board-sentence =
    { $board ->
       *[square9] El juego del reglamento: cuatro ejércitos en cuatro esquinas.
        [duel2] El tablero cuadrado para dos, cada cual con dos ejércitos desde la primera jugada.
        [hex3] 61 hexágonos y seis direcciones: pequeño, rápido y despiadado.
        [hex6] 127 hexágonos y doce direcciones: el tablero más grande, y el de más traiciones.
        [ngon3] Tres ejércitos en casillas que se curvan alrededor del laberinto.
        [ngon4] El tablero cuadrado con los ejércitos girados: cada asesino tiene enfrente a un reportero.
        [ngon5] Cinco ejércitos, cinco lados: nuestra reconstrucción del juego de ese nombre.
        [ngon6] Seis ejércitos alrededor del laberinto, donde se cruzan doce líneas.
    }

players =
    { $most ->
        [2] 2 jugadores
        [3] 2 o 3 jugadores
       *[other] de 2 a { $most } jugadores
    }

## Los niveles de los bots

level =
    { $level ->
       *[peasant] Campesino
        [page] Paje
        [squire] Escudero
        [courtier] Cortesano
        [envoy] Emisario
        [minister] Ministro
        [chancellor] Canciller
        [regent] Regente
        [prince] Príncipe
    }

level-line =
    { $rank } { level }: { $level ->
       *[peasant] lo toma todo y no protege nada
        [page] aún aprende a mover las piezas
        [squire] se lanza sobre lo que ve
        [courtier] mira dónde pisa
        [envoy] prevé tu respuesta
        [minister] ve una ronda por delante
        [chancellor] tiene un plan
        [regent] perdona poco
        [prince] juega con toda su fuerza
    }

## Las reglas

rule-set =
    { $ruleset ->
       *[classic] Clásicas
        [variants] Variantes
        [arena] Arena
        [yang-pi] Yang-Pî
    }

rule-set-sentence =
    { $ruleset ->
       *[classic] El reglamento de 1975: el reportero mata a un vecino, y los ejércitos ganados con el poder se conservan para siempre.
        [variants] El reportero mata a todos sus vecinos a la vez, y los ejércitos que da el poder se pierden con él.
        [arena] Puedes matar piezas de tus propios ejércitos, y el asesino y el diplomático pueden golpear dos veces al pasar por el laberinto.
        [yang-pi] El juego mexicano de 1979. Según la única comparación que conocemos, sus reglas son las clásicas.
    }

rules =
    { $ruleset ->
       *[classic] reglas clásicas
        [variants] reglas «Variantes»
        [arena] reglas «Arena»
        [yang-pi] reglas Yang-Pî
    }

rules-changed = { rules } con cambios: { JOIN($changes, with: "; ") }

change = { rule } – { $value }

kind = { $title }, { $rules }

kind-for = { kind }, { $players } jugadores

## Las opciones: un título y unos valores, que hacen una frase

rule =
    { $rule ->
       *[reporter] El reportero
        [own_kills] Matar piezas de tus propios ejércitos
        [maze_exit] Tras golpear en el laberinto, salir
        [orphans] Los ejércitos huérfanos
        [devolution] Los ejércitos ganados con el poder
        [encirclement] Un líder encerrado por cadáveres muere
        [power_duel] Cuando quedan dos jugadores, el poder da
        [maze_corpse] Colocar un cadáver en el laberinto vacío
        [maze_militant] Un militante ante un líder en el laberinto
        [hostage_encirclement] El líder de un ejército rehén, si queda encerrado
        [repetition] Una posición que se repite
        [quiet_limit] Las jugadas seguidas sin muertes
    }

choice =
    { $choice ->
       *[reporter_one] puede matar a un vecino
        [reporter_must] debe matar a un vecino si puede
        [reporter_all] mata siempre a todos sus vecinos
        [reporter_all_own] mata a todos sus vecinos, también a tus piezas
        [own_kills_never] está prohibido
        [own_kills_pieces] está permitido, salvo a tu propio líder
        [maze_exit_quiet] a una casilla vacía
        [maze_exit_master] a una casilla vacía o golpeando a un segundo líder
        [orphans_untouchable] son intocables
        [orphans_exposed] se pueden matar y trasladar
        [devolution_forever] se conservan para siempre
        [devolution_reign] se pierden al dejar el poder
        [encirclement_no_necromobile] salvo si tiene un necromóvil
        [encirclement_strict] en todos los casos
        [power_duel_double] dos jugadas seguidas
        [power_duel_single] ninguna jugada de más
        [maze_corpse_never] está prohibido
        [maze_corpse_chief] está permitido para un líder recién muerto
        [maze_corpse_any] está permitido
        [maze_militant_never] no puede hacer nada
        [maze_militant_kill] puede matarlo, y sale enseguida
        [hostage_encirclement_never] sigue vivo
        [hostage_encirclement_judged] muere como cualquier otro
    }

repetition =
    { $times ->
        [0] no tiene efecto
        [3] da tablas la tercera vez
       *[other] da tablas cuando ha salido { $times } veces
    }

quiet-limit =
    { $turns ->
        [0] no tienen efecto
       *[other] dan tablas tras { $turns }
    }
