history-range = দিন
history-range-yesterday = গতকাল
history-range-past-week = গত 7 দিন
history-range-past-month = গত 30 দিন
history-range-custom = অন্য দিন
history-today = আজকের অর্ডার আছে “অর্ডার ট্র্যাকিং” পেজে
history-from = প্রথম দিন
history-to = শেষ দিন
history-date-missing = একটি দিন বেছে নিন।
history-date-not-a-day = সঠিক তারিখ দিন।
history-date-after-today = আজকের পরের দিন বেছে নেওয়া যাবে না।
history-date-reversed = শেষ দিন প্রথম দিনের আগে হতে পারবে না।
history-date-too-long =
    { $days ->
        [one] একবারে সর্বোচ্চ { $days } দিন।
       *[other] একবারে সর্বোচ্চ { $days } দিন।
    }
history-status-any = সব স্ট্যাটাস
history-status-delivered-late = দেরিতে ডেলিভারি
history-outlet-any = সব পিকআপ লোকেশন
history-address-unreadable = এই লিংকের একটি অংশ পড়া যায়নি, তাই বাদ দেওয়া হয়েছে।

history-found =
    { $count ->
        [0] কোনো অর্ডার নেই
        [one] { $count }টি অর্ডার
       *[other] { $count }টি অর্ডার
    }
history-found-so-far =
    { $count ->
        [0] এখন পর্যন্ত কোনো অর্ডার নেই
        [one] এখন পর্যন্ত { $count }টি অর্ডার
       *[other] এখন পর্যন্ত { $count }টি অর্ডার
    }
history-found-of =
    { $count ->
        [one] { $count }টি অর্ডারের মধ্যে { $shown }টি
       *[other] { $count }টি অর্ডারের মধ্যে { $shown }টি
    }
history-searched-text =
    { $more ->
        [yes] এ পর্যন্ত লোড হওয়া অর্ডারে কোড, অর্ডার নম্বর, নাম ও ফোন দিয়ে খোঁজা হয়েছে। আরও আগের অর্ডার খুঁজতে “আরও দেখুন” চাপুন।
       *[no] এই দিনগুলোর সব অর্ডারে কোড, অর্ডার নম্বর, নাম ও ফোন দিয়ে খোঁজা হয়েছে।
    }
history-searched-phone = এই দিনগুলোর সব অর্ডার, ফোন: { $phone }।
history-searched-order = অর্ডার নম্বর দিয়ে খোঁজা হয়েছে, যেকোনো দিন ও স্ট্যাটাসে।
history-searched-foreign-order = এই পিকআপ লোকেশনের অর্ডার নম্বর শুরু হয় “{ $vendor }-” দিয়ে। অন্য লোকেশনের অর্ডার খুঁজতে আগে ওপরে সেটি বেছে নিন।
history-empty-title = এই দিনগুলোতে কোনো অর্ডার নেই
history-empty-text = অন্য দিন বা অন্য স্ট্যাটাস বেছে নিন।
history-empty-page-title = এখনো কিছু মেলেনি
history-empty-page-text = এই দিনগুলোর সবচেয়ে নতুন অর্ডারে কিছু মেলেনি। আরও আগের অর্ডার আছে।
history-resting-title = কোন দিনগুলো?
history-resting-text = ওপরে প্রথম ও শেষ দিন বেছে নিন।
history-all-statuses = সব স্ট্যাটাস দেখুন
history-show-more = আরও দেখুন
history-kept = ওপরের অর্ডারগুলো যেমন ছিল তেমনই আছে।

history-table = আগের অর্ডার
history-column-created = অর্ডারের সময়
history-column-phone = ফোন
history-column-amount = পণ্যের মূল্য
history-column-fee = চার্জ
history-column-duration = সময় লেগেছে
history-total-all =
    { $count ->
        [one] মোট { $count }টি অর্ডার
       *[other] মোট { $count }টি অর্ডার
    }
history-total-amounts = পণ্যের মূল্য

error-cant-retrieve-past-orders = আগের অর্ডারগুলো লোড করা যায়নি। { $because }
