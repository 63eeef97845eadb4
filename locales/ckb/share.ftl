share-link = هاوبەشکردنی لینک
share-short = هاوبەشکردن
share-copy-link = کۆپیکردنی لینک
share-link-copied = لینکی بەدواداچوون کۆپی کرا. هەر کەسێک ئەو لینکەی هەبێت، دەتوانێت بەدواداچوون بۆ ئەم داواکارییە بکات.
share-copy-text = کۆپیکردنی دەق
share-copied = کۆپی کرا
share-copy-failed = کۆپی نەکرا. تکایە ئەم دەقە دیاری بکە و خۆت کۆپیی بکە:
share-sms = ناردن بە SMS
share-sms-name = SMS
share-to-customer = { $way } بۆ { $customer }

share-title = داواکاری لە { $vendor }
share-text = ئەو داواکارییەی لە { $vendor } کراوە، لێرە بەدواداچوونی بۆ بکەن:
share-text-at = ئەو داواکارییەی لە { $vendor } کراوە، نزیکەی { $time } دەگات. لێرە بەدواداچوونی بۆ بکەن:
share-text-by = ئەو داواکارییەی لە { $vendor } کراوە، تا { $time } دەگات. لێرە بەدواداچوونی بۆ بکەن:
share-text-planned = ئەو داواکارییەی لە { $vendor } کراوە، دانراوە بۆ { $time }. لێرە بەدواداچوونی بۆ بکەن:
share-text-near = ئەو داواکارییەی لە { $vendor } کراوە، هەر ئێستا دەگات. لێرە بەدواداچوونی بۆ بکەن:
