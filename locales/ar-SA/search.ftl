search-recent = آخر عمليات البحث
search-recent-clear = مسح عمليات البحث
search-found =
    { $count ->
        [0] لا يوجد طلب مطابق
        [one] طلب واحد مطابق
        [two] طلبان مطابقان
        [few] { $count } طلبات مطابقة
        [many] { $count } طلبًا مطابقًا
       *[other] { $count } طلب مطابق
    }
