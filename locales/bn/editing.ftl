edit-order-action = এডিট করুন
edit-title = অর্ডার এডিট
edit-banner = আপনি অর্ডার এডিট করছেন: { $name } ({ $day })
edit-cancel = এডিট বন্ধ করুন
edit-not-available = এখানে অর্ডার এডিট করা যায় না। এটি নতুন অর্ডারের ফরম।
edit-nothing-changed = সেভ করার মতো কোনো পরিবর্তন নেই।
edit-lock-customer = অর্ডারটি কার জন্য, তা বদলানো যায় না
edit-lock-settled = অর্ডার করার সময়ই ঠিক হয়েছে
edit-lock-status = এই পর্যায়ে এটি বদলানো যায় না
edit-moved-on = আপনি খোলার পর অর্ডারটি এগিয়ে গেছে, তাই আর বদলানো যাবে না।
edit-moved-on-kept = আপনি যা লিখেছেন, এখান থেকে না যাওয়া পর্যন্ত তা থাকবে।
edit-follow = অর্ডারটি ট্র্যাক করুন
edit-new-request = আরেকজন রাইডার ডাকুন
edit-locked-title = এই অর্ডার আর বদলানো যাবে না
edit-locked-text = অর্ডার { $orderId } আর বদলানো যাবে না। এটি ট্র্যাক করতে পারেন, অথবা আরেকজন রাইডার ডাকতে পারেন।
edit-unreadable-title = অর্ডারটি খোলা যায়নি
edit-not-found = এই পিকআপ লোকেশনে অর্ডার { $orderId } নেই।
edit-changes =
    { $count ->
        [0] পরিবর্তন
        [one] { $count }টি পরিবর্তন
       *[other] { $count }টি পরিবর্তন
    }
edit-changes-none = এখনো কোনো পরিবর্তন নেই।
edit-change-position = ম্যাপের জায়গা
edit-change-nothing = কিছু নেই
edit-change-before = আগে:
edit-change-after = পরে:
edit-change-moved = { $distance } সরানো হয়েছে
edit-fee-more = { $amount } বেশি
edit-fee-less = { $amount } কম
edit-fee-changed-text = আগে ছিল { $before }, এখন { $after }। নতুন চার্জে পরিবর্তন সেভ করবেন?
edit-fee-changed-accept = { $after } দিয়ে সেভ করুন
edit-fee-changed-refuse = সেভ করবেন না
edit-kept-charge-title = বাড়তি টাকা ফেরত দেওয়া হয় না
request-updated = অর্ডার আপডেট হয়েছে!
request-not-updated = অর্ডারটি আপডেট করা যায়নি।

again-action = আবার অর্ডার করুন
again-banner = আবার অর্ডার করছেন: { $name } ({ $day })
again-banner-hint = ডেলিভারি চার্জ আবার হিসাব করা হবে। পণ্য ও পণ্যের মূল্য দেখে নিন।
again-cancel = ফাঁকা ফরম দিয়ে শুরু করুন
again-check = { $day } তারিখের অর্ডার থেকে – দেখে নিন

request-placed-elsewhere = অন্য ট্যাবে এই অর্ডার আগেই করা হয়েছে, তাই আবার করা হয়নি। অর্ডারটি এখানে।
edit-kept-charge = আপনি কার্ডে { $paid } দিয়েছেন। ডেলিভারি চার্জ এখন { $fee }। বাড়তি { $left } ফেরত দেওয়া হয় না।
