## The privacy page. $country is the country's name in this language.

privacy-introduction = Ce știe { -brand-name } în { $country } despre dumneavoastră și clienții dumneavoastră și ce se întâmplă cu aceste date.
privacy-data-title = Ce păstrăm
privacy-data-text = Despre cont: numele, adresa de e-mail, numărul de telefon și punctele de preluare. Despre fiecare comandă: numele, telefonul și adresa clientului, notele dumneavoastră, sumele, orele și dovada livrării.
privacy-use-title = La ce folosește
privacy-use-text = Pentru a livra comanda, pentru ca dumneavoastră și clientul să o puteți urmări și pentru decontare. Nu vindem aceste date și nu le folosim în reclame.
privacy-readers-title = Cine le vede
privacy-readers-text = Curierul vede ce îi trebuie pentru livrare. Cine are linkul de urmărire vede doar acea comandă. Numerele cardurilor ajung criptate la furnizorul de plăți; noi nu le păstrăm.
privacy-device-title = Pe dispozitivul dumneavoastră
privacy-device-text = Un modul cookie ține minte limba. Sesiunea, setările și o solicitare neterminată rămân în browserul dumneavoastră; la deconectare se șterg sesiunea și solicitarea.
privacy-rights-title = Drepturile dumneavoastră
privacy-rights-text = Puteți întreba ce păstrăm despre dumneavoastră, puteți cere corectarea sau ștergerea și puteți depune o plângere la autoritatea de protecție a datelor din { $country }. Scrieți la { $email }.
