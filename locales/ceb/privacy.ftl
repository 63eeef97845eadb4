## The privacy page. $country is the country's name in this language.

privacy-introduction = Unsa ang nahibaloan sa { -brand-name } sa { $country } bahin nimo ug sa imong mga customer, ug unsa ang buhaton ani.
privacy-data-title = Unsa ang among gitipigan
privacy-data-text = Sa imong account: ngalan, email, number sa phone ug mga pick-up point. Sa matag order: ngalan, number sa phone ug address sa customer, imong mga note, mga kantidad, mga oras ug ang pruweba sa delivery.
privacy-use-title = Para sa unsa kini
privacy-use-text = Aron ma-deliver ang order, aron ma-track nimo ug sa customer, ug aron mahusay ang bayad. Dili namo ibaligya kini nga data ug dili gamiton sa advertising.
privacy-readers-title = Kinsa ang makakita
privacy-readers-text = Makita sa rider ang gikinahanglan sa delivery. Ang naay tracking link makakita lang sa maong order. Ang mga numero sa card naka-encrypt nga moadto sa payment provider; dili namo kini tipigan.
privacy-device-title = Sa imong device
privacy-device-text = Usa ka cookie ang nagtipig sa imong pinulongan. Ang imong session, mga setting ug ang booking nga wala pa mahuman magpabilin sa imong browser; kon mo-log out ka, mapapas ang session ug ang booking.
privacy-rights-title = Imong mga katungod
privacy-rights-text = Pwede ka mangutana kon unsa ang among gitipigan bahin nimo, mangayo nga tul-iron o papason kini, ug moreklamo sa awtoridad sa data privacy sa { $country }. Pag-email sa { $email }.
