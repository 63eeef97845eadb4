overview-title = ওভারভিউ
overview-all-days = এই সব দিন দেখুন
overview-parts = যা দেখানো হচ্ছে
overview-part-figures = সংখ্যা
overview-part-charts = চার্ট
overview-part-outlets = পিকআপ লোকেশন
overview-part-days = টেবিল
overview-around = আশপাশের দিন: { $range }
overview-as-table = টেবিলে সংখ্যা

overview-before =
    { $days ->
        [1] আগের দিনের
        [7] আগের সপ্তাহের
       *[other] আগের { $days } দিনের
    }
overview-change-orders-more = { overview-before } চেয়ে { $by }টি বেশি
overview-change-orders-less = { overview-before } চেয়ে { $by }টি কম
overview-change-time-more = { overview-before } চেয়ে { $by } মিনিট বেশি
overview-change-time-less = { overview-before } চেয়ে { $by } মিনিট কম
overview-change-fees-more = { overview-before } চেয়ে { $by } বেশি
overview-change-fees-less = { overview-before } চেয়ে { $by } কম
overview-change-same = { overview-before } সমান
overview-change-none = { overview-before } কোনো অর্ডার নেই

overview-show-only = শুধু এগুলো দেখুন
overview-all-count = সব: { $count }
overview-late-count = দেরিতে ডেলিভারি: { $count }

overview-orders-title = প্রতিদিনের অর্ডার
overview-delivered-count = ডেলিভারি হয়েছে বা ফেরত এসেছে: { $count }
overview-cancelled-count = বাতিল হয়েছে: { $count }
overview-day-orders = { $day }। অর্ডার: { $orders }, ডেলিভারি হয়েছে: { $delivered }, বাতিল হয়েছে: { $cancelled }

overview-time-title = ডেলিভারিতে লাগা সময়
overview-time-caption = অর্ধেক এর চেয়ে কম সময়ে। 10টির মধ্যে 9টি সর্বোচ্চ { $minutes } মিনিটে।
overview-time-none = কোনো ডেলিভারি হয়নি।
overview-day-time = { $day }। 50% ডেলিভারি { $median } মিনিটের মধ্যে, 90% { $ninetieth } মিনিটের মধ্যে
overview-day-time-none = { $day }। কোনো ডেলিভারি হয়নি

overview-fees-caption = ছাড়ের পর, বাতিল হওয়া অর্ডার বাদে।
overview-day-fees = { $day }। চার্জ: { $fees }

overview-cancelled-caption = সব অর্ডারের { $percent }%।
overview-cancelled-none = কোনো অর্ডার বাতিল হয়নি।
overview-reason-wrong-details = তথ্য ভুল
overview-reason-delay-too-long = বেশি সময় লেগেছে
overview-reason-other = অন্য কারণ
overview-reason-unstated = কারণ লেখা নেই
overview-reason-stalled = রাইডার পাওয়া যায়নি

overview-column-day = দিন
overview-column-late = দেরি
overview-column-median = 50% যত মিনিটে
overview-column-ninetieth = 90% যত মিনিটে
overview-column-fees = চার্জ
