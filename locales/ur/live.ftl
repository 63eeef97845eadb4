live-stale = کنکشن نہیں، { $time } بجے تک کی معلومات
live-as-of = { $time } بجے تک کی معلومات
live-heard = آخری رابطہ { $time } بجے
