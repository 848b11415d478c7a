title = Commissione
tagline = Trenta caselle e uno zaino da portare.
ask-play = Gioca una carta o comincia un nuovo giorno.
option-play = Gioca { $card }
