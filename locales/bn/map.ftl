map-name = ম্যাপ
map-keys = অ্যারো কী দিয়ে ম্যাপ সরান, প্লাস ও মাইনাস দিয়ে জুম করুন।
map-zoom-in = জুম ইন
map-zoom-out = জুম আউট
map-pin-keys = অ্যারো কী দিয়ে পিন সরান, Shift চেপে রাখলে বড় ধাপে সরবে।
map-cluster =
    { $count ->
        [one] { $count }টি অর্ডার
       *[other] { $count }টি অর্ডার
    }{ $needing ->
        [0] {""}
        [one] , { $needing }টিতে নজর দরকার
       *[other] , { $needing }টিতে নজর দরকার
    }
field-times-in = টাইম জোন: { $zone }
