failure-offline = Úgy tűnik, nincs internetkapcsolat. Ellenőrizze, és próbálja újra.
failure-timeout = Ez túl sokáig tart. Próbálja újra.
failure-too-many = Túl sok próbálkozás. Várjon egy percet, majd próbálja újra.
failure-server-fault = Hiba történt a rendszerünkben. Próbálja újra egy kicsit később.
failure-unreadable-answer = A kapott választ nem tudjuk értelmezni. Töltse újra az oldalt, és próbálja meg ismét.
failure-unreachable = A szolgáltatás ({ -brand-name }) nem érhető el. Próbálja újra egy kicsit később.
failure-unknown-outcome = Nem kaptunk választ, ezért nem tudjuk, hogy ez megérkezett-e. Mielőtt újra elküldi, nézze meg, hogy ott van-e már.
failure-not-offered = Ez itt nem érhető el.
failure-signed-out = A bejelentkezése lejárt. Jelentkezzen be újra.

failure-load = Nem sikerült betölteni az alkalmazást. Ellenőrizze az internetkapcsolatot, és próbálja újra.
failure-try-again = Újra
failure-reload = Bezárás és újratöltés
failure-not-reloaded = Nincs kapcsolat, ezért az oldal nem töltődött újra. Amit beírt, megmaradt.
failure-defect-title = Hiba történt a rendszerünkben.
failure-defect-text = Minden beírt adat megmaradt. A folytatáshoz töltse újra az oldalt. Ha ismét előfordul, jelezze nekünk.
failure-outdated = Az alkalmazásnak van újabb verziója, 3 másodperc múlva automatikusan újratöltjük.
failure-terms = Nem sikerült betölteni a szerződési feltételeket. Ellenőrizze az internetkapcsolatot, és próbálja újra.
