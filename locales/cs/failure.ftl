## Proč se volání nepovedlo, ať už kdekoli, a co dál

failure-offline = Zdá se, že jste offline. Zkontrolujte připojení a zkuste to znovu.
failure-timeout = Trvá to příliš dlouho. Zkuste to prosím znovu.
failure-too-many = Příliš mnoho pokusů v krátké době. Počkejte prosím minutu a zkuste to znovu.
failure-server-fault = Na naší straně se něco pokazilo. Zkuste to prosím za chvíli znovu.
failure-unreadable-answer = Přišla odpověď, kterou neumíme přečíst. Načtěte prosím stránku znovu a zopakujte to.
failure-unreachable = Služba { -brand-name } není dostupná. Zkuste to prosím za chvíli znovu.
failure-unknown-outcome = Nepřišla odpověď, takže nevíme, jestli to dorazilo. Než to odešlete znovu, podívejte se prosím, jestli to tam už není.
failure-not-offered = Tady to není k dispozici.
failure-signed-out = Vaše přihlášení vypršelo. Přihlaste se prosím znovu.

## Said when the page itself failed, or is about to be loaded anew

failure-load = Aplikaci se nepodařilo načíst. Zkontrolujte připojení k internetu a zkuste to znovu
failure-try-again = Zkusit znovu
failure-reload = Zavřít a načíst znovu
failure-not-reloaded = Připojení chybí, proto jsme stránku nenačetli znovu. Co jste napsali, zůstává.
failure-defect-title = Na naší straně se něco pokazilo.
failure-defect-text = Nic z toho, co jste napsali, se neztratilo. Pokračujte načtením stránky; pokud se to opakuje, dejte nám prosím vědět.
failure-outdated = Vaše aplikace je zastaralá, za 3 sekundy se sama načte znovu
failure-terms = Obchodní podmínky se nepodařilo načíst. Zkontrolujte připojení k internetu a zkuste to znovu
