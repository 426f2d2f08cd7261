### Por qué terminó una partida.

reason-win = Ha ganado quien quedaba con vida.

reason-repetition = La misma posición se ha repetido demasiadas veces.

reason-quiet-limit = Se han hecho demasiadas jugadas seguidas sin muertes.

reason-agreement = Quienes seguían con vida acordaron tablas.

reason-length-limit = La partida alcanzó la longitud que permite su anfitrión.

reason-closed = La partida se ha cerrado; queda sin resultado.
