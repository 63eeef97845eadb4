## The privacy page. $country is the country's name in this language.

privacy-introduction = Kung ano ang alam ng { -brand-name } sa { $country } tungkol sa iyo at sa mga customer mo, at kung ano ang ginagawa rito.
privacy-data-title = Ano ang itinatago namin
privacy-data-text = Tungkol sa account mo: pangalan, email, numero ng telepono at mga pick-up location. Tungkol sa bawat order: pangalan, numero at address ng customer, mga tala mo, mga halaga, mga oras at ang patunay ng delivery.
privacy-use-title = Para saan ito
privacy-use-text = Para maihatid ang order, para masubaybayan mo at ng customer, at para maayos ang bayad. Hindi namin ibinebenta ang data na ito at hindi ginagamit sa advertising.
privacy-readers-title = Sino ang nakakakita
privacy-readers-text = Nakikita ng rider ang kailangan sa delivery. Ang sinumang may tracking link ay ang order na iyon lang ang nakikita. Naka-encrypt na ipinapadala sa payment provider ang mga numero ng card; hindi namin itinatago ang mga ito.
privacy-device-title = Sa device mo
privacy-device-text = Isang cookie ang nakakatanda sa wika mo. Nasa browser mo ang pag-log in, mga setting at ang booking na hindi pa tapos; binubura ng pag-log out ang pag-log in at ang booking.
privacy-rights-title = Mga karapatan mo
privacy-rights-text = Puwede mong itanong kung ano ang itinatago namin tungkol sa iyo, ipatama o ipabura ito, at magreklamo sa awtoridad sa data privacy ng { $country }. Mag-email sa { $email }.
