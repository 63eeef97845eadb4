failure-offline = İnternet bağlantınız yok gibi görünüyor. Bağlantınızı kontrol edip tekrar deneyin.
failure-timeout = Bu işlem çok uzun sürüyor. Lütfen tekrar deneyin.
failure-too-many = Çok fazla deneme yapıldı. Lütfen bir dakika bekleyip tekrar deneyin.
failure-server-fault = Bizden kaynaklanan bir sorun oluştu. Lütfen birazdan tekrar deneyin.
failure-unreadable-answer = Okuyamadığımız bir yanıt aldık. Sayfayı yenileyip tekrar deneyin.
failure-unreachable = { -brand-name } hizmetine ulaşılamıyor. Lütfen birazdan tekrar deneyin.
failure-unknown-outcome = Yanıt alamadık, bu yüzden bunun ulaşıp ulaşmadığını bilmiyoruz. Yeniden göndermeden önce kayıtlı olup olmadığına bakın.
failure-not-offered = Bu, burada kullanılamıyor.
failure-signed-out = Oturumunuz sona erdi. Lütfen tekrar giriş yapın.

failure-load = Uygulama yüklenemedi. Lütfen internet bağlantınızı kontrol edip tekrar deneyin.
failure-try-again = Tekrar dene
failure-reload = Kapat ve yenile
failure-not-reloaded = İnternet bağlantısı olmadığı için sayfa yenilenmedi. Yazdıklarınız korunuyor.
failure-defect-title = Bizden kaynaklanan bir sorun oluştu.
failure-defect-text = Yazdığınız hiçbir şey kaybolmadı. Devam etmek için sayfayı yenileyin. Tekrarlanırsa lütfen bize bildirin.
failure-outdated = Uygulamanız güncel değil, 3 saniye içinde kendiliğinden yenilenecek.
failure-terms = Kullanım koşulları yüklenemedi. Lütfen internet bağlantınızı kontrol edip tekrar deneyin.
