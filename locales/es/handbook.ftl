### La página de inicio y las reglas para empezar. Los textos pueden llevar etiquetas: las mismas en todas las lenguas.

## La página de inicio

home-title = Djambi – el ajedrez de Maquiavelo

motto = El ajedrez de Maquiavelo

lead =
    Cuatro ejércitos, un laberinto y ningún amigo. Los muertos se quedan en el tablero y se vuelven muros; el
    ejército de un líder muerto cambia de bando; y quien ocupa el laberinto juega tantas veces como todos los
    demás juntos.

learn-first = Aprender a jugar

play-now = Jugar ahora

play-bots = Jugar contra bots

learn = Lecciones breves, o <a href="/rules">las reglas en cinco minutos</a>

without-script = Para jugar hace falta JavaScript; <a href="/rules">las reglas</a> se leen sin él.

meet = Juega con otras personas

meet-text = Siéntate con otros a una mesa abierta, o mira una partida. Nadie tiene que registrarse.

choose-board = Elige tu tablero

choose-board-text =
    De dos a seis personas, con amigos o con bots. Las reglas son las mismas en todas partes; los vecinos, no.

## Las reglas: el tablero y una jugada

rules-title = Las reglas del Djambi

rules-description =
    Cómo se juega al Djambi: seis clases de piezas, cadáveres que se quedan, un laberinto que da el poder y
    ejércitos que cambian de bando. Con imágenes.

rules-heading = Las reglas, en cinco minutos

goal = Sé el último que quede con vida. Todo lo demás, amabilidad incluida, es un medio para lograrlo.

contents =
    En esta página: <a href="#pieces">las piezas</a>, <a href="#maze">el laberinto</a>,
    <a href="#armies">los ejércitos que cambian de bando</a>, <a href="#boards">otros tableros</a>.

board-heading = El tablero

board-text =
    Nueve casillas por nueve. En cada esquina hay un ejército: el <strong>rojo</strong>, el
    <strong>azul</strong>, el <strong>amarillo</strong> y el <strong>verde</strong>, que juegan en este orden.
    La casilla del centro es el <strong>laberinto</strong>, la sede del poder.

turn-heading = Una jugada

turn-text =
    En tu turno mueves una pieza, y es obligatorio. Todas van en línea recta, por filas, columnas o
    diagonales, sobre casillas vacías: los militantes, una o dos casillas; las demás, tan lejos como quieran.
    Ninguna pieza salta. Solo un líder puede detenerse en el laberinto; cualquiera puede atravesarlo mientras está vacío.

passing =
    No puedes <strong>pasar</strong> mientras alguna de tus piezas pueda moverse. Si ninguna puede, pasas:
    pierdes ese turno, pero no la partida.

corpses =
    Una pieza muerta no sale del tablero. Se convierte en un <strong>cadáver</strong>, y los cadáveres son muros:
    ninguna pieza los atraviesa y solo el necromóvil puede trasladarlos. Todos los cadáveres son iguales, y nunca se
    coloca ninguno en el laberinto.

## Las piezas

pieces-heading = Las piezas

piece-name = { CAPITAL($role) }

piece-text =
    { $role ->
       *[militant]
            Se mueve una o dos casillas. Mata ocupando el lugar de un enemigo; tú colocas el cadáver en
            <em>cualquier</em> casilla vacía. No puede matar a un líder en el laberinto.
        [chief]
            Mata como un militante, pero a cualquier distancia, y puede ocupar el laberinto. Si lo pierdes, quedas
            fuera. Los cadáveres son sus mejores muros.
        [assassin]
            Mata ocupando el lugar de un enemigo y deja el cadáver, como tarjeta de visita, en la casilla de donde
            venía.
        [reporter]
            Mata con su cámara: va a una casilla vacía y entonces puede matar a un enemigo que tenga justo al lado,
            a la izquierda, a la derecha, arriba o abajo. El cadáver se queda donde cayó.
        [diplomat]
            No mata a nadie. Ocupa el lugar de un enemigo, y tú colocas esa pieza, viva, en cualquier casilla
            vacía. A un líder puedes colocarlo incluso en el laberinto.
        [necromobile]
            Ocupa el lugar de un cadáver, que tú colocas en cualquier casilla vacía. A los vivos no puede tocarlos.
    }

elsewhere =
    El líder se llama también jefe, y el diplomático, provocador. En México, en el Yang-Pî de 1979, el líder es el
    dirigente; el asesino, el militar; el reportero, el periodista; el necromóvil, el ideólogo, y el diplomático, el
    provocador.

## El laberinto

maze-heading = El laberinto

maze-text =
    Mientras tu líder ocupa el laberinto estás <strong>en el poder</strong>: juegas después de cada jugada de los
    demás. Ningún militante puede alcanzar allí a tu líder, pero un asesino u otro líder puede matarlo, un reportero que
    esté al lado también, y un diplomático puede sacarlo. Una pieza que actúa en el laberinto y no es un líder debe
    salir enseguida, con un segundo movimiento en la misma jugada.

three-turns = Tres jugadas de una misma partida:

order-of-turns = Mientras Rojo está en el poder, se juega en este orden:

player = { TERM($seat, form: "player") }

power-of-two = Cuando solo quedan dos jugadores, el que está en el poder juega dos veces seguidas.

## Los ejércitos y el final

armies-heading = Los ejércitos cambian de bando

kill-a-chief =
    <strong>Mata a un líder</strong>, y todos los ejércitos que mandaba son tuyos: las piezas conservan su color y
    te obedecen, al momento y para siempre.

wall-a-chief-in =
    <strong>Encierra a un líder</strong> con un cadáver en cada casilla vecina, y muere donde está, salvo si ocupa el
    laberinto o si su jugador aún tiene un necromóvil; el borde del tablero también es un muro. Los ejércitos que
    mandaba quedan <strong>huérfanos</strong>: no se mueven, y nadie puede tocarlos.

come-to-power = <strong>Llega al poder</strong>, y todos los ejércitos huérfanos son tuyos.

end-heading = El final

end-text =
    Gana el último que queda con vida. La partida acaba en tablas si la misma posición se da por tercera vez, tras 200
    jugadas seguidas sin muertes o si así lo acuerdan todos los que siguen con vida. Con dos o tres jugadores, los
    ejércitos sin jugador son <strong>rehenes</strong>: nunca se mueven, pero sus piezas se pueden matar y
    trasladar, y quien mata a su líder se los queda.

## Otros tableros

boards-heading = Los tableros

boards-text =
    Todo lo que has leído vale en cualquier tablero; solo cambia lo que se dice aquí. Si hay menos jugadores que
    esquinas, los ejércitos sin jugador son rehenes. Junto a cada nombre está la posición inicial; cada ejército
    empieza en la misma esquina de nueve casillas.

about-board =
    { $board ->
       *[square9]
            81 casillas: el tablero de esta página. Los vecinos son imágenes en un espejo: los asesinos tienen
            enfrente a asesinos, y los reporteros, a reporteros.
        [duel2]
            El tablero cuadrado, con dos ejércitos cada uno. Desde la primera jugada Rojo manda también el
            ejército azul, y Amarillo, el verde; los líderes azul y verde yacen muertos en sus esquinas. Quien pierde a
            su líder pierde la partida.
        [hex3]
            61 hexágonos y seis direcciones: en línea recta por los lados. Un reportero mata en las seis casillas
            vecinas, y seis cadáveres en ellas encierran a un líder. Cada asesino tiene enfrente al reportero del
            jugador siguiente. De D. Hallépée, 1976.
        [hex6]
            127 hexágonos y doce direcciones: por los seis lados y por los seis vértices. Un paso por un vértice
            va entre dos hexágonos, y queda cerrado cuando ambos están ocupados. Los reporteros solo matan por los
            lados, y seis cadáveres encierran a un líder. De D. Hallépée, 1976.
        [ngon3]
            61 casillas en tres regiones que se unen en el laberinto. Las hileras doblan de una región a la
            siguiente, y las piezas las siguen. En los tableros con lados, cada asesino tiene enfrente al
            reportero del jugador siguiente, y hay que cerrar todas las casillas alrededor de un líder: ocho en
            el interior, menos en el borde.
        [ngon4]
            Las casillas y las líneas del tablero cuadrado. Solo cambia la posición inicial: el asesino y el
            reportero de Azul y de Verde han intercambiado sus casillas.
        [ngon5]
            101 casillas en cinco regiones. Con cinco lados nada queda en línea recta al otro lado del laberinto:
            una pieza que entra por el límite entre dos regiones sale por el centro de otra, y al revés. El
            Pentachiavel se vendía como un juego para cinco; sus reglas no nos han llegado. Esta es una
            reconstrucción, hecha según el plan de Djambi-N.
        [ngon6]
            121 casillas en seis regiones. Doce líneas se cruzan en el laberinto: se ve, y se alcanza, desde
            todas partes.
    }

sources-of-boards =
    Los tableros de hexágonos son de D. Hallépée (1976); los de tres a seis lados siguen <em>Djambi-N</em>, un
    plan para cualquier número de jugadores.

## Reglas a elegir

choice-heading = Otras reglas

choice-text =
    Las fuentes del juego no están de acuerdo, así que puedes elegir otras reglas para tu partida o cambiar solo
    una:

set-classic =
    <strong>Clásicas</strong>: todo lo que dice esta página. El <strong>Yang-Pî</strong>, el juego mexicano de 1979, se juega
    igual con otros nombres.

set-variants =
    <strong>Variantes</strong>: un reportero mata a todos los enemigos que tiene al lado, y los ejércitos que da el
    poder se pierden con él.

set-arena =
    <strong>Arena</strong>: se pueden matar piezas de los propios ejércitos, y el asesino y el diplomático pueden
    golpear a un segundo líder al salir del laberinto.

single-rules =
    Al detalle: un reportero que solo respeta a su propio líder; cadáveres colocados en el laberinto vacío;
    militantes que matan a un líder en el laberinto y salen en la misma jugada; líderes rehenes que se pueden encerrar;
    y otras más en <em>Partida a medida</em>, en la página de inicio.

agreements-heading = Los acuerdos

agreements-text =
    Las reglas no conocen equipos, no prohíben ningún acuerdo ni obligan a cumplirlo: las alianzas y las traiciones son cosa de los
    jugadores. En una partida de tres o más pueden <strong>prometerse</strong> algo, como la paz durante dos rondas. Toca el nombre de un
    jugador para proponerla. Un tratado así no es una regla del juego, y una jugada que lo rompe es legal.

agreements-kept =
    El programa solo lleva la cuenta. Te avisa antes de que faltes a tu palabra, lo dice a todos los que conocen el tratado cuando
    alguien lo ha hecho, y muestra tras el final quién cumplió cuántas promesas. Donde la mesa lo permite, también puedes susurrar y hacer
    tratados secretos, que se revelan al final. La <a href="/learn#alliance">última lección</a> trata de una alianza.

advice-heading = Un primer consejo

advice =
    Todos recuerdan quién golpeó primero. Guarda bien a tu reportero y deja abiertas las líneas de tu asesino,
    pon cadáveres entre tu líder y el resto del mundo, y deja que los demás se peleen por el laberinto hasta que
    queden pocos para echarte de él.

play = Jugar
