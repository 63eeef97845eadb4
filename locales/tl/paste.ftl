paste-open = Mag-paste ng message
paste-offer = Basahin ang na-paste na message
paste-title = Basahin ang message
paste-text = I-paste ang message ng customer. Sa device na ito lang ito binabasa, at wala pang ino-order.
paste-message = Ang message
paste-placeholder = Pangalan, phone, address, halaga – i-paste lang nang buo
paste-proposals = Mga nahanap na detalye
paste-found = { $count } detalye ang nabasa. I-check muna bago gamitin.
paste-reading = Binabasa ang message…
paste-not-read = Hindi mabasa ang message na ito. I-check ang internet mo at subukan ulit.
paste-nothing-yet = Lalabas dito ang mga detalyeng nahanap sa message.
paste-nothing-found = Wala kaming nahanap na detalye sa text na ito. Puwede mo pa ring punan ang form nang mano-mano.
paste-place = Pin sa mapa
paste-take-field = Gamitin: { $field }
paste-keeps-typed = Mananatili ang nai-type mo: { $typed }
paste-replaces-typed = Papalitan ang nai-type mo: { $typed }
paste-unsure = Hindi sigurado kung aling halaga ang tinutukoy: { $written }. Ikaw na ang maglagay.
paste-short-link = Wala sa map link na ito ang lugar. Buksan muna ito, tapos kopyahin ang mahabang link mula sa mapa.
paste-keys = { $keys } para gamitin ang mga ito
paste-take = Gamitin ito
prefill-filled = Pinunan mula sa link – i-check bago mag-order
prefill-clear = I-clear
prefill-offered = May laman ang link na iba sa nai-type mo.
prefill-use = Gamitin ang nasa link
prefill-keep = Gamitin ang akin
prefill-ignored =
    { $count ->
        [1] May value ng link na hindi mabasa at hindi isinama: { $names }
       *[other] May mga value ng link na hindi mabasa at hindi isinama: { $names }
    }
