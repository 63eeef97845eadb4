bulk-intro = একসঙ্গে অনেক রাইডার ডাকুন: স্প্রেডশিট পূরণ করুন, চিহ্নিত ঘরগুলো ঠিক করুন, তারপর অর্ডার করুন।
bulk-another-file = অন্য ফাইল
bulk-correct = সারি ঠিক করুন
bulk-file-not-taken = এই ফাইল ব্যবহার করা যাবে না।
bulk-not-placed-yet = আপলোড { $id }: অর্ডারগুলো এখনো করা হয়নি। সেখান থেকে অর্ডার করতে পারবেন।

job-history-error = আপলোডের তালিকা পাওয়া যায়নি।
template-file-error = টেমপ্লেট ডাউনলোড করা যায়নি।
view-details-error = আপলোডের বিস্তারিত পাওয়া যায়নি।
file-upload-error = ফাইল আপলোড করা যায়নি।
place-order-error = অর্ডার করার সময় সমস্যা হয়েছে।
place-order-success = সব অর্ডার করা হয়েছে
bulk-placed-partly =
    { $placed ->
        [0] কোনো অর্ডার করা হয়নি।
        [1] একটি অর্ডার করা হয়েছে।
       *[other] { $placed }টি অর্ডার করা হয়েছে।
    } { $left ->
        [1] একটি সারির অর্ডার হয়নি: কারণ দেখুন।
       *[other] { $left }টি সারির অর্ডার হয়নি: কারণ দেখুন।
    }

bulk-history = আগের আপলোড
bulk-history-empty = এখনো কোনো ফাইল নেই
bulk-history-empty-text = আপলোড করা ফাইল ও সেগুলোর অর্ডারের স্ট্যাটাস এখানে দেখা যাবে।
bulk-view-details = বিস্তারিত দেখুন
bulk-view-details-of = আপলোড { $id }: বিস্তারিত দেখুন
bulk-job-id = আপলোড
bulk-job-created-by = আপলোড করেছেন
bulk-job-created-at = আপলোডের সময়
bulk-job-rows = সঠিক সারি
bulk-job-title-at = বাল্ক অর্ডার, { $at }
bulk-job-made = আপলোড করেছেন { $by }, { $at }
bulk-all-jobs = সব বাল্ক অর্ডার

bulk-job-ready = অর্ডারের জন্য তৈরি
bulk-job-ready-with-errors = তৈরি, কিছু সারিতে ভুল
bulk-job-no-row-ready = কোনো সারি অর্ডার করা যাবে না
bulk-job-being-placed = অর্ডার করা হচ্ছে
bulk-job-placed = অর্ডার হয়েছে
bulk-job-placed-partly = অর্ডার হয়েছে, কিছু সারিতে ভুল
bulk-job-not-placed = অর্ডার হয়নি
bulk-job-unknown = অজানা

bulk-result-ready =
    { $count ->
        [0] অর্ডার করার জন্য কিছু তৈরি নেই
        [one] { $count }টি অর্ডার করার জন্য তৈরি
       *[other] { $count }টি অর্ডার করার জন্য তৈরি
    }
bulk-result-placed =
    { $count ->
        [0] কোনো অর্ডার করা হয়নি
        [one] { $count }টি অর্ডার করা হয়েছে
       *[other] { $count }টি অর্ডার করা হয়েছে
    }
bulk-summary = আপলোডের সারাংশ
bulk-total-rows = মোট সারি
bulk-total-to-be-placed = অর্ডার বাকি
bulk-total-placed = অর্ডার হয়েছে
bulk-total-errors = ভুল

bulk-rows = ফাইলের সারি
bulk-rows-shown = যে সারিগুলো দেখানো হচ্ছে
bulk-show-all = সব
bulk-show-errors = ভুল
bulk-show-to-be-placed = অর্ডার বাকি
bulk-show-placed = অর্ডার হয়েছে
bulk-show-none = এমন সারি নেই।
bulk-rows-number = সারি
bulk-rows-address = ডেলিভারির ঠিকানা
bulk-rows-order = অর্ডারের বিস্তারিত
bulk-rows-delivery = ডেলিভারি
bulk-row-to-be-placed = অর্ডার বাকি
bulk-row-error = ভুল
bulk-row-placed = অর্ডার হয়েছে
bulk-row-not-placed = অর্ডার হয়নি
bulk-row-unknown = অজানা
bulk-delivery-instant = এখনই
bulk-delivery-scheduled = শিডিউল: { $at }

bulk-place =
    { $count ->
        [1] একটি অর্ডার করুন
       *[other] { $count }টি অর্ডার করুন
    }
bulk-place-title =
    { $count ->
        [1] একটি অর্ডার করবেন?
       *[other] { $count }টি অর্ডার করবেন?
    }
bulk-place-cash = ক্যাশ নিতে হবে
bulk-place-points = যেখানে পিকআপ হবে
bulk-place-left-out =
    { $count ->
        [1] একটি সারি বাদ থাকবে।
       *[other] { $count }টি সারি বাদ থাকবে।
    }
bulk-place-for-good = সঙ্গে সঙ্গে রাইডার পাঠানো হবে। এরপর অর্ডার শুধু একটি একটি করে বাতিল করা যাবে।
bulk-place-not-yet = এখন নয়
bulk-placing = অর্ডার করা হচ্ছে। এই পেজ ছেড়ে গেলেও কাজ চলবে।

bulk-error-unknown = অজানা ভুল
bulk-address-not-found = ঠিকানাটি পাওয়া যায়নি।
bulk-address-inexact = ঠিকানাটি সঠিকভাবে মেলেনি। রাস্তা, বাড়ির নম্বর ও শহর অথবা স্থানাঙ্ক লিখুন।
bulk-fee-changed = ডেলিভারি চার্জ বদলে গেছে। দেখে নিয়ে আবার অর্ডার করুন।
bulk-text-too-long = লেখাটি { $most } অক্ষরের বেশি।
bulk-text-unreadable = লেখায় এমন একটি অক্ষর আছে, যা পড়া যাচ্ছে না। আবার লিখুন।
