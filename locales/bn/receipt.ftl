receipt-title = ডেলিভারি রসিদ
receipt-evidence-title = প্রতিটি ধাপসহ ডেলিভারি রসিদ
receipt-page-title = ডেলিভারি রসিদ { $orderId }
receipt-loading = ডেলিভারি রসিদ খোঁজা হচ্ছে…
receipt-back = অর্ডারে ফিরে যান
receipt-print = প্রিন্ট করুন
receipt-with-timeline = প্রতিটি ধাপসহ
receipt-label = লেবেল প্রিন্ট করুন
receipt-label-a6 = A6 লেবেল
receipt-label-a6-hint = 105 × 148 মিমি
receipt-label-roll = রোলের লেবেল
receipt-label-roll-hint = 80 মিমি চওড়া, থার্মাল প্রিন্টারের জন্য
receipt-open = ডেলিভারি রসিদ
receipt-open-evidence = সব প্রমাণ একসঙ্গে
receipt-returned = প্রেরকের কাছে ফেরত গেছে
receipt-under-way = এখনো চলছে: অর্ডার শেষ হলে রসিদটি সম্পূর্ণ হবে।
receipt-minutes-taken =
    { $minutes ->
        [one] { $minutes } মিনিট পর
       *[other] { $minutes } মিনিট পর
    }
receipt-order = যা অর্ডার করা হয়েছে
receipt-placed = অর্ডারের সময়
receipt-planned = শিডিউল
receipt-ended = শেষ হয়েছে
receipt-timeline = প্রতিটি ধাপ
receipt-step = ধাপ
receipt-moment = সময়
receipt-took = সময় লেগেছে
receipt-proof-collection = পিকআপের প্রমাণ
receipt-proof-delivery = ডেলিভারির প্রমাণ
receipt-proof-return = ফেরতের প্রমাণ
receipt-code = এই অর্ডারের ট্র্যাকিং পেজের কোড
receipt-scan = অর্ডার ট্র্যাক করতে স্ক্যান করুন
