address-origin-title = রাইডাররা কোথা থেকে অর্ডার পিকআপ করবেন?
address-origin-lead = { $name }: এখনো ঠিকানা দেওয়া হয়নি। ঠিকানা লিখুন বা ম্যাপে পিন বসান, যাতে রাইডার সহজে পৌঁছান। একবার দিলেই হবে।
address-origin-change-title = পিকআপ লোকেশন বদলান
address-origin-change-lead = { $name }: এখন থেকে সব অর্ডারে নতুন ঠিকানা ব্যবহার হবে। কাস্টমারের যে তথ্য লিখেছেন, তা থাকবে।
address-origin-change = বদলান
address-origin-change-label = পিকআপ লোকেশন বদলান
address-origin-text = পিকআপ লোকেশনের ঠিকানা
address-origin-map = পিকআপ লোকেশনের ম্যাপ
address-origin-map-hint = পিকআপ লোকেশন ঠিক করতে ম্যাপে ক্লিক করুন, অথবা পিনটি টেনে সরান।
address-origin-notes-placeholder = পেছনের গেট, কাউন্টারে বেল দিন, কোথায় পার্ক করবেন…
address-postal-code = পোস্ট কোড
address-city = শহর
address-origin-save = ঠিকানা সেভ করুন
address-origin-keep = আগেরটিই রাখুন
address-no-coordinates = ম্যাপে এই ঠিকানার জায়গা পাওয়া যায়নি।
address-saved = ঠিকানা সেভ হয়েছে
address-not-saved = ঠিকানা সেভ করা যায়নি।
address-not-updated = ঠিকানা আপডেট করা যায়নি।
address-details-kept = দেখে নিন, এগুলো আগের ঠিকানার জন্য লেখা: { $fields }

address-options-list = খুঁজে পাওয়া কাস্টমার ও জায়গা
address-options-found =
    { $count ->
        [one] { $count }টি সাজেশন। বেছে নিতে অ্যারো কী চাপুন।
       *[other] { $count }টি সাজেশন। বেছে নিতে অ্যারো কী চাপুন।
    }
address-customers-group = আপনার কাস্টমার
address-places-group = জায়গা
address-last-customers = সাম্প্রতিক কাস্টমার
address-customer-used =
    { $count ->
        [1] একবার অর্ডার করা হয়েছে
       *[other] { $count } বার অর্ডার করা হয়েছে
    }
address-customers-failed = সেভ করা কাস্টমার খোঁজা যায়নি।

address-pin-away = পিনটি এই ঠিকানা থেকে { $distance } দূরে।
address-pin-at = পিনের জায়গা: { $address }
address-pin-take = পিনের ঠিকানা ব্যবহার করুন
address-pin-move = পিনটি ঠিকানায় সরান

address-known = এই ফোন নম্বরে সেভ করা আছে
address-known-fill = ফাঁকা ঘর পূরণ করুন
address-known-replace = বদলে দিন
address-known-decline = এই কাস্টমার নন
address-customer-save = কাস্টমার সেভ করুন
address-customer-update = সেভ করা তথ্য আপডেট করুন
address-customer-saved = আপনার কাস্টমারের তালিকায় আছে
address-customer-saved-now = আপনার কাস্টমারের তালিকায় সেভ হয়েছে
address-customer-not-saved-because = কাস্টমার সেভ করা যায়নি: { $reason }

address-customers-title = কাস্টমার
address-customers-search = আপনার কাস্টমার খুঁজুন
address-customers-placeholder = নাম, রাস্তা বা ফোনের শেষ কয়েকটি সংখ্যা
address-customers-hint = কমপক্ষে দুটি অক্ষর লিখুন: নাম, রাস্তা বা ফোন নম্বরের শেষ কয়েকটি সংখ্যা।
address-customers-searching = কাস্টমার খোঁজা হচ্ছে…
address-customers-none = “{ $text }” দিয়ে কাউকে পাওয়া যায়নি।
address-customers-count =
    { $count ->
        [one] { $count } জন কাস্টমার পাওয়া গেছে
       *[other] { $count } জন কাস্টমার পাওয়া গেছে
    }
address-use = ব্যবহার করুন
address-customer-use-label = এই কাস্টমারকে ডেলিভারি: { $name }
address-customer-edit = এডিট করুন: { $name }
address-customer-remove = মুছুন: { $name }
address-customer-remove-question = আপনার কাস্টমারের তালিকা থেকে মুছবেন: { $name }?
address-customer-remove-yes = মুছুন
address-customer-remove-keep = রেখে দিন
address-customer-place-kept = লেখা বদলালে পিন সরে না। পিন সরাতে অন্য জায়গা বেছে নিন।
address-cancel = বাদ দিন
address-customer-changed = তথ্য বদলানো হয়েছে: { $name }।
address-customer-removed = আপনার কাস্টমারের তালিকা থেকে মুছে ফেলা হয়েছে: { $name }।
address-customer-not-removed = কাস্টমার মোছা যায়নি: { $reason }
