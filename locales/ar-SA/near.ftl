near-sound-is-on = الصوت مفعّل
near-sound-is-off = الصوت متوقف
near-sound-on = تشغيل الصوت عند اقتراب المندوب
near-sound-off = إيقاف الصوت عند اقتراب المندوب
