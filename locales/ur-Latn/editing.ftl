edit-order-action = Edit karein
edit-title = Order edit karein
edit-banner = { $name } ka order edit ho raha hai ({ $day })
edit-cancel = Edit karna chhorein
edit-not-available = Orders yahan edit nahi ho sakte. Yeh nayi request hai.
edit-nothing-changed = Save karne ke liye koi tabdeeli nahi.
edit-lock-customer = Order ka customer nahi badal sakta
edit-lock-settled = Order book hote waqt tay ho gaya
edit-lock-status = Is step par yeh nahi badal sakta
edit-moved-on = Aap ke kholne ke baad yeh order aage barh chuka hai aur ab edit nahi ho sakta.
edit-moved-on-kept = Aap ne jo likha hai woh page chhorne tak yahan save hai.
edit-follow = Yeh order track karein
edit-new-request = Doosra rider bulayein
edit-locked-title = Yeh order ab edit nahi ho sakta
edit-locked-text = Order { $orderId } ab edit nahi ho sakta. Isay track karein, ya doosra rider bulayein.
edit-unreadable-title = Yeh order nahi khul saka
edit-not-found = Is pick-up point par order { $orderId } maujood nahi.
edit-changes =
    { $count ->
        [0] Tabdeeliyan
        [one] { $count } tabdeeli
       *[other] { $count } tabdeeliyan
    }
edit-changes-none = Abhi koi tabdeeli nahi.
edit-change-position = Map par jagah
edit-change-nothing = kuch nahi
edit-change-before = Pehle:
edit-change-after = Ab:
edit-change-moved = { $distance } shift hui
edit-fee-more = { $amount } zyada
edit-fee-less = { $amount } kam
edit-fee-changed-text = Pehle { $before } thi, ab { $after } hai. Nayi fees ke saath tabdeeli save karein?
edit-fee-changed-accept = { $after } mein save karein
edit-fee-changed-refuse = Save na karein
edit-kept-charge-title = Farq ki raqam wapas nahi hogi
request-updated = Order update ho gaya!
request-not-updated = Yeh order update nahi ho saka
again-action = Dobara book karein
again-banner = { $name } ke liye dobara order ({ $day })
again-banner-hint = Fees ka naya hisab hoga. Saman aur us ki qeemat check kar lein.
again-cancel = Khali form se shuru karein
again-check = { $day } ke order se – check kar lein
request-placed-elsewhere = Yeh order doosre tab mein book ho chuka hai, is liye dobara book nahi hua. Order yeh hai.
edit-kept-charge = Aap ne card se { $paid } pay kiye the. Delivery ki fees ab { $fee } hai, aur { $left } ka farq wapas nahi hoga.
