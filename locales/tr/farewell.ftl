farewell-asked = Çıkış yaptınız.
farewell-somebody-else = Bu cihazda başka biri farklı bir sekmeden giriş yaptı. Bu sekme artık o hesabı kullanıyor.
farewell-guest-ended = Misafir oturumunuz sona erdi. Misafir olarak devam edin veya giriş yapın: yazdıklarınız hâlâ burada.
farewell-guest-off = Şu anda misafir olarak kurye çağrılamıyor. Lütfen giriş yapın.
farewell-guest-stays = Son bir adım: az önce gönderdiğimiz e-postadaki bağlantıyı 24 saat içinde açın. Ardından buradan giriş yapın; siparişleriniz hesabınızda olacak. E-posta gelmedi mi? Yeni şifrenizle giriş yapın, tekrar gönderelim.
farewell-device-ended = Bu cihazın oturumu artık açık değil. Cihazın yeniden kurulmasını isteyin.
farewell-device-token = Bu cihazın giriş bilgisini okuyamadık. Cihazın yeniden kurulmasını isteyin.

farewell-closed-bulk-order = Toplu sipariş şu anda kullanılamıyor. Buradan her teslimat için ayrı ayrı kurye çağırabilirsiniz.
farewell-closed-help-centre = Yardım merkezi şu anda kullanılamıyor.
farewell-closed-register = Kayıt şu anda kapalı. Hesabınız varsa giriş yapabilirsiniz.
