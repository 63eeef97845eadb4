bulk-column-phone-number = ফোন নম্বর
bulk-column-unit = ফ্ল্যাট নম্বর
bulk-column-payment-type = পেমেন্টের ধরন
bulk-column-deliver-at = ডেলিভারির সময়

bulk-payment-paid = আগেই পেমেন্ট হয়েছে
bulk-payment-online = অনলাইনে পেমেন্ট হয়েছে

bulk-collection-point-unknown = এই নামে আপনার কোনো পিকআপ লোকেশন নেই। একটি বেছে নিন, অথবা ঘরটি ফাঁকা রাখুন।
bulk-payment-type-unknown = পেমেন্টের এই ধরন আমাদের জানা নেই। একটি বেছে নিন।
bulk-time-unreadable = সময় এভাবে লিখুন: { $forms }। যত তাড়াতাড়ি সম্ভব ডেলিভারি চাইলে ঘরটি ফাঁকা রাখুন।
bulk-time-without-day = সময়ের সঙ্গে তারিখ নেই। এভাবে লিখুন: { $forms }।
bulk-phone-several = এখানে একাধিক ফোন নম্বর আছে। যেটিতে কল করা হবে, শুধু সেটি রাখুন।
bulk-cell-error = এটি কোনো মান নয়, স্প্রেডশিটের একটি ভুল। সঠিক মান লিখুন, অথবা ঘরটি ফাঁকা করুন।
bulk-cell-without-result = এই সূত্রের ফলাফল এখনো নেই। স্প্রেডশিট প্রোগ্রামে ফাইলটি খুলে সেভ করুন, অথবা মানটি এখানে লিখুন।
bulk-row-repeats = এই সারি আর সারি { $row } একই।
bulk-row-ordered-today = এই সারি আজকের একটি অর্ডারের মতোই: { $order }।
bulk-row-hidden = এই সারি আপনার ফাইলে লুকানো বা কেটে দেওয়া আছে।
bulk-row-closed = আপনার ফাইলে এই অর্ডারের স্ট্যাটাস: { $state }।
bulk-row-zero = এই সারির একটি ঘরে শুধু 0 আছে; খালি ঘরের জন্য সূত্র এটাই দেখায়। ঠিক না হলে 0 মুছে ফেলুন।

bulkfile-choose = Excel ফাইল বেছে নিন
bulkfile-drop = অথবা এখানে টেনে ছেড়ে দিন
bulkfile-accepted = সর্বোচ্চ 5 MB আকারের XLSX ফাইল, { $rows }টি পর্যন্ত অর্ডার: প্রতি সারিতে একটি
bulkfile-checked-here = অর্ডার করার আগে প্রতিটি সারি এখানে আপনার স্ক্রিনেই যাচাই হয়।
bulkfile-template = টেমপ্লেট ডাউনলোড করুন
bulkfile-template-hint = সঠিক কলামসহ স্প্রেডশিট, শুধু পূরণ করবেন।
bulkfile-template-example = উদাহরণ
bulkfile-template-columns = কলাম
bulkfile-others = একবারে একটি ফাইল। নেওয়া হয়েছে: { $name }।

bulk-format-invalid = ফাইলের ফরম্যাট সঠিক নয়।
bulk-format-csv = এটি টেক্সট ফাইল (CSV)। স্প্রেডশিট প্রোগ্রামে খুলে Excel ওয়ার্কবুক (.xlsx) হিসেবে সেভ করুন।
bulk-format-xls = এটি পুরোনো Excel ফাইল (.xls)। Excel ওয়ার্কবুক (.xlsx) হিসেবে সেভ করুন।
bulk-format-password = ফাইলে পাসওয়ার্ড দেওয়া আছে। পাসওয়ার্ড ছাড়া সেভ করুন।
bulk-format-damaged = ফাইলটি নষ্ট। স্প্রেডশিট প্রোগ্রামে খুলে আবার সেভ করুন।
bulk-format-other = এটি Excel ওয়ার্কবুক নয়। Excel ওয়ার্কবুক (.xlsx) হিসেবে সেভ করুন।
bulk-file-too-large = ফাইলের আকার 5 MB-এর বেশি হতে পারবে না।
bulk-no-rows = এই ফাইলে কোনো অর্ডার পাওয়া যায়নি। একটি সারিতে কলামের নাম থাকে, তার নিচের প্রতিটি সারি একটি অর্ডার।
bulk-too-many-rows = এই ফাইলে { $rows }টি সারি আছে। একবারে সর্বোচ্চ { $most }টি অর্ডার করা যায়: ফাইলটি ভাগ করুন।
bulk-columns-missing =
    { $count ->
        [1] একটি কলাম নেই: { $columns }। টেমপ্লেটে সব কলাম আছে।
       *[other] এই কলামগুলো নেই: { $columns }। টেমপ্লেটে সব কলাম আছে।
    }
bulk-sheets-looked-at = এই শিটগুলো দেখা হয়েছে: { $sheets }।
bulk-examples-not-read = { $sheets } শিটে সারি আছে, কিন্তু সেটি উদাহরণের শিট। আপনার অর্ডারগুলো প্রথম শিটে নিন, ফাইল সেভ করুন এবং আবার বেছে নিন।
bulk-columns-alike = এই কলামগুলোর অর্থ এক, কিন্তু তথ্য আলাদা: { $columns }। একটি রাখুন, অথবা অন্যগুলোর নাম বদলান।
bulk-too-many-columns = ফাইলটি বেশি চওড়া: কলাম { $most } পেরিয়েও কিছু লেখা আছে। যে কলাম দরকার নেই, মুছে দিন।
bulk-sheets-hidden = এই ফাইলের সব শিট লুকানো: { $sheets }। যে শিটে অর্ডার আছে সেটি আনহাইড (Unhide) করুন, ফাইল সেভ করে আবার বেছে নিন।
bulk-rows-hidden =
    { $rows ->
        [1] এই ফাইলের একমাত্র অর্ডারটি লুকানো বা কেটে দেওয়া সারিতে আছে। সারিটি আনহাইড (Unhide) করুন, ফাইল সেভ করে আবার বেছে নিন।
       *[other] এই ফাইলের { $rows }টি অর্ডারই লুকানো বা কেটে দেওয়া সারিতে আছে। সারিগুলো আনহাইড (Unhide) করুন, ফাইল সেভ করে আবার বেছে নিন।
    }
bulk-rows-closed = এই ফাইলের সব অর্ডার আগেই শেষ হয়েছে, স্ট্যাটাস: { $states }। তবুও অর্ডার করতে চাইলে স্ট্যাটাসের কলাম মুছে ফাইল সেভ করুন এবং আবার বেছে নিন।
bulkfile-not-opened = স্প্রেডশিট পড়ার প্রোগ্রাম লোড করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।

bulkfile-reading = পড়া হচ্ছে: { $name }…
bulkfile-checking = সারি যাচাই হয়েছে: { $rows }টির মধ্যে { $checked }টি
bulkfile-sending = ফাইলে কোনো ভুল নেই: { $name }। পাঠানো হচ্ছে…
bulkfile-ready-not-sent = পাঠানো যায়নি: { $name }। ফাইলে কোনো ভুল নেই: আবার পাঠালেই হবে।
bulkfile-send-again = আবার পাঠান

bulkfile-read = যা পড়া হয়েছে
bulkfile-read-sheet = শিট { $sheet }, কলামের নাম সারি { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] এই শিট পড়া হয়নি: { $sheets }।
       *[other] এই শিটগুলো পড়া হয়নি: { $sheets }।
    }
bulkfile-read-column = কলাম { $letter }
bulkfile-left-out =
    { $count ->
        [1] এই কলাম বাদ দেওয়া হয়েছে: { $columns }।
       *[other] { $count }টি কলাম বাদ দেওয়া হয়েছে: { $columns }।
    }
bulkfile-left-out-more =
    { $count ->
        [one] আরও { $count }টি
       *[other] আরও { $count }টি
    }
bulkfile-read-hidden-columns = আপনার ফাইলে লুকানো, কিন্তু পড়া হয়েছে: { $columns }।
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count }টি সারি আপনার ফাইলে লুকানো বা কেটে দেওয়া, তাই বাদ দেওয়া হয়েছে।
       *[other] { $count }টি সারি আপনার ফাইলে লুকানো বা কেটে দেওয়া, তাই বাদ দেওয়া হয়েছে।
    }
bulkfile-closed-left-out = স্ট্যাটাসের কারণে বাদ দেওয়া সারি: { $count }টি ({ $states })।
bulkfile-hidden-too = এই সারিগুলোও অর্ডার করুন

bulkfile-title = যাচাই করুন: { $name }
bulkfile-rows =
    { $count ->
        [one] { $count }টি সারি
       *[other] { $count }টি সারি
    }
bulkfile-faults =
    { $count ->
        [0] কোনো ভুল নেই
        [one] { $count }টি ভুল
       *[other] { $count }টি ভুল
    }
bulkfile-concerns =
    { $count ->
        [one] { $count }টি সারি দেখে নিন
       *[other] { $count }টি সারি দেখে নিন
    }
bulkfile-next-fault = পরের ভুল
bulkfile-faulty-only = শুধু ভুল থাকা সারি
bulkfile-remove-repeats =
    { $count ->
        [1] দুবার থাকা সারিটি সরান
       *[other] দুবার থাকা { $count }টি সারি সরান
    }

bulkfile-grid = ফাইলের অর্ডার
bulkfile-keys = ঘর এডিট করতে Enter, শেষ কাজ ফিরিয়ে নিতে Ctrl + Z, পরের ভুলে যেতে F8 চাপুন। স্প্রেডশিট থেকে ঘর পেস্ট করতে পারেন।
bulkfile-row = সারি { $row }
bulkfile-cell = সারি { $row }, { $column }
bulkfile-cell-fine = এখানে কোনো ভুল নেই।
bulkfile-cell-empty = ফাঁকা
bulkfile-remove-row = সারি সরান
bulkfile-remove-row-of = সারি { $row } সরান
bulkfile-own-point = বেছে নেওয়া পিকআপ লোকেশন
bulkfile-no-choice = বেছে নিন
bulkfile-fill-for =
    { $count ->
        [one] { $count }টি সারিতে একই ভুল।
       *[other] { $count }টি সারিতে একই ভুল।
    }
bulkfile-fill-with = সবগুলোতে একই মান
bulkfile-fill = পূরণ করুন
bulkfile-card-all = সব ঘর দেখুন
bulkfile-card-fewer = কম ঘর দেখুন
bulkfile-no-rows-left = সব সারি সরানো হয়েছে। সরানো সারি ফিরিয়ে নিন, অথবা অন্য ফাইল বেছে নিন।
bulkfile-none-faulty = এখন কোনো সারিতে ভুল নেই।

bulkfile-send =
    { $count ->
        [one] { $count }টি সারি পাঠান
       *[other] { $count }টি সারি পাঠান
    }
bulkfile-send-faulty = ভুলসহ পাঠান
bulkfile-send-anyway = তবুও পাঠান
bulkfile-keep-on = আরও ঠিক করুন
bulkfile-ask-send =
    { $count ->
        [one] { $count }টি সারিতে এখনো ভুল আছে: সেটির অর্ডার হবে না। বাকি সব সারি অর্ডার করা যাবে।
       *[other] { $count }টি সারিতে এখনো ভুল আছে: সেগুলোর অর্ডার হবে না। বাকি সব সারি অর্ডার করা যাবে।
    }
bulkfile-ask-leave = আপনার সংশোধনগুলো থাকবে না।
bulkfile-leave-anyway = সংশোধন বাদ দিন
bulkfile-not-sent = সারিগুলো পাঠানো যায়নি। আপনার সব সংশোধন রাখা আছে।

bulkfile-said-left =
    { $count ->
        [0] আর কোনো ভুল নেই।
        [one] আর { $count }টি ভুল বাকি।
       *[other] আর { $count }টি ভুল বাকি।
    }
bulkfile-said-pasted =
    { $count ->
        [one] { $count }টি ঘর পেস্ট হয়েছে।
       *[other] { $count }টি ঘর পেস্ট হয়েছে।
    }
bulkfile-said-filled =
    { $count ->
        [one] { $count }টি সারি পূরণ হয়েছে।
       *[other] { $count }টি সারি পূরণ হয়েছে।
    }
bulkfile-said-undone = ফিরিয়ে নেওয়া হয়েছে।
bulkfile-said-removed = সারি { $row } সরানো হয়েছে।
bulkfile-said-repeats-removed =
    { $count ->
        [one] দুবার থাকা { $count }টি সারি সরানো হয়েছে।
       *[other] দুবার থাকা { $count }টি সারি সরানো হয়েছে।
    }
