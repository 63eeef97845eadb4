## Export historie

export-button = Exportovat
export-what = Všechny objednávky zvolených dnů a stavu
export-busy = Export právě probíhá. Chcete-li začít jiný, nejdřív ho zrušte.
export-format-xlsx = Sešit Excelu
export-format-xlsx-hint = .xlsx, ke čtení a sčítání
export-format-csv = Soubor CSV
export-format-csv-hint = .csv, pro jiné programy
# How the CSV file is written
export-csv-settings = Nastavení CSV
export-csv-separator = Sloupce odděluje
export-csv-semicolon = středník ;
export-csv-comma = čárka ,
export-csv-tab = tabulátor
export-csv-decimal = Desetinná místa odděluje
export-csv-decimal-comma = čárka: 1250,50
export-csv-decimal-point = tečka: 1250.50
export-csv-byte-order-mark = Označit soubor jako UTF-8 (potřebuje Excel)
export-progress =
    .aria-label = Export
export-begun = Export začal.
export-so-far =
    { $count ->
        [one] Exportována { $count } objednávka
        [few] Exportovány { $count } objednávky
       *[other] Exportováno { $count } objednávek
    }
export-so-far-of =
    { $total ->
        [one] Exportováno { $count } z { $total } objednávky
        [few] Exportováno { $count } z { $total } objednávek
       *[other] Exportováno { $count } z { $total } objednávek
    }
export-reached = zpětně do { $day }
export-cancel = Zrušit
export-halted =
    { $count ->
        [0] Export se zastavil před první objednávkou.
        [one] Export se zastavil po { $count } objednávce.
        [few] Export se zastavil po { $count } objednávkách.
       *[other] Export se zastavil po { $count } objednávkách.
    }
export-go-on = Pokračovat
export-start-over = Začít znovu
export-failed = Soubor se nepodařilo zapsat. Zkontrolujte připojení a volné místo v zařízení a začněte znovu.
export-saved =
    { $count ->
        [one] { $count } objednávka uložena jako { $file }
        [few] { $count } objednávky uloženy jako { $file }
       *[other] { $count } objednávek uloženo jako { $file }
    }
export-nothing = V těchto dnech takové objednávky nejsou. Nic se neuložilo.

## Záhlaví sloupců

export-column-created = Vytvořeno ({ $zone })
export-column-amount = Částka ({ $currency })
export-column-fee = Cena doručení ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, min
export-column-voucher = Voucher
