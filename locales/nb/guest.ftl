guest-sender-title = Avsender
guest-sender-lead = Budet og teamet vårt bruker opplysningene til å nå deg, og bare for denne bestillingen.
guest-sender-name = Navnet ditt
guest-sender-phone = Telefonnummeret ditt
guest-sender-email = E-postadressen din
guest-origin-title = Hvor skal vi hente?
guest-origin-lead = Søk etter stedet, eller velg det på kartet.
guest-origin-save = Fortsett
