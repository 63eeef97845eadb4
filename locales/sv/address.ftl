address-origin-title = Var ska buden hämta dina ordrar?
address-origin-lead = { $name } har ingen adress än. Skriv in den eller sätt ut kartnålen på kartan, så hittar buden till rätt dörr. Det behövs bara en gång.
address-origin-change-title = Ändra hämtplatsen
address-origin-change-lead = Den nya adressen för { $name } gäller alla ordrar från och med nu. Kunduppgifterna du har angett finns kvar.
address-origin-change = Ändra
address-origin-change-label = Ändra hämtplatsen
address-origin-text = Hämtplatsens adress
address-origin-map = Karta med hämtplatsen
address-origin-map-hint = Klicka på kartan för att ange hämtplatsen, eller dra i kartnålen.
address-origin-notes-placeholder = Ingång från baksidan, ring på i baren, var man kan parkera…
address-postal-code = Postnummer
address-city = Ort
address-origin-save = Spara adress
address-origin-keep = Behåll som den är
address-no-coordinates = Adressen saknar koordinater.
address-saved = Adressen är sparad
address-not-saved = Det gick inte att spara adressen.
address-not-updated = Det gick inte att uppdatera adressen.
address-details-kept = Kontrollera det du skrev för den tidigare adressen: { $fields }
address-options-list = Kunder och platser som hittades
address-options-found =
    { $count ->
        [one] { $count } förslag. Välj med piltangenterna.
       *[other] { $count } förslag. Välj med piltangenterna.
    }
address-customers-group = Dina kunder
address-places-group = Platser
address-last-customers = Senaste kunderna
address-customer-used =
    { $count ->
        [1] en tidigare order
       *[other] { $count } tidigare ordrar
    }
address-customers-failed = Det gick inte att söka bland dina sparade kunder.
address-pin-away = Kartnålen är { $distance } från den här adressen.
address-pin-at = Vid kartnålen: { $address }
address-pin-take = Använd adressen vid kartnålen
address-pin-move = Flytta kartnålen till adressen
address-known = Sparad med det här telefonnumret
address-known-fill = Fyll i det som är tomt
address-known-replace = Ersätt
address-known-decline = Inte den här kunden
address-customer-save = Spara kunden
address-customer-update = Uppdatera sparad kund
address-customer-saved = Finns bland dina kunder
address-customer-saved-now = Sparad bland dina kunder
address-customer-not-saved-because = Det gick inte att spara kunden: { $reason }
address-customers-title = Kunder
address-customers-search = Sök bland dina kunder
address-customers-placeholder = Namn, gata eller telefonnumrets sista siffror
address-customers-hint = Skriv minst två tecken: ett namn, en gata eller de sista siffrorna i ett telefonnummer.
address-customers-searching = Söker bland dina kunder…
address-customers-none = Ingen kund hittades för ”{ $text }”.
address-customers-count =
    { $count ->
        [one] { $count } kund hittades
       *[other] { $count } kunder hittades
    }
address-use = Använd
address-customer-use-label = Leverera till { $name }
address-customer-edit = Ändra { $name }
address-customer-remove = Ta bort { $name }
address-customer-remove-question = Ta bort { $name } från dina kunder?
address-customer-remove-yes = Ta bort
address-customer-remove-keep = Behåll
address-customer-place-kept = Kartnålen flyttas inte när du ändrar texten. Välj en annan plats för att flytta den.
address-cancel = Avbryt
address-customer-changed = Ändringarna är sparade för { $name }.
address-customer-removed = { $name } har tagits bort från dina kunder.
address-customer-not-removed = Det gick inte att ta bort kunden: { $reason }
