share-link = Takip bağlantısını paylaş
share-short = Paylaş
share-copy-link = Takip bağlantısını kopyala
share-link-copied = Takip bağlantısı kopyalandı. Bağlantıya sahip herkes bu siparişi takip edebilir.
share-copy-text = Metni kopyala
share-copied = Kopyalandı
share-copy-failed = Kopyalanamadı. Lütfen bu metni seçip kendiniz kopyalayın:
share-sms = SMS olarak gönder
share-sms-name = SMS
share-to-customer = { $way } ile gönder: { $customer }

share-title = { $vendor } işletmesinden gelen sipariş
share-text = { $vendor } işletmesinden gelen siparişi buradan takip edin:
share-text-at = { $vendor } işletmesinden gelen sipariş { $time } civarında ulaşır. Buradan takip edin:
share-text-by = { $vendor } işletmesinden gelen sipariş için en geç varış: { $time }. Buradan takip edin:
share-text-planned = { $vendor } işletmesinden gelen sipariş { $time } için planlandı. Buradan takip edin:
share-text-near = { $vendor } işletmesinden gelen sipariş her an ulaşabilir. Buradan takip edin:
