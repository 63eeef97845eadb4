board-view = ভিউ
board-view-list = তালিকা
board-view-board = বোর্ড
board-command = সব অর্ডারের বোর্ড
board-command-lists = অর্ডারের তালিকা
board-summary =
    { $underWay ->
        [0] চলমান অর্ডার নেই
       *[other] { $underWay }টি চলমান
    }{ $needsYou ->
        [0] , সব ঠিকঠাক
        [one] , { $needsYou }টিতে নজর দরকার
       *[other] , { $needsYou }টিতে নজর দরকার
    }
board-list =
    .aria-label = চলমান অর্ডার, নজর দরকার এমনগুলো আগে
board-map =
    .aria-label = সব চলমান অর্ডারের ম্যাপ
board-group-needs-you = নজর দরকার
board-group-waiting = রাইডারের অপেক্ষায়
board-group-rider-coming = রাইডার আসছেন
board-waiting =
    { $count ->
        [one] { $count }টি পরিবর্তন দেখুন
       *[other] { $count }টি পরিবর্তন দেখুন
    }
board-legend-urgent = সময় পেরিয়েছে বা ব্যর্থ হয়েছে
board-legend-at-risk = নজর দরকার
board-legend-in-time = ঠিক সময়ে
board-pin-rider = রাইডার { $name }, কাস্টমার: { $customer }
board-pin-rider-unnamed = রাইডার, কাস্টমার: { $customer }

board-chosen =
    .aria-label = বেছে নেওয়া অর্ডার
board-chosen-close =
    .aria-label = অর্ডারের তথ্য বন্ধ করুন
board-details = বিস্তারিত
board-call-customer = কাস্টমারকে কল করুন
board-cannot-cancel = অর্ডারটি এখন বাতিল করা যাবে না। কারণ বিস্তারিত অংশে আছে।
