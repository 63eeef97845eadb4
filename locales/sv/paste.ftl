paste-open = Klistra in meddelande
paste-offer = Läs det inklistrade meddelandet
paste-title = Läs ett meddelande
paste-text = Klistra in kundens meddelande. Det läses bara på den här enheten, och inget beställs än.
paste-message = Meddelandet
paste-placeholder = Namn, telefon, adress, belopp – precis som det kom
paste-proposals = Uppgifter som hittades
paste-found =
    { $count ->
        [one] { $count } uppgift lästes. Kontrollera den innan du använder den.
       *[other] { $count } uppgifter lästes. Kontrollera dem innan du använder dem.
    }
paste-reading = Läser meddelandet…
paste-not-read = Det gick inte att läsa meddelandet. Kontrollera internetanslutningen och försök igen.
paste-nothing-yet = Uppgifter som hittas i meddelandet visas här.
paste-nothing-found = Vi hittade inga uppgifter i texten. Du kan ändå fylla i formuläret för hand.
paste-place = Plats på kartan
paste-take-field = Använd: { $field }
paste-keeps-typed = Behåller det du har skrivit: { $typed }
paste-replaces-typed = Ersätter det du har skrivit: { $typed }
paste-unsure = Osäkert vilket belopp som menas: { $written }. Ange det själv.
paste-short-link = Kartlänken innehåller inte platsen. Öppna den först och kopiera sedan den långa länken från kartan.
paste-keys = { $keys } för att använda dem
paste-take = Använd uppgifterna
prefill-filled = Ifyllt från en länk – kontrollera innan du beställer
prefill-clear = Rensa
prefill-offered = En länk har värden som skiljer sig från det du har skrivit.
prefill-use = Använd länkens värden
prefill-keep = Behåll mina
prefill-ignored =
    { $count ->
        [1] Ett värde i länken kunde inte läsas och togs inte med: { $names }
       *[other] Värden i länken kunde inte läsas och togs inte med: { $names }
    }
