### La página de inicio: el formulario de una partida nueva y las partidas que conoce este navegador.

## Empezar una partida

strength = Nivel

start = Empezar la partida

how-to-play = Cómo se juega

custom-game = Partida a medida

too-few-players = Hacen falta al menos dos jugadores.

## Quién juega

players = Jugadores

two-players = Para dos jugadores.

who-plays = Quién juega

player =
    { $player ->
       *[me] Yo (aquí)
        [bot] Bot
        [friend] Un amigo (por enlace)
        [nobody] Nadie
    }

strength-of = Nivel de { TERM($seat, form: "player") }

several-seats = Puedes ocupar varios puestos; el tablero se gira entonces hacia quien tiene el turno.

hostages = Un ejército sin jugador es un rehén: nunca se mueve, pero sus piezas se pueden matar y trasladar, y quien mata a su líder lo gana.

bot-speed = Velocidad de los bots

pace =
    { $pace ->
        [quick] inmediata
       *[calm] normal
        [slow] lenta
    }

## Con qué reglas

rules = Reglas

individual-rules = Reglas una por una

## El nombre del usuario

playing-as = Juegas como { $name }

change-name = Cambiar

my-name = Mi nombre

save = Guardar

cancel = Cancelar

## Las partidas jugadas aquí

your-games = Tus partidas

new-game = Una partida nueva
