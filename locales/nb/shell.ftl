shell-tab-request = Bestill bud
shell-tab-tracking = Sporing
shell-tab-history = Historikk
shell-tab-bulk = Massebestilling
shell-orders = Bestillinger
shell-bar =
    .aria-label = Hurtignavigasjon
shell-bar-request = Bestill
shell-bar-tracking = Sporing
shell-bar-more = Mer
shell-under-way =
    { $underWay ->
        [0] ingenting pågår
       *[other] { $underWay } pågår
    }{ $needsYou ->
        [0] {""}
        [one] , { $needsYou } må følges opp
       *[other] , { $needsYou } må følges opp
    }
shell-skip-to-content = Hopp til innholdet
shell-loading = Laster …
shell-saving = Lagrer …
shell-save-changes = Lagre endringer
shell-sending = Sender …
shell-removing = Sletter …
shell-downloading = Laster ned …
shell-offline = Frakoblet
shell-offline-hint = Det du skrev, er tatt vare på. Lasting og sending virker igjen når du er på nett.
shell-main-navigation =
    .aria-label = Hovedmeny
shell-open-menu =
    .aria-label = Åpne menyen
shell-close-menu =
    .aria-label = Lukk menyen
shell-menu-title = Meny
shell-account-label = Kontoen din
shell-signed-in-as = Logget inn som { $email }
shell-shortcuts = Hurtigtaster
shell-sign-out = Logg ut
shell-appearance-dark = Mørkt utseende
shell-appearance-light = Lyst utseende
shell-branch =
    .aria-label = Avhentingssted: { $name }. Velg et annet
shell-branch-title = Avhentingssted
shell-branch-parent = Hovedbedrift
shell-branch-inactive = Ikke aktivt
shell-branch-add = Legg til avhentingssted
shell-branch-edit = Rediger { $name }
shell-include-outlets = Ta med alle avhentingssteder
shell-include-outlets-why-not-here = Ikke på siden for å bestille bud: en bestilling starter på ett avhentingssted.
shell-include-outlets-why-not-parent = Bare for hovedbedrifter.
shell-outlets-included = Nå vises bestillingene fra alle avhentingssteder.
error-no-vendors = Ingen bedrifter er knyttet til kontoen din. Ta kontakt med oss.
error-cant-retrieve-vendors = Kunne ikke hente bedriftene dine.
shell-vendors-missing = Ingenting å vise ennå
shell-vendors-none-hint = Er dette feil konto? Logg ut, og logg inn med en annen.
shell-notices =
    .aria-label = Meldinger
shell-dismiss =
    .aria-label = Lukk
shell-recent-notices = Siste meldinger
shell-recent-notices-none = Ingen så langt.
shell-guest = Du bestiller som gjest.
shell-device-of = Enhet hos { $name }
dialog-close = Lukk
shell-instead-of = i stedet for
