farewell-asked = Sikeresen kijelentkezett.
farewell-somebody-else = Ezen az eszközön valaki más jelentkezett be egy másik lapon. Ez a lap mostantól az ő fiókját használja.
farewell-guest-ended = A vendégként megkezdett használat lejárt. Folytassa vendégként, vagy jelentkezzen be: amit beírt, itt megmaradt.
farewell-guest-off = Vendégként most nem rendelhet futárt. Jelentkezzen be.
farewell-guest-stays = Még egy lépés: nyissa meg 24 órán belül a most küldött e-mailben lévő linket. Ezután jelentkezzen be itt, és a rendelései a fiókjában lesznek. Nem jött meg az e-mail? Jelentkezzen be az új jelszavával, és újra elküldjük.
farewell-device-ended = Ez az eszköz már nincs bejelentkezve. Kérje az újbóli beállítását.
farewell-device-token = Nem sikerült beolvasni az eszköz bejelentkezési adatait. Kérje az újbóli beállítását.

farewell-closed-bulk-order = A tömeges rendelés jelenleg nem érhető el. Itt egyenként rendelhet futárt.
farewell-closed-help-centre = A súgó jelenleg nem érhető el.
farewell-closed-register = A regisztráció jelenleg szünetel. Ha van fiókja, bejelentkezhet.
