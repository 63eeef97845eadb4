search-recent = সাম্প্রতিক সার্চ
search-recent-clear = সাম্প্রতিক সার্চ মুছুন
search-found =
    { $count ->
        [0] কোনো অর্ডার মেলেনি
        [1] একটি অর্ডার মিলেছে
       *[other] { $count }টি অর্ডার মিলেছে
    }
