## مدى حداثة شاشة التتبّع وعمر ما تعرضه

live-stale = لا اتصال، المعروض حتى { $time }
live-as-of = المعروض حتى { $time }
live-heard = آخر إشارة { $time }
live-last-seen = آخر ظهور { $time }
live-late =
    { $minutes ->
        [0] متأخر
       *[other] متأخر { $minutes } د
    }
