### Les plans sur la page de la partie : ce qui est joué pour quelqu’un à son prochain coup.

## Le bouton, le plateau et le bandeau

plan-turn = Prévoir mon prochain coup…

turn-planned =
    { $lines ->
        [one] Prévu : { $lines } ligne…
       *[other] Prévu : { $lines } lignes…
    }

plan-played = Ce que vous aviez prévu a été joué.

plan-waits = Aucune ligne de votre plan ne convient. C’est à vous.

plan-held = Ce que vous avez proposé ou accepté tient encore, et un coup y mettrait fin : rien de votre plan n’est donc joué. C’est à vous.

plan-gone = Un coup a été repris, et votre plan est tombé avec lui.

## Le panneau

plan-title = Prévoir mon prochain coup

plan-intro = Quand votre tour vient, la première ligne qui convient est jouée aussitôt, même en votre absence. Si aucune ne convient, ou si une proposition de vous ou votre accord à une nulle tient encore, on vous appelle comme toujours.

plan-begins-anew = Ce qui est prévu a changé : ce panneau a donc recommencé.

plan-secret = Personne n’apprend que vous avez un plan. Mais un coup qui vient aussitôt le laisse deviner.

plan-is-late = C’est à vous : on ne peut plus rien prévoir pour ce coup.

who-plays = Qui joue sur le plateau

as-seat = Si { TERM($seat, form: "player") } joue …

as-me = Je réponds

enter-theirs = Entrez un coup que pourrait jouer { TERM($seat, form: "player") }.

enter-mine = Entrez votre réponse.

enter-any = Entrez le coup que vous jouez dans tous les cas.

out-by-then = Vous seriez alors hors jeu, ou { TERM($seat, form: "player") } le serait.

start-again = Recommencer

point-square = Désignez la case qui compte.

stop-pointing = Revenir aux coups

goes-on-after = après la ligne { $line }

leads-nowhere = Après la ligne { $line }, la position n’est pas connue, ou la partie est finie.

first-turn = Au premier coup

go-on-after-line = Continuer après la ligne { $line }

go-on = Continuer

lines-after-line = Lignes après la ligne { $line }

lines-of-plan = Les lignes, dans leur ordre

no-lines-yet = Pas encore de ligne. Entrez-en une sur le plateau : ce que quelqu’un joue, puis votre réponse.

lines-full = Un plan ne peut pas avoir plus de lignes.

line-added = Ligne { $line } : { $sentence }

line-removed = La ligne { $line } est retirée.

lines-over =
    { $lines ->
        [one] Une ligne qui ne peut plus se réaliser est retirée.
       *[other] { $lines } lignes qui ne peuvent plus se réaliser sont retirées.
    }

line-moved = C’est maintenant la ligne { $line }.

line-up = Ligne { $line } : plus tôt

line-down = Ligne { $line } : plus tard

line-remove = Retirer la ligne { $line }

earlier = Plus tôt

later = Plus tard

remove = Retirer

conditions-of = Conditions de la ligne { $line }

# The same as in English.
conditions = Conditions

add-square = Seulement si une case … (la désigner)

square-holds = { $square } :

holds-thing =
    { $on ->
       *[empty] vide
        [corpse] un cadavre
    }

holds-piece = { piece }

only-if-quiet = Seulement si personne n’est tué d’ici là

only-if-safe = Seulement si aucun coup d’un autre ne peut ensuite me mettre hors jeu

drop-condition = Retirer : { $condition }

keep-plan = Garder ce plan

drop-plan = Retirer le plan

plan-kept = Le plan est gardé.

plan-dropped = Il n’y a plus de plan.

close-panel = Fermer

## Ce qui serait joué maintenant

would-play = Si votre tour venait maintenant, la ligne { $line } serait jouée.

would-hold = Si votre tour venait maintenant, on vous appellerait : ce que vous avez proposé ou accepté tient encore, et un coup y mettrait fin.

would-call = Si votre tour venait maintenant, aucune ligne ne conviendrait, et on vous appellerait.

line-state =
    { $state ->
       *[plays] serait jouée maintenant
        [held] convient, mais n’est pas jouée tant qu’une proposition de vous tient
        [later] convient, mais une ligne plus haute passe avant
        [waits] ne convient pas maintenant
        [illegal] impossible maintenant
    }

## Une ligne en mots

line-if = Si { LIST($conditions) } : { $turn }

line-always = Dans tous les cas : { $turn }

if-plays = { TERM($seat, form: "player") } joue { $turn }

if-holds-thing =
    { $on ->
       *[empty] { $square } est vide
        [corpse] un cadavre est en { $square }
    }

if-holds-piece = { the-piece } est en { $square }

if-quiet = personne n’est tué d’ici là

if-safe = aucun coup d’un autre ne peut ensuite me mettre hors jeu

step = { $role } { $from }–{ $to }

step-exit = puis { $square }

step-victim = tue en { $square }

step-placement = place en { $square }

step-pass = passer

# The same as in English.
steps = { JOIN($parts, with: ", ") }
