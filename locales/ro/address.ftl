address-origin-title = De unde preiau curierii comenzile?
address-origin-lead = Punctul { $name } nu are încă o adresă. Scrieți-o sau puneți marcajul pe hartă, ca să vă găsească ușor curierii. Se face o singură dată.
address-origin-change-title = Schimbați punctul de preluare
address-origin-change-lead = Noua adresă a punctului { $name } este valabilă de acum pentru toate comenzile. Datele clientului pe care le-ați introdus se păstrează.
address-origin-change = Schimbați
address-origin-change-label = Schimbați punctul de preluare
address-origin-text = Adresa punctului de preluare
address-origin-map = Hartă cu punctul de preluare
address-origin-map-hint = Faceți clic pe hartă pentru a stabili punctul de preluare sau trageți marcajul.
address-origin-notes-placeholder = Intrarea din spate, sunați la bar, unde se poate parca…
address-postal-code = Cod poștal
address-city = Localitate
address-origin-save = Salvați adresa
address-origin-keep = Lăsați așa
address-no-coordinates = Nu există coordonate pentru această adresă.
address-saved = Adresă salvată
address-not-saved = Adresa nu a putut fi salvată.
address-not-updated = Adresa nu a putut fi actualizată.
address-details-kept = Verificați ce ați scris pentru adresa anterioară: { $fields }
address-options-list = Clienți și locuri găsite
address-options-found =
    { $count ->
        [one] { $count } sugestie. Alegeți cu tastele săgeți.
        [few] { $count } sugestii. Alegeți cu tastele săgeți.
       *[other] { $count } de sugestii. Alegeți cu tastele săgeți.
    }
address-customers-group = Clienții dumneavoastră
address-places-group = Locuri
address-last-customers = Ultimii clienți
address-customer-used =
    { $count ->
        [1] o comandă
        [few] { $count } comenzi
       *[other] { $count } de comenzi
    }
address-customers-failed = Nu am putut căuta în clienții salvați.
address-pin-away = Marcajul este la { $distance } de această adresă.
address-pin-at = La marcaj: { $address }
address-pin-take = Folosiți adresa de la marcaj
address-pin-move = Mutați marcajul la adresă
address-known = Salvat cu acest număr de telefon
address-known-fill = Completați ce lipsește
address-known-replace = Înlocuiți
address-known-decline = Nu folosiți acest client
address-customer-save = Salvați acest client
address-customer-update = Actualizați clientul salvat
address-customer-saved = Printre clienții dumneavoastră
address-customer-saved-now = Salvat printre clienții dumneavoastră
address-customer-not-saved-because = Clientul nu a putut fi salvat: { $reason }
address-customers-title = Clienți
address-customers-search = Căutați printre clienți
address-customers-placeholder = Nume, stradă sau ultimele cifre ale telefonului
address-customers-hint = Scrieți cel puțin două caractere: un nume, o stradă sau ultimele cifre ale unui număr de telefon.
address-customers-searching = Se caută printre clienți…
address-customers-none = Niciun client găsit pentru „{ $text }”.
address-customers-count =
    { $count ->
        [one] { $count } client găsit
        [few] { $count } clienți găsiți
       *[other] { $count } de clienți găsiți
    }
address-use = Folosiți
address-customer-use-label = Livrare către { $name }
address-customer-edit = Modificați: { $name }
address-customer-remove = Ștergeți: { $name }
address-customer-remove-question = Ștergeți clientul { $name } din listă?
address-customer-remove-yes = Ștergeți
address-customer-remove-keep = Păstrați
address-customer-place-kept = Modificarea textului nu mută marcajul. Pentru a-l muta, alegeți alt loc.
address-cancel = Renunțați
address-customer-changed = Date modificate: { $name }.
address-customer-removed = Client șters: { $name }.
address-customer-not-removed = Clientul nu a putut fi șters: { $reason }
