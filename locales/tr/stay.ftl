stay-title = Siparişlerinizi bir hesapta saklayın
stay-lead = Bir şifre belirleyin; misafir olarak oluşturduğunuz siparişleri takip, geçmiş ve teslimat belgeleriyle birlikte içeren bir hesabınız olsun.
stay-name = İşletme adı veya kendi adınız
stay-name-missing = Hesap için bir ad girin.
stay-not-now = Şimdi değil
