## The privacy page. $country is the country's name in this language.

privacy-introduction = Kung ano ang alam ng { -brand-name } sa { $country } tungkol sa iyo at sa mga customer mo, at kung ano ang ginagawa rito.
privacy-data-title = Ano ang sine-save namin
privacy-data-text = Tungkol sa account mo: pangalan, email, phone number at mga pick-up location. Tungkol sa bawat order: pangalan, phone number at address ng customer, mga note mo, mga halaga, mga oras at ang patunay ng delivery.
privacy-use-title = Para saan ito
privacy-use-text = Para ma-deliver ang order, para ma-track ito, ikaw man o ang customer, at para ma-settle ang bayad. Hindi namin ibinebenta ang data na ito at hindi ginagamit sa advertising.
privacy-readers-title = Sino ang nakakakita
privacy-readers-text = Nakikita ng rider ang kailangan sa delivery. Ang sinumang may tracking link ay ang order na iyon lang ang nakikita. Naka-encrypt na ipinapadala sa payment provider ang mga numero ng card; hindi namin sine-save ang mga ito.
privacy-device-title = Sa device mo
privacy-device-text = Isang cookie ang nakakatanda sa wika mo. Nasa browser mo ang session, mga setting at ang booking na hindi pa tapos; kapag nag-log out ka, mabubura ang session at ang booking.
privacy-rights-title = Mga karapatan mo
privacy-rights-text = Puwede mong itanong kung ano ang naka-save sa amin tungkol sa iyo, ipatama o ipabura ito, at magreklamo sa awtoridad sa data privacy ng { $country }. Mag-email sa { $email }.
