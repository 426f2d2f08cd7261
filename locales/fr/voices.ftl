### Ce que les bots disent avec leurs actes.

bot-offers =
    { $voice ->
       *[courteous_1] M’accorderiez-vous la paix pour un temps ?
        [courteous_2] La paix entre nous me ferait plaisir.
        [courteous_3] Permettez-moi de proposer une trêve.
        [short_1] La paix ?
        [short_2] Trêve. D’accord ?
        [short_3] Pas de sang entre nous.
        [friendly_1] Et si on se laissait tranquilles ?
        [friendly_2] Toi et moi, sans se battre : ça te dit ?
        [friendly_3] Soyons amis un petit moment !
        [eloquent_1] Les princes sages choisissent leurs guerres ; ne nous choisissons pas.
        [eloquent_2] Laissons reposer nos épées, que d’autres se lassent des leurs.
        [eloquent_3] Deux mains qui ne se frappent pas peuvent tenir le plateau.
    }

bot-accepts =
    { $voice ->
       *[courteous_1] Avec plaisir. Vous avez ma parole.
        [courteous_2] J’en suis honoré, et j’accepte.
        [courteous_3] Volontiers, et merci.
        [short_1] Entendu.
        [short_2] Soit.
        [short_3] Conclu.
        [friendly_1] Super, j’en suis !
        [friendly_2] Bien sûr, allons-y.
        [friendly_3] Marché conclu ! Content de t’avoir.
        [eloquent_1] Qu’il en soit ainsi : l’encre est sèche, les épées sont au fourreau.
        [eloquent_2] À offre prudente, réponse prudente : oui.
        [eloquent_3] La fortune sourit à ceux qui signent.
    }

bot-refuses =
    { $voice ->
       *[courteous_1] Je regrette, je ne peux pas accepter.
        [courteous_2] Merci, mais pas maintenant.
        [courteous_3] Avec respect, je dois décliner.
        [short_1] Non.
        [short_2] Pas cela.
        [short_3] Ça n’ira pas.
        [friendly_1] Désolé, pas cette fois !
        [friendly_2] Bien essayé, mais non.
        [friendly_3] Une autre fois peut-être, l’ami.
        [eloquent_1] Une main généreuse, mais je dois la laisser vide.
        [eloquent_2] L’heure n’en est pas venue.
        [eloquent_3] La paix est une belle monnaie ; aujourd’hui je ne la dépense pas.
    }

bot-warns =
    { $voice ->
       *[courteous_1] Puis-je le dire ? { TERM($player, form: "player") } pourrait tuer des pièces à nous deux.
        [courteous_2] Veuillez noter ceci : { TERM($player, form: "player") } pourrait tuer des pièces des deux côtés.
        [courteous_3] Si je puis dire : { TERM($player, form: "player") } pourrait nous frapper tous deux.
        [short_1] { TERM($player, form: "player") } peut tuer de nos pièces.
        [short_2] Regardez { TERM($player, form: "player") } : nous sommes tous deux visés.
        [short_3] { TERM($player, form: "player") } nous menace tous deux.
        [friendly_1] Tu as vu ? { TERM($player, form: "player") } pourrait prendre des pièces à nous deux !
        [friendly_2] Attention : { TERM($player, form: "player") } pourrait tuer des pièces à toi et à moi.
        [friendly_3] Au fait, { TERM($player, form: "player") } pourrait nous atteindre tous les deux.
        [eloquent_1] Pendant que nous nous mesurons, { TERM($player, form: "player") } tient une lame sur nous deux.
        [eloquent_2] Une même ombre tombe sur nos deux maisons : { TERM($player, form: "player") }.
        [eloquent_3] Voyez { TERM($player, form: "player") } : le coup tomberait sur vos pièces comme sur les miennes.
    }
