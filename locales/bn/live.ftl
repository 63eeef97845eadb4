live-stale = সংযোগ নেই, { $time }-এর তথ্য
live-as-of = { $time }-এর তথ্য
live-heard = শেষ যোগাযোগ: { $time }
