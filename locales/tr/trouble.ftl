trouble-late = Söz verilenden geç
trouble-returned = Teslim edilemedi, size geri geldi
trouble-call-rider = Kuryeyi ara
trouble-tell-customer = Müşteriye haber ver
trouble-write-support = Desteğe yaz

trouble-message = Mesaj
trouble-mail = E-postada aç
trouble-message-title = Müşteriye mesaj: { $customer }

trouble-message-late = Merhaba { $customer }, { $vendor } işletmesinden verdiğiniz { $code } kodlu sipariş planlanandan uzun sürüyor. Beklettiğimiz için özür dileriz.
trouble-message-expected = Tahmini teslimat saati: { $time }.
trouble-message-at-door = Merhaba { $customer }, { $vendor } işletmesinden verdiğiniz { $code } kodlu siparişi getiren kurye adresinizde ve size ulaşamıyor. Lütfen kapıya çıkın veya kuryeyi arayın: { $phone }
trouble-message-address = Merhaba { $customer }, { $vendor } işletmesinden verdiğiniz { $code } kodlu sipariş için teslimat adresine ihtiyacımız var. Lütfen sokak, kapı numarası ve kat bilgisiyle yanıtlayın.
trouble-message-not-delivered = Merhaba { $customer }, { $vendor } işletmesinden verdiğiniz { $code } kodlu siparişi henüz teslim edemedik. Özür dileriz; bundan sonrası için size bilgi vereceğiz.

trouble-support-subject = Sipariş { $code }: { $status }
trouble-support-text = Lütfen bu siparişle ilgili yardımcı olun. Yaşanan durum:
trouble-support-order = Sipariş { $id }, kod { $code }
trouble-support-status = Durum: { $status }, başlangıç: { $time }
trouble-support-to = E-posta programınızdan şu adrese gider: { $address }
