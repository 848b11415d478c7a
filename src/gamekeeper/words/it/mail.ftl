## Messaggi: testo semplice, con niente intorno

mail-turn-subject = { $game }: tocca a te
mail-turn = { $count ->
    [0] { $name }, tocca a te a un tavolo di { $game }.
   *[other] { $name }, tocca a te a un tavolo di { $game }, con { $names }.
    }

    Vai al tavolo:
    { $table }

    { $timed ->
        [yes] Finché non ci torni, non arrivano altre email su questo tavolo, tranne una quando il tuo tempo sta per finire.
       *[no] Finché non ci torni, non arrivano altre email su questo tavolo.
    }

    Per non ricevere più messaggi del genere apri questo indirizzo e premi il pulsante; non serve accedere:
    { $stop }
mail-nearly-subject = { $game }: il tuo tempo sta per finire
mail-nearly = { $name }, tocca a te a un tavolo di { $game }{ $count ->
        [0] {""}
       *[other] {""}, con { $names }
    }, e { $hours ->
        [0] { $minutes ->
            [one] resta un minuto
           *[other] restano { $minutes } minuti
        }
        [one] resta un’ora
       *[other] restano { $hours } ore
    }. Poi decide il tempo, come si è scelto al tavolo: continua un bot, oppure perdi il posto.

    Vai al tavolo:
    { $table }

    Per non ricevere più messaggi del genere apri questo indirizzo e premi il pulsante; non serve accedere:
    { $stop }
mail-confirm-subject = È il tuo indirizzo email?
mail-confirm = Qualcuno ha dato questo indirizzo su { $server }, un posto dove si gioca a giochi da tavolo.

    Se sei stato tu, apri questo link entro un giorno e premi il pulsante. Poi potrai farti avvisare per email quando tocca a te e accedere per email:
    { $link }

    Se non sei stato tu, non fare niente: l’indirizzo non viene usato e qui non arriva altro.
mail-enter-subject = Il tuo link per accedere
mail-enter = Qualcuno vuole accedere come { $name } su { $server }.

    Se sei tu, apri questo link entro un’ora sul dispositivo su cui vuoi giocare e premi il pulsante. Vale una volta sola:
    { $link }

    Se non sei tu, non fare niente. Senza questo link chi l’ha chiesto non scopre niente e non entra da nessuna parte.
