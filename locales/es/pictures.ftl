### Las imágenes de las páginas: un texto para los lectores de pantalla y un pie bajo la imagen.

## Los tableros

board-label = { $title }, posición inicial: { $armies } ejércitos alrededor del laberinto.

## Las imágenes que explican las reglas, en el orden de la página de reglas

start-label =
    El tablero al comienzo: rojo en la esquina a1, azul en i1, amarillo en i9, verde en a9, el laberinto en
    el centro.

start-caption =
    El comienzo. Cada ejército tiene un líder, un asesino, un reportero, un diplomático, un necromóvil y
    cuatro militantes.

cover-label = Una partida de Djambi en pleno apogeo: un líder ocupa el laberinto y hay cadáveres por todo el tablero.

ways-militant-label = Un militante rojo en c3. Unos puntos muestran las casillas que alcanza: una o dos en cada una de las ocho direcciones.

ways-militant-caption = Un militante se mueve una o dos casillas, y nunca se queda en el laberinto.

ways-others-label =
    Un diplomático rojo en c3. Unos puntos muestran que alcanza todas las casillas en las ocho direcciones,
    también más allá del laberinto vacío de e5, pero ninguna desde el cadáver de f3 en adelante.

ways-others-caption = Los demás van tan lejos como quieran, incluso a través del laberinto vacío. El cadáver de f3 es un muro.

militant-label = Un militante rojo va de c1 a c3 y mata; el cadáver se coloca en e4.

militant-caption = Rojo mata en c3 y coloca el cadáver en la casilla vacía que quiera, aquí en e4.

walls-label =
    El líder rojo va de e1 a la esquina a1 y mata allí. El cadáver se coloca en b1. Con los de a2 y b2 cierra
    todos los caminos a la esquina, también al asesino azul de d4.

walls-caption =
    El líder rojo mata en la esquina y cierra la puerta con el cadáver, en b1. Ya nadie puede alcanzarlo. Vive
    mientras Rojo tenga un necromóvil; sin él quedaría encerrado, y muerto.

assassin-label = Un asesino rojo va de a1 a d4 y mata; el cadáver se coloca en a1, de donde venía.

assassin-caption = De a1 a d4. Nadie elige adónde va el cadáver: a a1, de donde venía el asesino.

reporter-label = Un reportero rojo va de a1 a a3, donde tiene al lado a un diplomático azul en b3 y a un militante azul en a4.

reporter-caption = En a3 mata al diplomático de b3, o al militante de a4, o a nadie. El cadáver se queda donde cayó.

diplomat-label =
    Un diplomático rojo va de a4 a d4, y el líder azul que está allí se coloca en b1, debajo del asesino rojo
    de b3.

diplomat-caption = Al líder de d4 lo acompañan, vivo, hasta b1: delante del asesino rojo.

shield-label =
    Un necromóvil rojo va de b3 a d3, y el cadáver que hay allí se coloca en c1, entre el asesino azul de e1
    y el líder rojo de a1.

shield-caption = El asesino de e1 apunta al líder rojo. El cadáver de d3 se convierte en su escudo, en c1.

maze-enter-label = El líder rojo va de c3 al laberinto, en e5.

maze-enter-caption = 1. El líder rojo entra en el laberinto: Rojo está en el poder y juega después de cada uno de los demás.

maze-strike-label =
    El líder rojo ocupa el laberinto. Un asesino azul va de e7 al laberinto, lo mata y sale enseguida a g5; el
    cadáver se coloca en e7, de donde venía el asesino.

maze-strike-caption =
    2. El asesino azul golpea en el laberinto y debe salir en la misma jugada, a g5. El cadáver va a e7.

maze-next-label =
    El cadáver está en e7, el asesino en g5, y las piezas rojas llevan el signo de Azul. El líder amarillo va
    de g7 al laberinto.

maze-next-caption = 3. Rojo queda fuera, y su ejército es de Azul. El laberinto está vacío: ahora, el líder amarillo.

encircled-label =
    Un líder azul en a1, con cadáveres en a2 y b2. Un necromóvil amarillo va de d3 a c4 y coloca el cadáver de
    allí en b1: todas las salidas quedan cerradas.

encircled-caption = En la esquina bastan tres cadáveres. Azul no tiene necromóvil y está perdido.
