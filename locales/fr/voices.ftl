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

bot-never =
    { $voice ->
       *[courteous_1] Pardonnez-moi : je ne m’engage jamais pour si longtemps.
        [courteous_2] Ce n’est pas un traité pour moi : je promets pour quelques tours de table.
        [courteous_3] Avec respect, je n’accepte jamais de tels termes : je m’engage brièvement.
        [short_1] Jamais cela. Quelques tours de table, pas plus.
        [short_2] Pas si longtemps. Quelques tours de table au plus.
        [short_3] Cela, je ne le signe jamais. Trop long.
        [friendly_1] Ce genre-là, jamais, pardon : je promets juste pour un moment !
        [friendly_2] Sans rancune, mais je ne promets que pour quelques tours de table.
        [friendly_3] Demande-moi moins de tours de table, et on en parle !
        [eloquent_1] Ma parole est bonne et brève : jamais elle ne lie si longtemps.
        [eloquent_2] Liez-moi, mais brièvement : je ne signe jamais plus long lien.
        [eloquent_3] Je vends ma parole au tour, et peu à la fois.
    }

bot-gives-notice =
    { $voice ->
       *[courteous_1] Je dois dénoncer notre traité : il prend fin dans un tour de table.
        [courteous_2] À regret, je mets fin à notre traité ; il tient encore un tour de table.
        [courteous_3] Permettez que je quitte notre traité, dans un tour de table.
        [short_1] Je dénonce. Encore un tour de table.
        [short_2] Notre traité finit. Il reste un tour de table.
        [short_3] Encore un tour de table, puis c’est fini.
        [friendly_1] Je te préviens : je mets fin à notre traité, encore un tour de table !
        [friendly_2] C’était bien tant que ça durait ; plus qu’un tour de table.
        [friendly_3] Pour que tu le saches : notre traité finit dans un tour de table.
        [eloquent_1] Tout traité a son soir ; le nôtre tombe dans un tour de table.
        [eloquent_2] Un tour de table encore je tiens parole, puis elle m’appartient.
        [eloquent_3] Je vous rends votre parole et reprends la mienne, dans un tour de table.
    }

bot-proposes =
    { $voice ->
       *[courteous_1] Puis-je vous soumettre ce traité ?
        [courteous_2] J’aimerais que vous considériez ces termes.
        [courteous_3] Permettez-moi de proposer ceci.
        [short_1] Ces termes. Oui ?
        [short_2] Cela, je le signerais.
        [short_3] Tu prends ?
        [friendly_1] Que dis-tu de ça ?
        [friendly_2] Voilà ce qui m’irait !
        [friendly_3] Et ça, l’ami, ça te dit ?
        [eloquent_1] Voici un marché avec lequel chacun de nous peut vivre.
        [eloquent_2] Lisez ces lignes ; elles sont peu nombreuses, et servent chacun de nous.
        [eloquent_3] Où les grandes promesses effraient, qu’on en fasse de petites.
    }
