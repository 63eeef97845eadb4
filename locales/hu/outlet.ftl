outlet-edit-title = Felvételi hely módosítása
outlet-parent-kept = A felvételi hely a központi partneréhez tartozik, ez nem módosítható.
outlet-client-id = Felvételi hely azonosítója
outlet-client-id-kept = Az azonosító nem módosítható.
outlet-label = Megnevezés
outlet-phone = Telefonszám
outlet-owners = Kezelők
outlet-owner = { $number }. kezelő: e-mail
outlet-owner-add = Kezelő hozzáadása
outlet-owner-remove = { $number }. kezelő eltávolítása

outlet-client-id-missing = Adja meg a felvételi hely azonosítóját.
outlet-label-missing = Adja meg a megnevezést.
outlet-phone-missing = Adja meg a telefonszámot.
outlet-address-missing = Válassza ki a felvételi címet.
outlet-owner-invalid = Adjon meg érvényes e-mail-címet.

outlet-saved = A felvételi hely mentése sikerült
outlet-added = { outlet-saved }. Néhány perc múlva rendelhet hozzá futárt.
outlet-not-saved = Nem sikerült menteni a felvételi helyet
outlet-added-already = Ezt a felvételi helyet egy korábbi próbálkozás már elmentette. Zárja be ezt az ablakot, és módosítsa a listában.

outlet-close-question = Bezárja mentés nélkül? A módosításai elvesznek.
outlet-close-anyway = Bezárás mentés nélkül
outlet-stay = Módosítás folytatása
