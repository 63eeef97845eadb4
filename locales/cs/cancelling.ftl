cancelling-done-title = Zrušeno
cancelling-again-text = Totéž můžete objednat znovu: formulář se otevře vyplněný a cena doručení se spočítá nově.
cancelling-it-is-now = Nyní je:
cancelling-unknown = Spojení se přerušilo a zatím není jasné, zda je objednávka zrušena. Můžete to bez obav odeslat znovu: zruší se jen jednou.
cancelling-again = Co jste vybrali, zůstalo zachováno. Můžete to odeslat znovu.
cancelling-moved-on = Mezitím pokročila dál.
