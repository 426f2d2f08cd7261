### El curso: lecciones cortas en pequeñas partes del tablero.

## La lista de lecciones

heading = Lecciones de Djambi

intro =
    Lecciones cortas, cada una en una pequeña parte del tablero. Juegas como Rojo; cada lección dura
    una jugada o unas pocas.

chapter =
    { $chapter ->
       *[first_steps] Primeros pasos
        [specialists] Los especialistas
        [corpses] Los cadáveres
        [maze] El laberinto
        [armies] Los ejércitos
        [alliances] Las alianzas
    }

progress = Lecciones hechas: { $done } de { $lessons }

start = Empezar por la primera lección

continue-with = Continuar con la lección { $lesson }

here = Continúa aquí

stars-won =
    { $stars ->
        [one] { $stars } estrella de 3
       *[other] { $stars } estrellas de 3
    }

## Una lección

lesson-number = Lección { $lesson } de { $lessons }

hint-button = Pista

again = Otra vez

next-lesson = Siguiente: { $title }

next-chapter = Capítulo siguiente: { $title }

all-lessons = Todas las lecciones

praise =
    { $stars ->
        [3] ¡Muy bien!
        [2] Bien.
       *[other] Conseguido.
    }

fewer-turns =
    { $turns ->
        [one] Basta { $turns } jugada.
       *[other] Bastan { $turns } jugadas.
    }

keys =
    Con el teclado: Tab lleva al tablero, las flechas van de casilla en casilla, Enter elige, Escape vuelve atrás y
    el signo de interrogación dice todas las teclas.

not-yet = Todavía no.

turn-order = Orden de turnos

choose-piece = Elige tu pieza.

other-piece = En esta lección, esta pieza se queda donde está.

other-turn = Esta lección trata de otra jugada.

course-done = Ya sabes todo lo necesario para tu primera partida.

first-game = Juega tu primera partida

## Las lecciones: el título, la meta, una pista y lo que se dice al terminarlas

title =
    { $lesson ->
       *[militant_walk] El militante camina
        [militant_kill] El militante mata
        [chief_walk] El líder camina
        [chief_kill] El líder mata
        [assassin] El asesino
        [reporter] El reportero
        [reporter_choice] La elección del reportero
        [diplomat] El diplomático
        [necromobile] El necromóvil
        [corpse_wall] Un muro de muertos
        [assassin_body] Donde cae el cuerpo
        [encircle] Encerrado
        [ring_broken] Romper el encierro
        [maze_enter] Al laberinto
        [who_next] ¿Quién juega después?
        [maze_safe] A salvo en el laberinto
        [maze_leave] Hora de irse
        [maze_assassin] Matar en el laberinto
        [maze_diplomat] Fuera del poder
        [maze_clear] Un cadáver en el laberinto
        [take_army] Quedarse con un ejército
        [orphans] Huérfanos
        [hostages] Rehenes
        [duel] Solo quedan dos
        [alliance] Un enemigo común
    }

goal =
    { $lesson ->
       *[militant_walk]
            Tu militante avanza una o dos casillas en línea recta, también en diagonal. Llévalo a la estrella en
            d3.
        [militant_kill]
            Un militante mata al ir a la casilla de un enemigo. Mata al militante azul en d3 y coloca su cadáver
            en cualquier casilla vacía.
        [chief_walk]
            Tu líder va tan lejos como quieras en línea recta, pero no salta, y hay cadáveres en el camino.
            Llévalo a la estrella en d4.
        [chief_kill]
            El líder mata como un militante, y desde lejos. Mata a un militante azul, pero quédate fuera del alcance de
            los otros: si tu líder muere, quedas fuera.
        [assassin]
            El asesino va a cualquier distancia y mata al ir a la casilla de un enemigo. Mata al necromóvil azul
            en d4 en dos jugadas.
        [reporter]
            El reportero nunca va a la casilla de un enemigo. Se detiene a su lado –a la izquierda, a la
            derecha, encima o debajo– y mata desde allí. Mata al militante azul.
        [reporter_choice]
            Tu reportero puede detenerse al lado de dos enemigos, pero solo mata a uno. El asesino azul en d4
            apunta a tu líder. Mata al que conviene.
        [diplomat]
            El diplomático no mata a nadie. Va a la casilla de un enemigo y lo coloca en otra, vivo. Lleva al
            asesino azul a una casilla desde la que no alcance a tu líder.
        [necromobile]
            El necromóvil va a la casilla de un cadáver y lo coloca en otra. El asesino azul en a4 apunta a tu
            líder. Pon el cadáver entre ellos.
        [corpse_wall]
            El asesino azul en d4 apunta a tu líder por la diagonal. Mata al militante en c2 y cierra la línea
            con su cadáver.
        [assassin_body]
            Mata al reportero azul en b4. Pero cuidado: un líder muere cuando hay un cadáver en cada casilla a
            su alrededor, y la víctima de tu asesino cae en b2, la casilla que este deja.
        [encircle]
            Hay dos cadáveres junto al líder azul, el tablero acaba tras él y Azul no tiene necromóvil. Mata al
            militante en c3 y cierra la última casilla con su cadáver.
        [ring_broken]
            Hay cadáveres alrededor de tu líder, pero vive mientras tengas un necromóvil. Abre el encierro y lleva
            a tu líder a la estrella en d4.
        [maze_enter]
            La casilla oscura del centro, e5, es el laberinto. Solo un líder puede quedarse allí. Lleva al tuyo
            y mira el orden de turnos.
        [who_next]
            Estás en el poder y juegas después de cada uno de los demás. Los asesinos de Azul y de Verde apuntan
            a tu líder. Mata a los dos, cada uno antes de su turno.
        [maze_safe]
            Ningún militante puede matar a un líder en el laberinto. Mata a uno de los militantes azules sin
            perder a tu líder.
        [maze_leave]
            El asesino azul en e7 puede matar incluso en el laberinto, y Azul juega después. Vete a una casilla
            que ninguna pieza azul alcance.
        [maze_assassin]
            Amarillo está en el poder. Tu asesino puede matar en el laberinto, pero sale en la misma jugada.
            Mata al líder amarillo y sal a una casilla que el militante azul no alcance.
        [maze_diplomat]
            Azul está en el poder. Tu diplomático puede sacar al líder del laberinto; primero sale él y luego
            coloca al líder. Elige una casilla sin línea recta hacia el laberinto.
        [maze_clear]
            Un líder murió en el laberinto, y el cadáver lo bloquea. Solo un necromóvil puede sacarlo, y sale en
            la misma jugada. Despeja el laberinto y entra con tu líder.
        [take_army]
            El jugador que mata a un líder pasa a mandar su ejército. Mata al líder azul con tu asesino;
            luego mata al líder amarillo con el asesino azul, y gana.
        [orphans]
            El líder azul fue encerrado, y el ejército azul no obedece a nadie: no se mueve ni puede morir. El
            jugador en el poder se lo queda. Entra en el laberinto.
        [hostages]
            Con tres jugadores, un ejército no tiene jugador: aquí, el verde. Los rehenes nunca se mueven, pero
            puedes ganarlos. Mata al líder verde; luego mata al necromóvil azul con el reportero verde.
        [duel]
            Solo queda Azul, y estás en el poder: ahora juegas dos veces seguidas. Mata al líder azul con tu
            militante y deja al tuyo en el laberinto.
        [alliance]
            Estás en paz con Azul durante dos rondas: nadie mata una pieza del otro. El reportero verde y el
            militante verde alcanzan los dos a tu líder. Azul juega antes que Verde. Salva a tu líder y cumple
            tu palabra.
    }

hint =
    { $lesson ->
       *[militant_walk]
            Elige el militante y luego una de las casillas a las que llega. Dos pasos en diagonal llevan a c3.
        [militant_kill]
            Tu militante llega a d3 con dos pasos en diagonal. Después elige cualquier casilla vacía para el
            cadáver.
        [chief_walk] Bastan tres jugadas: a c1, luego a c4 y luego a d4.
        [chief_kill] El militante en d3 protege d1, dos pasos más abajo. Nadie protege a4.
        [assassin] Ve primero a d1. Desde allí el camino está libre.
        [reporter] La diagonal lleva a c3, justo al lado del militante. Después elige al militante.
        [reporter_choice] Sube a c4, entre los dos, y elige al asesino.
        [diplomat] Desde b3 ninguna línea recta lleva a a1.
        [necromobile] Toma el cadáver de d3 y colócalo en a2 o en a3.
        [corpse_wall] La línea de d4 a a1 pasa por c3 y b2.
        [assassin_body] Tu militante en d2 también llega a b4.
        [encircle] La última casilla libre junto a a1 es b2.
        [ring_broken] Toma el cadáver de b2 y apártalo. Luego quita el necromóvil del camino.
        [maze_enter] Desde d4 el laberinto está a un paso en diagonal.
        [who_next] Primero juega Azul, luego tú, luego Amarillo, luego tú, y solo después Verde.
        [maze_safe] Deja al líder donde está. Tu militante en c7 puede matar al de d6.
        [maze_leave]
            El asesino alcanza todas las líneas rectas desde e7; el militante, dos pasos desde f7. La casilla d4
            no está en ninguna de ellas.
        [maze_assassin] Elige e5 y luego una casilla de la mitad de abajo, como g3.
        [maze_diplomat] Desde c4 o f3, por ejemplo, ninguna línea recta lleva a e5.
        [maze_clear]
            Elige el cadáver, luego una salida y luego un sitio para el cadáver. Deja libre la diagonal de c3 a
            e5.
        [take_army] La diagonal de d1 a a4 está libre. Después, el asesino azul en b4 baja recto hasta b2.
        [orphans] El militante en e4 cierra el paso. Rodéalo por d4 o f4.
        [hostages]
            Tu militante llega a d4 con dos pasos. Después, el reportero verde va a b1, al lado del necromóvil.
        [duel] Dos pasos hasta g5, y dos más hasta g7.
        [alliance]
            No puedes matar a los dos. Azul alcanza al militante de a3, pero no al reportero: déjale el militante
            a Azul.
    }

done =
    { $lesson ->
       *[militant_walk] Un ejército tiene cuatro militantes: pasos cortos, pero muchos.
        [militant_kill] Los muertos se quedan en el tablero. Pronto verás para qué sirven.
        [chief_walk] Todas las piezas caminan como el líder, menos los militantes con sus pasos cortos.
        [chief_kill] Mira a cada enemigo antes de sacar a tu líder.
        [assassin]
            No tuviste que colocar el cadáver: la víctima del asesino cae siempre en la casilla de la que este
            viene.
        [reporter] El cadáver se queda donde cayó la víctima.
        [reporter_choice] Tu líder está a salvo. Un reportero también puede no matar a nadie.
        [diplomat] Un enemigo mal colocado vale casi tanto como uno muerto.
        [necromobile] Un cadáver es un muro, y solo un necromóvil puede volver a quitarlo.
        [corpse_wall] Una muerte te da dos cosas: un enemigo menos y un muro donde quieras.
        [assassin_body]
            Muchas primeras partidas acaban con un asesino que encierra a su propio líder. La tuya no.
        [encircle] Nadie tocó al líder azul, y aun así Azul queda fuera. En una esquina bastan tres cadáveres.
        [ring_broken] Mantén vivo tu necromóvil: es tu salida.
        [maze_enter]
            Estás en el poder: ahora juegas después de cada uno de los demás. Con cuatro jugadores son tres
            jugadas por ronda.
        [who_next] Antes de cada jugada, pregúntate quién juega antes que tú. Solo ellos pueden dañarte ahora.
        [maze_safe]
            Asesinos, reporteros, diplomáticos y otros líderes pueden actuar en el laberinto. Los militantes no.
        [maze_leave] El poder no le sirve de nada a un líder muerto. Ya volverás.
        [maze_assassin] El laberinto está vacío, y el ejército amarillo es tuyo.
        [maze_diplomat] Azul ha perdido sus turnos extra, y nadie tuvo que morir.
        [maze_clear] Sin necromóvil, un laberinto bloqueado sigue bloqueado para todos.
        [take_army] ¡Has ganado! El último jugador con vida gana la partida.
        [orphans] Las piezas azules llevan ahora tu signo, y siguen siendo tuyas cuando dejas el laberinto.
        [hostages] Un ejército sin jugador es un regalo para quien llegue primero.
        [duel] ¡Has ganado! Al final de la partida, el poder decide.
        [alliance]
            Las reglas no conocen aliados. La paz es una promesa, y Azul la cumplió porque Verde es el enemigo común. En una
            partida, toca el nombre de un jugador para proponerla.
    }

## Lo que salió mal

mistake =
    { $mistake ->
       *[too_many_turns] Fueron demasiadas jugadas.
        [kill_missed] Tu jugada ha terminado, y nadie ha muerto.
        [chief_in_reach] El militante de d3 alcanzó a tu líder. Quedas fuera.
        [not_beside]
            El reportero solo mata justo al lado del militante: a la izquierda, a la derecha, encima o debajo.
        [killed_nobody] No mataste a nadie. Después de mover, pulsa el militante.
        [attacker_left] El asesino azul seguía vivo y mató a tu líder.
        [attacker_lives] El asesino azul sigue vivo. Mátalo.
        [attacker_returns] El asesino aún alcanzaba a tu líder.
        [line_open] La línea seguía abierta, y el asesino mató a tu líder.
        [walled_in] El cuerpo cayó en b2 y cerró la última casilla alrededor de tu líder. Quedas fuera.
        [hole_left] El líder azul aún tiene una casilla libre. Pon un cadáver en b2.
        [wrong_first] Un asesino tuvo su turno antes de que lo mataras. Mira el orden de turnos.
        [left_maze] Fuera del laberinto un militante puede matar a tu líder, y uno lo hizo.
        [no_safe_square] Una pieza azul alcanzaba esa casilla, y tu líder ha muerto.
        [assassin_lost] El líder amarillo ha muerto, pero el militante azul mató a tu asesino.
        [chief_returns] El líder azul está en el laberinto, todavía o de nuevo.
        [maze_not_cleared] Tu líder no está en el laberinto después de dos jugadas.
        [power_lost] Tu líder dejó el laberinto, y con eso perdiste tu segunda jugada.
        [blue_escapes] Tus dos jugadas han pasado, y el líder azul se escapa.
        [word_broken]
            Ese era el militante de Azul: has faltado a tu palabra. Ninguna regla lo prohíbe, pero todos se enteran.
        [no_trust] El reportero verde ha matado a tu líder. Azul se habría ocupado del militante.
    }
