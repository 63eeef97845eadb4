order-tracking-title = অর্ডার ট্র্যাকিং
order-search-label = অর্ডার খুঁজুন
order-search =
    .placeholder = নাম, ফোন, কোড বা অর্ডার নম্বর
order-search-short =
    .placeholder = খুঁজুন
order-lists = অগ্রগতি অনুযায়ী অর্ডার
order-list-new = নতুন
order-list-scheduled = শিডিউল করা
order-list-collected = পিকআপ হয়েছে
order-list-delivered = ডেলিভারি হয়েছে
order-list-cancelled = বাতিল হয়েছে
order-list-results = পাওয়া গেছে
order-list-needing =
    { $count ->
        [one] { $count }টিতে নজর দরকার
       *[other] { $count }টিতে নজর দরকার
    }
order-live = লাইভ
order-connecting = সংযোগ হচ্ছে
order-reconnecting = আবার সংযোগ হচ্ছে
order-updated-ago = { $ago } আপডেট হয়েছে
order-waiting =
    { $count ->
        [one] নতুন { $count }টি অর্ডার দেখুন
       *[other] নতুন { $count }টি অর্ডার দেখুন
    }
order-status = স্ট্যাটাস
order-column-amount = টাকা নিতে হবে
order-scheduled-for = শিডিউল: { $time }
order-nothing-to-collect = টাকা নিতে হবে না
order-announce-one = কাস্টমার { $customer }, অর্ডার: { $status }
order-announce-several =
    { $count ->
        [one] { $count }টি অর্ডারে পরিবর্তন হয়েছে
       *[other] { $count }টি অর্ডারে পরিবর্তন হয়েছে
    }
order-empty-new-title = নতুন অর্ডার নেই
order-empty-new-text = রাইডার ডাকলেই অর্ডারটি সঙ্গে সঙ্গে এখানে দেখা যাবে।
order-empty-scheduled-title = শিডিউল করা অর্ডার নেই
order-empty-scheduled-text = আজকের ও আগামী দুই দিনের শিডিউল করা অর্ডার সময় না হওয়া পর্যন্ত এখানে থাকে।
order-empty-collected-title = পথে কোনো অর্ডার নেই
order-empty-collected-text = রাইডার অর্ডার পিকআপ করলেই এখানে ট্র্যাক করতে পারবেন।
order-empty-delivered-title = আজ এখনো কোনো ডেলিভারি হয়নি
order-empty-delivered-text = আজ যেসব অর্ডার ডেলিভারি হয়েছে বা ফেরত এসেছে, সেগুলো এখানে থাকে।
order-empty-cancelled-title = আজ কোনো অর্ডার বাতিল হয়নি
order-empty-cancelled-text = এমনটাই ভালো।
order-empty-results-title = কোনো অর্ডার মেলেনি
order-empty-results-text = শুধু চলমান অর্ডারে খোঁজা হয়েছে। নামের অংশ, ফোন নম্বর, কোড বা অর্ডার নম্বর দিয়ে খুঁজুন।
order-clear-search = সার্চ মুছুন
order-lists-kept = ওপরের তালিকাগুলো পুরোনো হতে পারে।

order-details =
    .aria-label = অর্ডারের বিস্তারিত
order-details-none-title = একটি অর্ডার বেছে নিন
order-details-none-text = এখানে অর্ডারের অগ্রগতি, রাইডার ও কাস্টমারের তথ্য দেখা যাবে।
order-details-close =
    .aria-label = বিস্তারিত বন্ধ করুন
order-details-back =
    .aria-label = তালিকায় ফিরে যান
order-not-found-title = অর্ডারটি পাওয়া যায়নি
order-not-found-text = এটি অন্য পিকআপ লোকেশনের হতে পারে, অথবা লিংকে ভুল থাকতে পারে।
order-code = অর্ডার কোড
order-number = অর্ডার নম্বর
order-copy-number =
    .aria-label = অর্ডার নম্বর কপি করুন
order-copy-failed = কপি করা যায়নি। লেখাটি সিলেক্ট করে নিজে কপি করুন।
order-more-actions = আরও অপশন
order-share-tracking-text = আপনার অর্ডার এখানে ট্র্যাক করুন:
order-placed-at = অর্ডারের সময়: { $time }
order-progress = অগ্রগতি
order-rider = রাইডার
order-rider-none = এখনো রাইডার নেই
order-rider-seen = সর্বশেষ দেখা গেছে { $ago }
order-call =
    .aria-label = কল করুন: { $name }, { $phone }
order-customer = কাস্টমার
order-recipient-notes = ট্র্যাকিং লিংক থেকে কাস্টমারের নোট
order-cold-bag = কোল্ড ব্যাগ
order-payment = পেমেন্ট
order-payment-paid = আগেই পেমেন্ট হয়েছে
order-fees = ডেলিভারি চার্জ
order-address = ঠিকানা
order-cancelled-because = কারণ: { $reason }
order-pin-destination = কাস্টমার: { $name }
order-map-failed = ম্যাপ দেখানো যাচ্ছে না। এর সব তথ্য নিচে আছে।

order-cancel = অর্ডার বাতিল করুন
order-cancel-refused-too-early = অর্ডারটি সিস্টেমে এলে বাতিল করা যাবে।
order-cancel-refused-within-grace = পেমেন্ট এইমাত্র নিশ্চিত হয়েছে। { $left } পরে বাতিল করা যাবে।
order-cancel-refused-too-far-along = রাইডার অর্ডারটি নিয়ে কাজ শুরু করেছেন, তাই এখান থেকে আর বাতিল করা যাবে না।
order-cancel-refused-delayed = দেরি হচ্ছে এমন অর্ডার এখান থেকে বাতিল করা যায় না।
order-cancel-refused-finished = অর্ডারটি শেষ হয়ে গেছে।
order-cancel-refused-unknown-status = অর্ডারটির স্ট্যাটাস জানা নেই, তাই এখান থেকে বাতিল করা যাবে না।
order-cancel-title = কাস্টমার { $customer }: অর্ডারটি বাতিল করবেন?
order-cancel-text = আমরা রাইডার ও কাস্টমারকে জানিয়ে দেব। বাতিল করলে আর ফেরানো যাবে না।
order-cancel-why = কেন বাতিল করছেন?
order-cancel-reason-customer-cancelled = কাস্টমার বাতিল করেছেন
order-cancel-reason-item-unavailable = পণ্য স্টকে নেই
order-cancel-reason-wrong-details = তথ্য ভুল
order-cancel-reason-delay-too-long = বেশি সময় লাগছে
order-cancel-reason-other = অন্য কারণ
order-cancel-words = কারণটি লিখুন
order-cancel-problem-reason-missing = একটি কারণ বেছে নিন।
order-cancel-problem-text-missing = কারণটি অল্প কথায় লিখুন।
order-cancel-problem-text-too-long = 200 অক্ষরের মধ্যে লিখুন।
order-cancel-keep = অর্ডার চালু রাখুন
order-was-cancelled = কাস্টমার { $customer }: অর্ডারটি বাতিল হয়েছে।
action-attempt-cancel = অর্ডার বাতিল হচ্ছে…

error-cant-retrieve-current-orders = চলমান অর্ডারগুলো লোড করা যায়নি। { $because }
error-cant-cancel-order = অর্ডারটি বাতিল করা যায়নি। { $because }
order-not-loaded = এটি লোড করা যায়নি। { $because }
