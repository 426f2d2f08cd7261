### La page d’une partie sans service.

title = Jouer sans réseau

lead = Une partie sur cet appareil, contre des bots ou à plusieurs devant cet écran. Elle n’a pas besoin de réseau, est gardée dans ce navigateur et n’est jamais classée.

board = Plateau

somebody-here = Quelqu’un ici

go-on = Continuer la partie

start = Commencer

replaces = Commencer met fin à la partie gardée ici.

damaged = La partie gardée ici est illisible. Elle reste telle quelle.

save-damaged = Enregistrer ce qu’il en reste

not-kept = Ce navigateur ne garde rien pour l’instant. La partie dure aussi longtemps que cette page.

bots-fail = Les bots ne peuvent pas jouer ici : le moteur n’a pas pu être chargé.
