request-section-done = সম্পূর্ণ

request-collection-time = পিকআপের সময়
request-collection-instant = এখনই
request-collection-instructions = রাইডারের জন্য নির্দেশনা

request-drop-off-title = গন্তব্য
request-details-title = ডেলিভারির বিস্তারিত
request-payment-title = পেমেন্টের সারাংশ

request-destination = ডেলিভারির ঠিকানা
request-destination-placeholder = রাস্তা, জায়গা বা { $coordinates }
request-destination-clear = ঠিকানা মুছুন
request-destination-searching = জায়গা খোঁজা হচ্ছে…
request-destination-resolving = ঠিকানা দেখা হচ্ছে…
request-destination-none = ঠিকানা পাওয়া যায়নি। বাড়ির নম্বরসহ রাস্তার নাম লিখুন, অথবা ম্যাপে জায়গাটি বেছে নিন।
request-destination-search-failed = ঠিকানা খোঁজা যায়নি: { $reason }
request-destination-details-failed = জায়গাটির তথ্য পাওয়া যায়নি।
geolocator-error-reverse = এই জায়গার কোনো ঠিকানা পাওয়া যায়নি।
error-geocoder-unavailable = এই মুহূর্তে ঠিকানা খোঁজা যাচ্ছে না।
request-unit = ফ্ল্যাট নম্বর
request-building = বিল্ডিং
request-notes-placeholder = কোন তলা, কলিং বেল, কোথায় পার্ক করবেন…
request-name = কাস্টমারের নাম
request-phone = কাস্টমারের ফোন

request-map = পিকআপ লোকেশন ও গন্তব্যের ম্যাপ
request-map-hint = গন্তব্য ঠিক করতে ম্যাপে ক্লিক করুন, অথবা পিনটি টেনে সরান।
request-map-show = ম্যাপে বেছে নিন
request-map-hide = ম্যাপ লুকান
request-map-failed = ম্যাপ এখন দেখানো যাচ্ছে না। ম্যাপ ছাড়াও সব কাজ চলবে: ঠিকানা লিখুন।

request-time = ডেলিভারির সময়
request-time-asap = এখনই
request-time-asap-hint = ডেলিভারি 60 মিনিটের মধ্যে, সাধারণত 30 মিনিট বা তার কম সময়ে
request-time-later = পরে
request-later-day = দিন
request-later-today = আজ
request-later-tomorrow = আগামীকাল
request-later-time = সময়
request-later-in =
    { $hours ->
        [0] { $minutes } মিনিট পর
       *[other] { $hours } ঘণ্টা { $minutes } মিনিট পর
    }
request-description-placeholder = ব্যাগে কী আছে?
request-amount = পণ্যের মূল্য ({ $currency })
request-item-value-warning = পণ্যের মূল্য বেশি মনে হচ্ছে। অর্ডার করার আগে মূল্যটি আবার দেখে নিন।
request-item-value-confirm = নিশ্চিত করুন
request-item-value-of = { $value }, সীমা { $limit }। এর বেশি হলে আপনাকে নিশ্চিত করতে হবে।
request-item-value-confirmed = পণ্যের মূল্য নিশ্চিত করা হয়েছে
request-cold-bag = কোল্ড ব্যাগ লাগবে
request-cold-bag-hint = রাইডার এমন ব্যাগ আনবেন, যাতে পণ্য ঠান্ডা থাকে।
request-age-check-hint = রাইডার দরজায় কাস্টমারের বয়সের প্রমাণপত্র দেখতে চাইবেন।
request-age-check-missing = এই অর্ডারে বয়স যাচাই করতে হবে। নিশ্চিত করতে “{ field-age-check }” ঘরে টিক দিন।
request-vat-add = ভ্যাট নম্বর (BIN) দিন
request-vat-hint = 8টি ইংরেজি বড় হাতের অক্ষর ও সংখ্যা

request-payment-methods = পেমেন্টের মাধ্যম
request-payment-cash-on-delivery-hint = রাইডার কাস্টমারের কাছ থেকে পণ্যের মূল্য ক্যাশে নেবেন।
request-payment-cash-on-pick-up-hint = রাইডার পিকআপ লোকেশনে আপনাকে টাকা দেবেন; কাস্টমারের কাছ থেকে কিছু নেবেন না।
request-payment-no-cash-hint = কাস্টমার আগেই টাকা দিয়েছেন।
request-payment-payment-on-delivery-hint = কাস্টমার দরজায় পণ্যের মূল্য দেবেন।
request-payment-none-hint = কোনো টাকা নেওয়া হবে না।
request-payment-not-offered = “{ $method }” এখানে নেই। পেমেন্টের অন্য মাধ্যম বেছে নিন।
error-no-payment-method-available = এই পিকআপ লোকেশনে কোনো পেমেন্টের মাধ্যম নেই। আমাদের সঙ্গে যোগাযোগ করুন।
error-payment-get-if-enabled = অনলাইন পেমেন্ট চালু আছে কি না জানা যায়নি, তাই এখন বন্ধ রাখা হয়েছে।

voucher-title = ভাউচার
voucher-placeholder = কোড
voucher-apply = ব্যবহার করুন
voucher-keep = আগেরটি রাখুন
voucher-replace = বদলান
voucher-remove = সরান
voucher-details = বিস্তারিত
voucher-waiting = ডেলিভারি চার্জ জানা গেলেই ভাউচারটি যাচাই করা হবে।
voucher-checking = ভাউচার যাচাই হচ্ছে…
voucher-percentage = ডেলিভারি চার্জে { $percent }% ছাড়
voucher-amount = ডেলিভারি চার্জে { $amount } ছাড়
voucher-valid-always = মেয়াদের শেষ তারিখ নেই
voucher-valid-until = মেয়াদ { $time } পর্যন্ত
voucher-minimum = ডেলিভারি চার্জ কমপক্ষে { $amount } হলে
voucher-maximum = সর্বোচ্চ { $amount } ছাড়
voucher-first-order = শুধু প্রথম অর্ডারের জন্য
voucher-refused-unknown = কোডটি আমাদের জানা নেই।
voucher-refused-expired = ভাউচারটির মেয়াদ শেষ।
voucher-refused-not-yet = ভাউচারটি এখনো চালু হয়নি।
voucher-refused-fee-too-small = এই ভাউচারের জন্য ডেলিভারি চার্জ যথেষ্ট নয়।
voucher-refused-not-first-order = ভাউচারটি শুধু প্রথম অর্ডারের জন্য।
voucher-refused-used-up = ভাউচারটির ব্যবহারের সীমা শেষ।
voucher-refused-used-by-vendor = এই পিকআপ লোকেশনে ভাউচারটির ব্যবহারের সীমা শেষ।
voucher-refused-other-vendor = ভাউচারটি এই পিকআপ লোকেশনের জন্য নয়।
voucher-refused-inactive = ভাউচারটি আর চালু নেই।
voucher-switched-off = এই মুহূর্তে ভাউচার ব্যবহার করা যাচ্ছে না। দেখানো ডেলিভারি চার্জে কোনো ছাড় ধরা হয়নি।
voucher-try-again-in =
    { $seconds ->
        [one] অনেকবার চেষ্টা করা হয়েছে। { $seconds } সেকেন্ড পর আবার চেষ্টা করুন।
       *[other] অনেকবার চেষ্টা করা হয়েছে। { $seconds } সেকেন্ড পর আবার চেষ্টা করুন।
    }

request-summary = সারাংশ
request-summary-more = বিস্তারিত দেখুন
request-summary-less = বিস্তারিত লুকান
request-distance = দূরত্ব
request-fee-base = বেস চার্জ
request-fee-distance = দূরত্বের চার্জ
request-fee-surcharge = পেমেন্টের মাধ্যমের জন্য বাড়তি চার্জ
request-fee-as-quoted = এই ডেলিভারির জন্য জানানো চার্জ
request-fee-moved = চার্জ আবার হিসাব করা হয়েছে: আগে ছিল { $before }, এখন { $after }।
request-fee-held = { $time } পর্যন্ত এই চার্জ · { $left }
request-fee-expired = চার্জের মেয়াদ শেষ। রাইডার ডাকলে আবার হিসাব হবে।
request-fee-expired-guest = চার্জের মেয়াদ শেষ। নতুন চার্জ দেখতে রাইডার ডাকুন, রাজি থাকলে আরেকবার ডাকুন।
request-fee-waiting = চার্জ দেখতে ডেলিভারির ঠিকানা দিন।
request-quote-asking = সেখানে ডেলিভারি হয় কি না আর চার্জ কত, দেখা হচ্ছে…
request-deliverable = সেখানে ডেলিভারি হয়: { $distance }
request-deliverable-anyway = সেখানে ডেলিভারি হয়
request-deliverable-fee = ডেলিভারি চার্জ: { $fee }
request-deliverable-fee-reduced = ডেলিভারি চার্জ: { $before } থেকে কমে { $fee }
request-collect-nothing = কিছুই না
request-collect-brief = { $amount } নিতে হবে
request-submit = রাইডার ডাকুন
request-submitting = রাইডার ডাকা হচ্ছে…
request-offline = অফলাইন: সংযোগ এলে পাঠানো হবে
request-waiting = সংযোগের অপেক্ষায়…
request-waiting-hint = অনলাইনে ফিরলেই পাঠানো হবে। পেজটি খোলা রাখুন।
request-do-not-send = পাঠাবেন না
request-undo = ফিরিয়ে নিন
request-submit-keys = অথবা { $keys } চাপুন
request-wrong-fields =
    { $count ->
        [one] { $count }টি ঘর ঠিক করতে হবে
       *[other] { $count }টি ঘর ঠিক করতে হবে
    }

request-vendor-missing = আপনার তথ্য পাওয়া যায়নি। লগ আউট করে আবার লগ ইন করুন।
request-vendor-inactive = এই পিকআপ লোকেশন সক্রিয় নয়, তাই এর জন্য রাইডার ডাকা যাবে না।
validation-fill-unit-number = কাস্টমারের ফ্ল্যাট নম্বর দিন।
request-name-missing = কাস্টমারের নাম দিন।
request-name-has-digit = কাস্টমারের নামটি সঠিক নয়।
request-phone-missing = কাস্টমারের ফোন নম্বর দিন।
request-phone-impossible = ফোন নম্বরটি সঠিক মনে হচ্ছে না।
request-phone-unusual = নম্বরটি অস্বাভাবিক মনে হচ্ছে। অনুগ্রহ করে যাচাই করুন।
request-description-too-long = 200 অক্ষরের মধ্যে লিখুন।
request-address-missing = ঠিকানা লিখুন।
request-coordinates-missing = ম্যাপে এই ঠিকানার জায়গা পাওয়া যায়নি।
request-amount-missing = পণ্যের সঠিক মূল্য দিন।
request-amount-unreadable = পণ্যের সঠিক মূল্য দিন। এভাবে লিখুন: { $forms }
request-amount-below-minimum = পণ্যের মূল্য কমপক্ষে { $amount } { $currency } হতে হবে।
request-payment-method-missing = পেমেন্টের মাধ্যম বেছে নিন।
request-preorder-in-past = ডেলিভারির জন্য সামনের কোনো সময় বেছে নিন।
request-preorder-too-far = আগামী 2 দিনের মধ্যে ডেলিভারির সময় বেছে নিন।
request-preorder-outside-hours = সার্ভিসের সময়ের মধ্যে ডেলিভারির সময় বেছে নিন।
request-notes-too-long = নোট বেশি বড়।
request-address-too-long = ঠিকানা বেশি বড়।
request-vat-wrong-length = ভ্যাট নম্বর (BIN) 8 অক্ষরের হতে হবে। আবার দেখে নিন।
request-vat-invalid = ভ্যাট নম্বর (BIN) সঠিক নয়। আবার দেখে নিন।

request-error-undeliverable-address = সেখানে এই অর্ডার ডেলিভারি করা যায় না।
request-deliverability-unknown = সেখানে ডেলিভারি হয় কি না, জানা যায়নি।
request-error-cannot-compute-price = এই অর্ডারের ডেলিভারি চার্জ হিসাব করা যায়নি।
error-store-closed = দোকান এখন বন্ধ।
request-not-created = অর্ডারটি করা যায়নি।
request-nothing-lost = আপনি যা লিখেছেন, সব আছে। আবার চেষ্টা করলেই হবে।
request-kept = আপনি যা লিখেছেন, সব আছে।
error-fee-recompute = চার্জের মেয়াদ শেষ। আবার হিসাব করা হচ্ছে…
error-fee-changed = ডেলিভারি চার্জ বদলে গেছে।
request-fee-changed-text = আগে ছিল { $before }, এখন { $after }। নতুন চার্জে রাইডার ডাকবেন?
request-fee-changed-accept = { $after } দিয়ে ডাকুন
request-fee-changed-refuse = ডাকবেন না
request-pushed = অর্ডার করা হয়েছে!
request-already-placed = আগের চেষ্টাতেই এই অর্ডার করা হয়েছে, তাই আবার করা হয়নি। আপনার অর্ডারগুলোতে দেখে নিন।
request-draft-restored = আপনি যা লিখেছিলেন, তা রাখা আছে।

unable-to-fetch-vendor = মার্চেন্টের তথ্য পাওয়া যায়নি।
request-closed-title = আমরা এখন বন্ধ আছি
request-closed-hours = সার্ভিসের সময়: { $from } থেকে { $to }। এখন { $currentTime }
request-closed-hint = আবার খুললেই রাইডার ডাকতে পারবেন।
request-closed-check = আবার দেখুন
request-no-location-other = এর মধ্যে অন্য পিকআপ লোকেশন বেছে নিতে পারেন।
