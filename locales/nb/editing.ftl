edit-order-action = Rediger
edit-title = Rediger bestilling
edit-banner = Du redigerer bestillingen til { $name } ({ $day })
edit-cancel = Avbryt redigering
edit-not-available = Bestillinger kan ikke redigeres her. Dette er en ny bestilling.
edit-nothing-changed = Det er ingen endringer å lagre.
edit-lock-customer = Du kan ikke endre hvem bestillingen er til
edit-lock-settled = Fastsatt ved bestilling
edit-lock-status = Dette kan ikke endres nå
edit-moved-on = Bestillingen er kommet lenger siden du åpnet den, og kan ikke lenger endres.
edit-moved-on-kept = Det du skrev, blir stående her til du går ut.
edit-follow = Følg bestillingen
edit-new-request = Bestill et nytt bud
edit-locked-title = Denne bestillingen kan ikke lenger endres
edit-locked-text = Bestilling { $orderId } kan ikke lenger endres. Du kan følge den eller bestille et nytt bud.
edit-unreadable-title = Vi kunne ikke åpne denne bestillingen
edit-not-found = Det finnes ingen bestilling { $orderId } på dette avhentingsstedet.
edit-changes =
    { $count ->
        [0] Endringer
        [one] { $count } endring
       *[other] { $count } endringer
    }
edit-changes-none = Ingen endringer ennå.
edit-change-position = Sted på kartet
edit-change-nothing = ingenting
edit-change-before = Før:
edit-change-after = Etter:
edit-change-moved = Flyttet { $distance }
edit-fee-more = { $amount } mer
edit-fee-less = { $amount } mindre
edit-fee-changed-text = Det var { $before } og er nå { $after }. Lagre endringene med det nye gebyret?
edit-fee-changed-accept = Lagre for { $after }
edit-fee-changed-refuse = Ikke lagre
edit-kept-charge-title = Differansen refunderes ikke
request-updated = Bestillingen er oppdatert!
request-not-updated = Kunne ikke oppdatere bestillingen.
again-action = Bestill på nytt
again-banner = Ny bestilling til { $name } ({ $day })
again-banner-hint = Vi beregner gebyret på nytt. Sjekk varene og vareverdien.
again-cancel = Begynn med et tomt skjema
again-check = Fra bestillingen { $day } – sjekk dette
request-placed-elsewhere = Bestillingen er allerede lagt inn i en annen fane, så den legges ikke inn på nytt. Her er den.
edit-kept-charge = Du betalte { $paid } med kort. Leveringen koster nå { $fee }, og differansen på { $left } refunderes ikke.
