shell-tab-request = Boka bud
shell-tab-tracking = Orderspårning
shell-tab-history = Historik
shell-tab-bulk = Ordrar från fil
shell-orders = Ordrar
shell-bar =
    .aria-label = Snabbnavigering
shell-bar-request = Boka
shell-bar-tracking = Spårning
shell-bar-more = Mer
shell-under-way =
    { $underWay ->
        [0] inget pågår
       *[other] { $underWay } pågår
    }{ $needsYou ->
        [0] {""}
        [one] , { $needsYou } kräver åtgärd
       *[other] , { $needsYou } kräver åtgärd
    }
shell-skip-to-content = Hoppa till innehållet
shell-loading = Läser in…
shell-saving = Sparar…
shell-save-changes = Spara ändringar
shell-sending = Skickar…
shell-removing = Tar bort…
shell-downloading = Laddar ner…
shell-offline = Offline
shell-offline-hint = Det du har skrivit finns kvar. Det går att läsa in och skicka igen när du är online.
shell-main-navigation =
    .aria-label = Huvudmeny
shell-open-menu =
    .aria-label = Öppna menyn
shell-close-menu =
    .aria-label = Stäng menyn
shell-menu-title = Meny
shell-account-label = Ditt konto
shell-signed-in-as = Inloggad som { $email }
shell-shortcuts = Kortkommandon
shell-sign-out = Logga ut
shell-appearance-dark = Mörkt utseende
shell-appearance-light = Ljust utseende
shell-branch =
    .aria-label = Hämtplats: { $name }. Välj en annan
shell-branch-title = Hämtplats
shell-branch-parent = Huvudföretag
shell-branch-inactive = Inte aktiv
shell-branch-add = Lägg till hämtplats
shell-branch-edit = Ändra { $name }
shell-include-outlets = Ordrar från alla hämtplatser
shell-include-outlets-why-not-here = Inte på bokningssidan: en order utgår från en hämtplats.
shell-include-outlets-why-not-parent = Bara för huvudföretag.
shell-outlets-included = Nu visas ordrarna från alla hämtplatser.
error-no-vendors = Inga företag är kopplade till ditt konto. Kontakta oss.
error-cant-retrieve-vendors = Det gick inte att läsa in dina företag.
shell-vendors-missing = Inget att visa än
shell-vendors-none-hint = Är det här fel konto? Logga ut och logga in med ett annat.
shell-notices =
    .aria-label = Aviseringar
shell-dismiss =
    .aria-label = Stäng
shell-recent-notices = Senaste aviseringar
shell-recent-notices-none = Inget hittills.
shell-guest = Du bokar som gäst.
shell-device-of = En enhet hos { $name }
dialog-close = Stäng
shell-instead-of = i stället för
