site-title = Sipariş oluştur
site-description = { -brand-name } hizmetiyle kurye çağırın: paket, yemek, evrak ve hediye. Ücreti önceden görün, teslimatı canlı takip edin, kanıtı saklayın.
site-language = Dil: { $name }
site-languages = Dil
site-close-languages = Dilleri kapat
site-switch-appearance = Açık veya koyu görünüme geç
site-switch-letters = Nesih veya nestalik yazıya geç
site-sign-in = Giriş yap
site-footer-links = { -brand-name } hakkında daha fazlası
site-register = Hesap oluştur
site-become-partner = İş ortağı ol
site-privacy = Gizlilik
site-terms = Kullanım koşulları
site-api-docs = API belgeleri
site-faq = Sorular ve yanıtlar

site-not-found-title = Bu sayfa yok
site-not-found-text = Adres yanlış yazılmış veya sayfa taşınmış olabilir. Siparişleriniz güvende.
site-not-found-home = Ana sayfaya git

field-optional = isteğe bağlı
field-counter = { $used } / { $maximum }
field-counter-over = { $used } / { $maximum }: çok uzun
