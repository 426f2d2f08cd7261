### Lo que los bots dicen con sus actos.

bot-offers =
    { $voice ->
       *[courteous_1] ¿Me concedería la paz por un tiempo?
        [courteous_2] Me alegraría que hubiera paz entre nosotros.
        [courteous_3] Permítame proponer una tregua.
        [short_1] ¿Paz?
        [short_2] Tregua. ¿Sí?
        [short_3] Sin sangre entre nosotros.
        [friendly_1] ¿Y si nos dejamos en paz?
        [friendly_2] Tú y yo, sin pelear: ¿qué te parece?
        [friendly_3] ¡Seamos amigos un rato!
        [eloquent_1] Los príncipes sabios eligen sus guerras; no nos elijamos el uno al otro.
        [eloquent_2] Que descansen nuestras espadas, y que otros se cansen de las suyas.
        [eloquent_3] Dos manos que no se golpean pueden sostener el tablero.
    }

bot-accepts =
    { $voice ->
       *[courteous_1] Con mucho gusto. Tiene mi palabra.
        [courteous_2] Es un honor, y acepto.
        [courteous_3] Encantado, y gracias.
        [short_1] De acuerdo.
        [short_2] Bien.
        [short_3] Hecho.
        [friendly_1] ¡Genial, me apunto!
        [friendly_2] Claro, hagámoslo.
        [friendly_3] ¡Trato hecho! Qué bien tenerte.
        [eloquent_1] Así sea: la tinta está seca y las espadas envainadas.
        [eloquent_2] A oferta prudente, respuesta prudente: sí.
        [eloquent_3] La fortuna favorece a quienes firman.
    }

bot-refuses =
    { $voice ->
       *[courteous_1] Lo siento, no puedo aceptarlo.
        [courteous_2] Gracias, pero ahora no.
        [courteous_3] Con todo respeto, debo declinar.
        [short_1] No.
        [short_2] Eso no.
        [short_3] No me sirve.
        [friendly_1] ¡Lo siento, esta vez no!
        [friendly_2] Buen intento, pero no.
        [friendly_3] Quizá otro día, amigo.
        [eloquent_1] Una mano generosa, mas debo dejarla vacía.
        [eloquent_2] No ha llegado la hora de esto.
        [eloquent_3] La paz es buena moneda; hoy no la gasto.
    }

bot-warns =
    { $voice ->
       *[courteous_1] ¿Me permite señalar que { TERM($player, form: "player") } podría matar piezas de ambos?
        [courteous_2] Tenga en cuenta que { TERM($player, form: "player") } podría matar piezas de los dos.
        [courteous_3] Si me permite: { TERM($player, form: "player") } podría golpearnos a ambos.
        [short_1] { TERM($player, form: "player") } puede matar piezas nuestras.
        [short_2] Mire a { TERM($player, form: "player") }: los dos somos blanco.
        [short_3] { TERM($player, form: "player") } nos amenaza a los dos.
        [friendly_1] ¿Has visto? ¡{ TERM($player, form: "player") } podría llevarse piezas de los dos!
        [friendly_2] Cuidado: { TERM($player, form: "player") } podría matar piezas tuyas y mías.
        [friendly_3] Por cierto, { TERM($player, form: "player") } podría alcanzarnos a los dos.
        [eloquent_1] Mientras nos medimos, { TERM($player, form: "player") } sostiene un filo sobre ambos.
        [eloquent_2] Una misma sombra cae sobre nuestras dos casas: la de { TERM($player, form: "player") }.
        [eloquent_3] Fíjese en { TERM($player, form: "player") }, cuyo golpe podría caer sobre sus piezas y las mías.
    }

bot-never =
    { $voice ->
       *[courteous_1] Perdone: nunca me comprometo por tanto tiempo.
        [courteous_2] No es un tratado para mí: prometo por unas rondas.
        [courteous_3] Con todo respeto, nunca acepto tales términos: me comprometo brevemente.
        [short_1] Eso nunca. Unas rondas, no más.
        [short_2] No por tanto tiempo. Unas rondas como mucho.
        [short_3] Eso no lo firmo nunca. Demasiado largo.
        [friendly_1] Lo siento, de esos nunca: ¡solo prometo por un ratito!
        [friendly_2] Sin rencores, pero solo prometo por unas rondas.
        [friendly_3] ¡Pídeme menos rondas y hablamos!
        [eloquent_1] Mi palabra es buena y breve: nunca ata por tanto tiempo.
        [eloquent_2] Áteme, y brevemente: lazo más largo no firmo jamás.
        [eloquent_3] Vendo mi palabra por rondas, y pocas a la vez.
    }

bot-gives-notice =
    { $voice ->
       *[courteous_1] Debo avisarle: nuestro tratado termina dentro de una ronda.
        [courteous_2] Con pesar, pongo fin a nuestro tratado; vale una ronda más.
        [courteous_3] Permítame despedirme de nuestro tratado, dentro de una ronda.
        [short_1] Aviso. Una ronda más.
        [short_2] Nuestro tratado acaba. Queda una ronda.
        [short_3] Una ronda más, y se acabó.
        [friendly_1] Te aviso: ¡pongo fin a nuestro tratado, una ronda más!
        [friendly_2] Fue bueno mientras duró; queda una ronda.
        [friendly_3] Para que lo sepas: nuestro tratado acaba en una ronda.
        [eloquent_1] Todo tratado tiene su ocaso; el nuestro llega en una ronda.
        [eloquent_2] Una ronda más cumplo mi palabra, y luego vuelve a ser mía.
        [eloquent_3] Le devuelvo su palabra y retomo la mía, dentro de una ronda.
    }

bot-proposes =
    { $voice ->
       *[courteous_1] ¿Puedo presentarle este tratado?
        [courteous_2] Me alegraría que considerase estos términos.
        [courteous_3] Permítame proponer lo siguiente.
        [short_1] Estos términos. ¿Sí?
        [short_2] Esto lo firmaría.
        [short_3] ¿Lo tomas?
        [friendly_1] ¿Qué te parece esto?
        [friendly_2] ¡Esto es lo que me iría bien!
        [friendly_3] ¿Qué dices a esto, amigo?
        [eloquent_1] He aquí un trato con el que cada uno puede vivir.
        [eloquent_2] Lea estas líneas; son pocas, y sirven a cada uno de nosotros.
        [eloquent_3] Donde las grandes promesas asustan, háganse pequeñas.
    }
