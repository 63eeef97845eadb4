address-origin-title = Riders aap ke orders kahan se pick up karein?
address-origin-lead = { $name } ka abhi koi address nahi. Address likhein ya map par pin lagayein, taake riders aap tak pohanch sakein. Yeh sirf ek baar karna hai.
address-origin-change-title = Pick-up point badlein
address-origin-change-lead = { $name } ka naya address ab se tamam orders ke liye hoga. Customer ki jo details aap ne likhi hain woh save rahengi.
address-origin-change = Badlein
address-origin-change-label = Pick-up point badlein
address-origin-text = Pick-up point ka address
address-origin-map = Pick-up point ka map
address-origin-map-hint = Pick-up point ke liye map par click karein, ya pin drag karein.
address-origin-notes-placeholder = Pichla darwaza, counter par ghanti, parking ki jagah…
address-postal-code = Post code
address-city = Shehar
address-origin-save = Address save karein
address-origin-keep = Aise hi rehne dein
address-no-coordinates = Map par yeh address nahi mila.
address-saved = Address save ho gaya
address-not-saved = Address save nahi ho saka
address-not-updated = Address nahi badla ja saka.
address-details-kept = Yeh aap ne pichle address ke liye likha tha, check kar lein: { $fields }
address-options-list = Jo customers aur jagahein mili hain
address-options-found =
    { $count ->
        [one] { $count } suggestion. Select karne ke liye arrow keys use karein.
       *[other] { $count } suggestions. Select karne ke liye arrow keys use karein.
    }
address-customers-group = Aap ke customers
address-places-group = Jagahein
address-last-customers = Pichle customers
address-customer-used =
    { $count ->
        [1] ek order gaya
       *[other] { $count } orders gaye
    }
address-customers-failed = Aap ke saved customers mein search nahi ho saki.
address-pin-away = Pin is address se { $distance } door hai.
address-pin-at = Pin ki jagah: { $address }
address-pin-take = Pin wala address use karein
address-pin-move = Pin is address par le jayein
address-known = Is phone number ke saath saved
address-known-fill = Khali fields bharein
address-known-replace = Replace karein
address-known-decline = Yeh customer nahi
address-customer-save = Yeh customer save karein
address-customer-update = Saved customer update karein
address-customer-saved = Aap ke customers mein hai
address-customer-saved-now = Aap ke customers mein save ho gaya
address-customer-not-saved-because = Customer save nahi ho saka: { $reason }
address-customers-title = Customers
address-customers-search = Customer search karein
address-customers-placeholder = Naam, gali ya phone ke aakhri digits
address-customers-hint = Kam az kam do characters likhein: naam, gali ya phone number ke aakhri digits.
address-customers-searching = Aap ke customers mein search ho rahi hai…
address-customers-none = “{ $text }” ke liye koi nahi mila.
address-customers-count =
    { $count ->
        [one] { $count } customer mila
       *[other] { $count } customers mile
    }
address-use = Use karein
address-customer-use-label = { $name } ko deliver karein
address-customer-edit = { $name } ki details edit karein
address-customer-remove = { $name } ko delete karein
address-customer-remove-question = { $name } ko apne customers se delete karein?
address-customer-remove-yes = Delete karein
address-customer-remove-keep = Rehne dein
address-customer-place-kept = Text badalne se pin nahi hilti. Pin hilane ke liye koi aur jagah select karein.
address-cancel = Rehne dein
address-customer-changed = { $name } ki details badal gayin.
address-customer-removed = { $name } ko aap ke customers se delete kar diya gaya.
address-customer-not-removed = Customer delete nahi ho saka: { $reason }
