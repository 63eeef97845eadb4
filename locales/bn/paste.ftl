paste-open = মেসেজ পেস্ট করুন
paste-offer = পেস্ট করা মেসেজ পড়ুন
paste-title = মেসেজ থেকে তথ্য নিন
paste-text = কাস্টমারের মেসেজ পেস্ট করুন। এটি শুধু এই ডিভাইসেই পড়া হয়, এখনো কোনো অর্ডার হবে না।
paste-message = মেসেজ
paste-placeholder = নাম, ফোন, ঠিকানা, টাকা – যেভাবে এসেছে
paste-proposals = পাওয়া তথ্য
paste-found =
    { $count ->
        [one] { $count }টি তথ্য পাওয়া গেছে। ব্যবহারের আগে দেখে নিন।
       *[other] { $count }টি তথ্য পাওয়া গেছে। ব্যবহারের আগে দেখে নিন।
    }
paste-reading = মেসেজ পড়া হচ্ছে…
paste-not-read = এই মেসেজটি পড়া যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।
paste-nothing-yet = মেসেজে পাওয়া তথ্য এখানে দেখা যাবে।
paste-nothing-found = এই লেখায় কোনো তথ্য পাওয়া যায়নি। ফরমটি নিজে পূরণ করতে পারেন।
paste-place = ম্যাপে পিন
paste-take-field = ব্যবহার করুন: { $field }
paste-keeps-typed = আপনার লেখাটি থাকবে: { $typed }
paste-replaces-typed = আপনার লেখাটি বদলে যাবে: { $typed }
paste-unsure = কোন মূল্যটি ঠিক, বোঝা যাচ্ছে না: { $written }। নিজে লিখুন।
paste-short-link = এই ম্যাপ লিংকে জায়গাটি নেই। আগে লিংকটি খুলুন, তারপর ম্যাপ থেকে লম্বা লিংকটি কপি করুন।
paste-keys = ব্যবহার করতে { $keys } চাপুন
paste-take = তথ্য ব্যবহার করুন

prefill-filled = লিংক থেকে পূরণ হয়েছে – অর্ডারের আগে দেখে নিন
prefill-clear = মুছুন
prefill-offered = লিংকের তথ্য আপনার লেখার সঙ্গে মেলে না।
prefill-use = লিংকের তথ্য নিন
prefill-keep = আমার লেখাটি রাখুন
prefill-ignored =
    { $count ->
        [1] লিংকের একটি তথ্য পড়া যায়নি, তাই বাদ দেওয়া হয়েছে: { $names }
       *[other] লিংকের কয়েকটি তথ্য পড়া যায়নি, তাই বাদ দেওয়া হয়েছে: { $names }
    }
