## The privacy page. $country is the country's name in this language.

privacy-introduction = { -brand-name } hizmetinin { $country } ülkesinde sizin ve müşterileriniz hakkında bildikleri ve bu bilgilerin nasıl kullanıldığı.
privacy-data-title = Neleri saklıyoruz
privacy-data-text = Hesabınızla ilgili: ad, e-posta adresi, telefon numarası ve alım noktaları. Her siparişle ilgili: müşterinin adı, telefonu ve adresi, notlarınız, tutarlar, saatler ve teslimat kanıtı.
privacy-use-title = Ne için
privacy-use-text = Siparişi teslim etmek, sizin ve müşterinizin takip edebilmesi ve hesabını kapatmak için. Bu verileri satmıyoruz ve reklam için kullanmıyoruz.
privacy-readers-title = Kim görür
privacy-readers-text = Kurye, teslimat için gerekenleri görür. Takip bağlantısına sahip olan kişi yalnızca o siparişi görür. Kart numaraları ödeme kuruluşuna şifreli gider; biz saklamayız.
privacy-device-title = Cihazınızda
privacy-device-text = Bir çerez dilinizi hatırlar. Oturumunuz, ayarlarınız ve tamamlanmamış bir talep tarayıcınızda kalır; çıkış yapınca oturum ve talep silinir.
privacy-rights-title = Haklarınız
privacy-rights-text = Hakkınızda neleri sakladığımızı sorabilir, düzeltilmesini veya silinmesini isteyebilir ve { $country } veri koruma kurumuna şikâyette bulunabilirsiniz. { $email } adresine yazın.
