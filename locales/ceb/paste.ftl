paste-open = I-paste ang message
paste-offer = Basaha ang gi-paste nga message
paste-title = Pagbasa og message
paste-text = I-paste ang message sa customer. Dinhi ra niini nga device kini basahon, ug wala pay order nga ma-place.
paste-message = Ang message
paste-placeholder = Ngalan, phone, address, kantidad – kon unsay naabot
paste-proposals = Mga nakit-ang detalye
paste-found = { $count } ka detalye ang nabasa. I-check una sa dili pa gamiton.
paste-reading = Nagbasa sa message…
paste-not-read = Wala mabasa kini nga message. Palihug i-check ang imong koneksyon sa internet ug sulayi og usab.
paste-nothing-yet = Dinhi mogawas ang mga detalye nga nakit-an sa message.
paste-nothing-found = Wala miy nakit-ang detalye niini nga text. Pwede ra gihapon nimo sulatan ang form.
paste-place = Pin sa mapa
paste-take-field = Gamita: { $field }
paste-keeps-typed = Magpabilin ang imong gi-type: { $typed }
paste-replaces-typed = Mailisan ang imong gi-type: { $typed }
paste-unsure = Dili sigurado kon unsa nga kantidad: { $written }. Palihug ikaw ang mo-type niini.
paste-short-link = Walay lugar niini nga link sa mapa. Ablihi una kini, unya kopyaha ang taas nga link gikan sa mapa.
paste-keys = { $keys } para gamiton kini
paste-take = Gamita ang detalye
prefill-filled = Gikuha gikan sa link – i-check sa dili pa mag-book
prefill-clear = I-clear
prefill-offered = Naay link nga lahi ang sulod kay sa imong gi-type.
prefill-use = Gamita ang naa sa link
prefill-keep = Gamita ang akong gi-type
prefill-ignored =
    { $count ->
        [1] Usa ka value sa link ang wala mabasa ug wala iapil: { $names }
       *[other] Pipila ka value sa link ang wala mabasa ug wala iapil: { $names }
    }
