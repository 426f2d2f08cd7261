### The page of a game without a service.

title = Play without a network

lead = A game on this device, against bots or with others at this screen. It needs no network, is kept in this browser, and is never rated.

board = Board

somebody-here = Somebody here

go-on = Go on with the game

start = Start

# A running game is replaced by the new one.
replaces = Starting ends the game that is kept here.

damaged = The game that is kept here cannot be read. It stays as it is.

save-damaged = Save what is there

not-kept = This browser keeps nothing now. The game lasts as long as this page.

bots-fail = The bots cannot play here: the engine could not be loaded.
