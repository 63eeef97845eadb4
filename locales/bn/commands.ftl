command-palette = সব কমান্ড
command-placeholder = কী করতে চান? অথবা অর্ডার নম্বর, নাম বা ফোন…
command-none = কিছু মেলেনি। কম অক্ষর লিখে দেখুন।
command-late = বাকিটা লোড হয়নি। ইন্টারনেট সংযোগ দেখে নিন; লোড হলেই এখানে দেখা যাবে।
command-found =
    { $count ->
        [one] { $count }টি মিলেছে
       *[other] { $count }টি মিলেছে
    }
command-group-here = এই স্ক্রিনে
command-group-go = যেখানে যাবেন
command-group-settings = পোর্টাল
command-request = রাইডার ডাকুন
command-search = অর্ডার খুঁজুন
command-find-orders = অর্ডার খুঁজুন: “{ $query }”
command-open-order = অর্ডার খুলুন: { $orderId }
command-branch = পিকআপ লোকেশন: { $name } ({ $id })
command-section =
    যান: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

command-single-keys = এক অক্ষরের শর্টকাট
command-single-keys-hint = শুধু লেখার ঘরের বাইরে কাজ করে। মুখে বলে লেখা বা স্ক্রিন রিডারে অসুবিধা হলে বন্ধ করুন।
command-choose-order = আগে একটি অর্ডার বেছে নিন।
