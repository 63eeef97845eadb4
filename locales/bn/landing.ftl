landing-eyebrow = ব্যবসার জন্য অন-ডিমান্ড ডেলিভারি · { $country }
landing-title = এখনই পাঠান। পৌঁছানো পর্যন্ত দেখুন।
landing-lead = পার্সেল, খাবার, কাগজপত্র ও উপহার পাঠাতে { -brand-name } আপনার কাউন্টারে রাইডার পাঠায়, আর সঠিক হাতে পৌঁছানো পর্যন্ত প্রতিটি মিনিট দেখায়।
landing-request-as-guest = গেস্ট হিসেবে রাইডার ডাকুন
landing-request-as-guest-busy = একটু অপেক্ষা করুন…
landing-example-status = পথে আছে
landing-example-arrival = { $minutes } মিনিটে পৌঁছাবে

landing-facts = এক নজরে
landing-fact-minutes-value = { $minutes } মিনিট
landing-fact-promise = এর মধ্যেই ডেলিভারি
landing-fact-typical = বা তার কম লাগে সাধারণত
landing-fact-weight-value = { $kg } কেজি
landing-fact-weight = পর্যন্ত প্রতি ডেলিভারিতে পাঠানো যায়
landing-fact-distance = পর্যন্ত রাইডার যান
landing-fact-nothing = যেদিন ডেলিভারি নেই, সেদিন

landing-how-title = তিন ধাপে আপনার কাউন্টার থেকে কাস্টমারের দরজায়
landing-how-where-title = কোথা থেকে কোথায়, বলুন
landing-how-where-text = পিকআপ লোকেশন ও গন্তব্য বেছে নিন। নিশ্চিত করার আগেই দূরত্ব, পিকআপের আনুমানিক সময় ও ডেলিভারি চার্জ দেখবেন।
landing-how-ride-title = রাইডার পিকআপ করবেন
landing-how-ride-text = কাছের একজন রাইডার আপনার কাউন্টার থেকে অর্ডার নিয়ে যাবেন। তাঁর নাম, নম্বর আর কখন অর্ডার তৈরি রাখতে হবে, সব জানবেন।
landing-how-door-title = দরজা পর্যন্ত ট্র্যাক করুন
landing-how-door-text = ম্যাপে রাইডারকে দেখুন, কাস্টমারকে লিংক দিন, আর হস্তান্তরের প্রমাণ রাখুন।

landing-why-title = ব্যস্ত কাউন্টারের জন্য তৈরি
landing-why-text = দুপুরের ভিড়, লম্বা লাইন, এক হাত খালি: যা দরকার, এক নজরে বা এক চাপেই পাবেন।
landing-why-live-title = লাইভ, মিনিটে মিনিটে
landing-why-live-text = স্ট্যাটাস, রাইডার ও আনুমানিক সময় আপনার সামনেই বদলায়। কোথায় আছে জানতে ফোন করতে হয় না।
landing-why-proof-title = প্রতিটি হস্তান্তরের প্রমাণ
landing-why-proof-text = পিকআপ, ডেলিভারি ও ফেরত: সবকিছুর রেকর্ড অর্ডারের সঙ্গে থাকে।
landing-why-share-title = কাস্টমারের জন্য লিংক
landing-why-share-text = কাস্টমার নিজের ফোনে ডেলিভারি ট্র্যাক করেন; অ্যাপ বা অ্যাকাউন্ট লাগে না।
landing-why-outlets-title = সব আউটলেট এক স্ক্রিনে
landing-why-outlets-text = সব পিকআপ লোকেশনের জন্য একটিই লগ ইন, প্রতিটির অর্ডার আলাদা।
landing-why-history-title = কিছুই হারায় না
landing-why-history-text = নম্বর, নাম বা ফোন দিয়ে আগের যেকোনো অর্ডার খুঁজুন, হিসাবের জন্য এক্সপোর্ট করুন।
landing-why-goods-title = যা-ই পাঠান
landing-why-goods-text = পার্সেল, গরম খাবার, সই করা চুক্তি, ফুলের তোড়া: সবকিছুতে একই কয়েকটি ধাপ।

landing-pay-title = যতটুকু ডেলিভারি, ততটুকু খরচ
landing-pay-text = সাবস্ক্রিপশন নেই, ন্যূনতম সীমাও নেই। যেদিন ডেলিভারি নেই, সেদিন খরচও নেই।
landing-pay-country = ডেলিভারি চার্জ · { $country }
landing-pay-base = বেস চার্জ
landing-pay-per-km = প্রতি কিলোমিটার
landing-pay-cash = ক্যাশ অন ডেলিভারি
landing-pay-maximum = সর্বোচ্চ
landing-pay-no-commission = আপনার বিক্রিতে কোনো কমিশন নেই
landing-pay-from-km = { $km } কিমি থেকে হিসাব হয়।
landing-pay-from-km-by-place =
    { $code ->
        [BD] ঢাকায়
        [TH] ব্যাংককে
       *[other] রাজধানীতে
    } { $km } কিমি থেকে, অন্য শহরে { $outsideKm } কিমি থেকে হিসাব হয়।
landing-pay-expect = যা জানা দরকার
landing-pay-expect-first = নিশ্চিত করার আগেই সঠিক চার্জ দেখবেন, পরে তা বদলায় না।
landing-pay-expect-distance = চার্জ নির্ভর করে দুই ঠিকানার দূরত্বের ওপর; আন্দাজ করার মতো আর কিছু নেই।
landing-pay-expect-nothing = শুরুর খরচ নেই, চুক্তির মেয়াদ নেই, বন্ধের দিনে কোনো ফি নেই।

landing-fee-title = খরচ কত হবে?
landing-fee-distance = দূরত্ব
landing-fee-km = { $km } কিমি
landing-fee-place = পিকআপ লোকেশন কোথায়?
landing-fee-place-capital =
    { $code ->
        [BD] ঢাকায়
        [TH] ব্যাংককে
       *[other] রাজধানীতে
    }
landing-fee-place-outside = অন্য শহরে
landing-fee-with-cash = রাইডার ক্যাশ নেবেন
landing-fee-line-distance = দূরত্বের চার্জ
landing-fee-total = ডেলিভারি চার্জ
landing-fee-note = এটি একটি উদাহরণ: কিলোমিটারের অংশও পুরো কিলোমিটার ধরা হয়। আপনি যে চার্জ নিশ্চিত করবেন, তা সঠিক ঠিকানা ধরে হিসাব করা হয়।

landing-fleet-title = রাইডাররা রাস্তাতেই আছেন
landing-fleet-text = আপনাকে কাউকে নিয়োগ দিতে, বিমা করাতে বা ডিউটি ভাগ করে দিতে হয় না। দরকারের সময় রাইডার কাছেই থাকেন, দরকার না থাকলে কোনো খরচ নেই।
landing-fleet-bicycle-title = সাইকেল
landing-fleet-bicycle-text = কাগজপত্র ও ছোট উপহার, সরু গলি দিয়েও।
landing-fleet-scooter-title = স্কুটার
landing-fleet-scooter-text = খাবার ও পার্সেল, কয়েক মিনিটে শহরের অন্য পাশে।
landing-fleet-bag-title = ইনসুলেটেড ব্যাগ
landing-fleet-bag-text = গরম থাকে গরম, ঠান্ডা থাকে ঠান্ডা, কিছুই দুমড়ে যায় না।

landing-start-title = প্রথম রাইডার আজই ডাকুন
landing-start-register =
    { $registration ->
        [PV] আপনার মার্চেন্ট কোড দিয়ে অ্যাকাউন্ট খুলুন।
       *[NPV] আপনার ব্যবসার নাম দিয়ে অ্যাকাউন্ট খুলুন।
    }
landing-start-confirm = { $hours } ঘণ্টার মধ্যে ইমেইল নিশ্চিত করুন।
landing-start-request = রাইডার ডাকুন। ব্যস, এটুকুই।

landing-faq-what = কী কী পাঠানো যায়?
landing-faq-what-answer = পার্সেল, খাবার, কাগজপত্র ও উপহার, যদি তা আইনে অনুমোদিত হয় এবং একজন রাইডার বহন করতে পারেন।
landing-faq-what-letters = { $grams } গ্রামের কম ওজনের লিখিত বার্তা, যেমন চিঠি, পাঠানো যায় না।
landing-faq-fast = কত সময় লাগে?
landing-faq-fast-answer = “এখনই” মানে { $minutes } মিনিটের মধ্যে ডেলিভারি। সাধারণত { $typical } মিনিট বা তার কম সময় লাগে।
landing-faq-heavy = ওজন কত হতে পারে?
landing-faq-heavy-answer = প্রতি ডেলিভারিতে { $kg } কেজি পর্যন্ত।
landing-faq-value = পণ্যের মূল্য কত হতে পারে?
landing-faq-value-answer = প্রতি ডেলিভারিতে { $amount } পর্যন্ত।
landing-faq-value-and-weight-answer = ওজন { $kg } কেজির বেশি হলে মূল্য সর্বোচ্চ { $amount }।
landing-faq-far = কত দূর পর্যন্ত ডেলিভারি হয়?
landing-faq-far-answer = পিকআপ লোকেশন থেকে { $km } কিমি পর্যন্ত।
landing-faq-far-nationwide-answer = পিকআপ লোকেশন থেকে { $km } কিমি পর্যন্ত, সারা দেশে।
landing-faq-cost = খরচ কত?
landing-faq-cost-answer = { $base }, সঙ্গে প্রতি কিলোমিটারে { $perKm }।
landing-faq-cost-range = দূরত্ব অনুযায়ী প্রতি ডেলিভারিতে প্রায় { $base } থেকে { $maximum }।
landing-faq-cost-cash = ক্যাশ অন ডেলিভারিতে আরও { $amount } যোগ হয়।
landing-faq-cost-no-commission = আমরা কোনো কমিশন নিই না।
landing-faq-guest = অ্যাকাউন্ট লাগবে?
landing-faq-guest-answer = না। গেস্ট হিসেবেও রাইডার ডাকতে পারেন; অ্যাকাউন্ট থাকলে আপনার ঠিকানা, কাস্টমার ও আগের অর্ডার জমা থাকে।
