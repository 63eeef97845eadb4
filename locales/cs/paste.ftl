## Zpráva z chatu se přečte do formuláře

paste-open = Vložit zprávu
paste-offer = Přečíst vloženou zprávu
paste-title = Přečíst zprávu
paste-text = Vložte, co zákazník napsal. Čte se jen v tomto zařízení a nic se neobjedná.
paste-message = Zpráva
paste-placeholder = Jméno, telefon, adresa, částka – tak, jak přišly
paste-proposals = Co se podařilo přečíst
paste-found =
    { $count ->
        [one] Přečten { $count } údaj. Než ho převezmete, zkontrolujte ho.
        [few] Přečteny { $count } údaje. Než je převezmete, zkontrolujte je.
       *[other] Přečteno { $count } údajů. Než je převezmete, zkontrolujte je.
    }
paste-reading = Čteme zprávu…
paste-not-read = Tuto zprávu se nepodařilo přečíst. Zkontrolujte připojení k internetu a zkuste to znovu.
paste-nothing-yet = Zde se objeví, co se ze zprávy podaří přečíst.
paste-nothing-found = Z tohoto textu se nepodařilo nic přečíst. Formulář můžete vyplnit ručně.
paste-place = Špendlík na mapě
paste-take-field = Použít: { $field }
paste-keeps-typed = Zůstane, co je napsáno: { $typed }
paste-replaces-typed = Nahradí, co je napsáno: { $typed }
paste-unsure = Není jasné, která částka platí: { $written }. Zadejte ji prosím sami.
paste-short-link = Tento odkaz na mapu místo skrývá. Nejprve ho otevřete a pak z mapy zkopírujte dlouhý odkaz.
paste-keys = { $keys } použije údaje
paste-take = Použít údaje

## Odkaz vyplní formulář

prefill-filled = Vyplněno z odkazu – před objednáním zkontrolujte
prefill-clear = Vymazat
prefill-offered = Odkaz přináší jiné údaje, než jste napsali.
prefill-use = Použít údaje z odkazu
prefill-keep = Nechat moje
prefill-ignored =
    { $count ->
        [one] Údaj z odkazu nelze přečíst a byl vynechán: { $names }
       *[other] Údaje z odkazu nelze přečíst a byly vynechány: { $names }
    }
