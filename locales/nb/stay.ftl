stay-title = Ta vare på bestillingene i en konto
stay-lead = Velg et passord for å få en konto med bestillingene du la inn som gjest, med sporing, historikk og kvitteringer.
stay-name = Bedriftens navn eller ditt eget
stay-name-missing = Skriv inn et navn på kontoen.
stay-not-now = Ikke nå
