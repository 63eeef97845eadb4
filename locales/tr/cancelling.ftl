cancelling-done-title = İptal edildi
cancelling-again-text = Aynı siparişi yeniden oluşturabilirsiniz. Formu sizin için doldurur, ücreti yeniden hesaplarız.
cancelling-it-is-now = Şu anki durumu:
cancelling-unknown = İnternet bağlantısı kesildi, bu yüzden siparişin iptal edilip edilmediğini henüz bilmiyoruz. Güvenle tekrar gönderebilirsiniz: sipariş yalnızca bir kez iptal edilir.
cancelling-again = Seçimleriniz korundu. Tekrar gönderebilirsiniz.
cancelling-moved-on = Bu arada durumu değişti.
