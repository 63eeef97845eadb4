site-title = অর্ডার করুন
site-description = { -brand-name } দিয়ে রাইডার ডাকুন: পার্সেল, খাবার, কাগজপত্র ও উপহার। আগেই চার্জ দেখুন, ডেলিভারি লাইভ ট্র্যাক করুন, প্রমাণ রাখুন।
site-language = ভাষা: { $name }
site-languages = ভাষা
site-close-languages = ভাষার তালিকা বন্ধ করুন
site-switch-appearance = লাইট ও ডার্ক থিমের মধ্যে বদলান
site-switch-letters = নাসখ ও নাস্তালিক হরফের মধ্যে বদলান
site-sign-in = লগ ইন করুন
site-footer-links = { -brand-name } সম্পর্কে আরও
site-register = অ্যাকাউন্ট খুলুন
site-become-partner = পার্টনার হোন
site-privacy = গোপনীয়তা
site-terms = শর্তাবলি
site-api-docs = API ডকুমেন্টেশন
site-faq = প্রশ্ন ও উত্তর

site-not-found-title = পেজটি নেই
site-not-found-text = লিংকে ভুল থাকতে পারে, অথবা পেজটি সরানো হয়েছে। আপনার অর্ডার নিরাপদ আছে।
site-not-found-home = শুরুর পেজে যান

field-optional = ঐচ্ছিক
field-counter = { $used } / { $maximum }
field-counter-over = { $used } / { $maximum }: বেশি বড়
