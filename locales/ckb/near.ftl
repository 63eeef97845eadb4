near-sound-is-on = دەنگ کراوەیە
near-sound-is-off = دەنگ داخراوە
near-sound-on = پێکردنی دەنگ: کاتێک گەیەنەر نزیکە
near-sound-off = کوژاندنەوەی دەنگ: کاتێک گەیەنەر نزیکە
