share-link = Jaa seurantalinkki
share-short = Jaa
share-copy-link = Kopioi seurantalinkki
share-link-copied = Seurantalinkki on kopioitu. Jokainen, jolla on linkki, voi seurata tilausta.
share-copy-text = Kopioi teksti
share-copied = Kopioitu
share-copy-failed = Kopiointi ei onnistunut. Valitkaa tämä teksti ja kopioikaa se itse:
share-sms = Lähetä tekstiviestinä
share-sms-name = Tekstiviesti
share-to-customer = { $way }: { $customer }

share-title = Tilaus yritykseltä { $vendor }
share-text = Tilausta yritykseltä { $vendor } voi seurata tästä:
share-text-at = Tilaus yritykseltä { $vendor } saapuu arviolta { $time }. Sitä voi seurata tästä:
share-text-by = Tilaus yritykseltä { $vendor } saapuu viimeistään { $time }. Sitä voi seurata tästä:
share-text-planned = Tilaus yritykseltä { $vendor } saapuu sovittuna aikana { $time }. Sitä voi seurata tästä:
share-text-near = Tilaus yritykseltä { $vendor } saapuu aivan pian. Sitä voi seurata tästä:
