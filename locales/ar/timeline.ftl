timeline-took =
    { $minutes ->
        [0] أقل من دقيقة
       *[other] { $minutes } د
    }
timeline-so-far =
    { $minutes ->
        [0] منذ لحظات
       *[other] منذ { $minutes } د
    }
timeline-usually =
    { $minutes ->
        [0] المعتاد أقل من دقيقة
       *[other] المعتاد { $minutes } د
    }
timeline-slower = أبطأ من المعتاد
timeline-given-back = اعتذر المندوب عن الطلب، ونبحث عن مندوب آخر
timeline-no-moment = الوقت غير معروف
timeline-note = ملاحظة من العميل للمندوب
timeline-waits-for = ينتظر موعده { $time }
timeline-expected-back = العودة متوقعة نحو { $time }
timeline-usual-is = «المعتاد» هو المدة التي استغرقتها آخر طلبات نقطة الاستلام هذه.
