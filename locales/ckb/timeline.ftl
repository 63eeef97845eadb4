timeline-took =
    { $minutes ->
        [0] کەمتر لە 1 خولەک
       *[other] { $minutes } خولەک
    }
timeline-so-far =
    { $minutes ->
        [0] هەر ئێستا دەستی پێ کرد
       *[other] تا ئێستا { $minutes } خولەک
    }
timeline-usually =
    { $minutes ->
        [0] بە زۆری کەمتر لە 1 خولەک
       *[other] بە زۆری { $minutes } خولەک
    }
timeline-slower = خاوتر لە ئاسایی
timeline-given-back = گەیەنەر وازی لێ هێنا، بۆ یەکێکی تر دەگەڕێین
timeline-no-moment = کات نەزانراوە
timeline-note = تێبینی لە کڕیارەوە بۆ گەیەنەر
timeline-waits-for = چاوەڕێی { $time } دەکات
timeline-expected-back = چاوەڕێ دەکرێت نزیکەی { $time } بگەڕێتەوە
timeline-usual-is = «بە زۆری» ئەو ماوەیەیە کە دوایین داواکارییەکانی ئەم شوێنی بردنە خایاندوویانە.
