paste-open = Message paste karein
paste-offer = Paste kiya hua message parhein
paste-title = Message se details lein
paste-text = Customer ka message paste karein. Yeh sirf isi device par parha jata hai, aur abhi kuch book nahi hota.
paste-message = Message
paste-placeholder = Naam, phone, address, raqam – jaisa aaya waisa hi
paste-proposals = Mili hui details
paste-found =
    { $count ->
        [one] { $count } cheez parhi gayi. Use karne se pehle check kar lein.
       *[other] { $count } cheezein parhi gayin. Use karne se pehle check kar lein.
    }
paste-reading = Message parha ja raha hai…
paste-not-read = Yeh message parha nahi ja saka. Apna internet connection check kar ke dobara try karein.
paste-nothing-yet = Message mein milne wali details yahan nazar aayengi.
paste-nothing-found = Is text mein koi details nahi milin. Form khud bhi bhara ja sakta hai.
paste-place = Map par pin
paste-take-field = Use karein: { $field }
paste-keeps-typed = Aap ka likha hua rahega: { $typed }
paste-replaces-typed = Aap ka likha hua hat jayega: { $typed }
paste-unsure = Maloom nahi kaun si raqam hai: { $written }. Please khud likh dein.
paste-short-link = Map ke is link mein location nahi hai. Pehle link kholein, phir map se lamba link copy karein.
paste-keys = Use karne ke liye { $keys }
paste-take = Details use karein
prefill-filled = Link se bhara gaya – book karne se pehle check kar lein
prefill-clear = Clear karein
prefill-offered = Link mein aap ke likhe huay se alag maloomat hain.
prefill-use = Link ki maloomat lein
prefill-keep = Meri rakhein
prefill-ignored =
    { $count ->
        [1] Link ki ek cheez parhi nahi ja saki, usay chhor diya gaya: { $names }
       *[other] Link ki kuch cheezein parhi nahi ja sakin, unhein chhor diya gaya: { $names }
    }
