live-stale = لا اتصال، البيانات كما في { $time }
live-as-of = البيانات كما في { $time }
live-heard = آخر اتصال { $time }
