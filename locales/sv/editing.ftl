edit-order-action = Ändra
edit-title = Ändra order
edit-banner = Du ändrar ordern till { $name } ({ $day })
edit-cancel = Avbryt ändringen
edit-not-available = Ordrar kan inte ändras här. Det här är en ny bokning.
edit-nothing-changed = Det finns inga ändringar att spara.
edit-lock-customer = Du kan inte ändra vem ordern är till
edit-lock-settled = Bestämdes när ordern lades
edit-lock-status = Kan inte ändras i det här skedet
edit-moved-on = Ordern har kommit längre sedan du öppnade den och kan inte längre ändras.
edit-moved-on-kept = Det du har skrivit finns kvar här tills du lämnar sidan.
edit-follow = Spåra ordern
edit-new-request = Boka ett nytt bud
edit-locked-title = Ordern kan inte längre ändras
edit-locked-text = Order { $orderId } kan inte längre ändras. Du kan spåra den eller boka ett nytt bud.
edit-unreadable-title = Det gick inte att öppna ordern
edit-not-found = Det finns ingen order { $orderId } för den här hämtplatsen.
edit-changes =
    { $count ->
        [0] Ändringar
        [one] { $count } ändring
       *[other] { $count } ändringar
    }
edit-changes-none = Inga ändringar än.
edit-change-position = Plats på kartan
edit-change-nothing = inget
edit-change-before = Före:
edit-change-after = Efter:
edit-change-moved = Flyttad { $distance }
edit-fee-more = { $amount } mer
edit-fee-less = { $amount } mindre
edit-fee-changed-text = Den var { $before } och är nu { $after }. Vill du spara ändringarna med den nya avgiften?
edit-fee-changed-accept = Spara för { $after }
edit-fee-changed-refuse = Spara inte
edit-kept-charge-title = Mellanskillnaden betalas inte tillbaka
request-updated = Ordern är ändrad!
request-not-updated = Det gick inte att ändra ordern.
again-action = Beställ igen
again-banner = Samma order igen till { $name } ({ $day })
again-banner-hint = Vi räknar om avgiften. Kontrollera innehållet och varuvärdet.
again-cancel = Börja med ett tomt formulär
again-check = Från ordern { $day } – kontrollera
request-placed-elsewhere = Ordern har redan lagts i en annan flik, så den läggs inte igen. Här är den.
edit-kept-charge = Du betalade { $paid } med kort. Leveransen kostar nu { $fee }, och mellanskillnaden på { $left } betalas inte tillbaka.
