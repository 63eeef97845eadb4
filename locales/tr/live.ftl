live-stale = İnternet yok, { $time } itibarıyla gösteriliyor
live-as-of = { $time } itibarıyla gösteriliyor
live-heard = Son iletişim: { $time }
