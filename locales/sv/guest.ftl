guest-sender-title = Avsändarens uppgifter
guest-sender-lead = Budet och vårt team använder uppgifterna för att nå dig, bara för den här ordern.
guest-sender-name = Ditt namn
guest-sender-phone = Ditt telefonnummer
guest-sender-email = Din e-postadress
guest-origin-title = Var ska vi hämta?
guest-origin-lead = Sök efter platsen, eller välj den på kartan.
guest-origin-save = Fortsätt
