stay-title = Bestellungen in einem Konto behalten
stay-lead = Wählen Sie ein Passwort, und Sie haben ein Konto mit den Bestellungen, die Sie als Gast aufgegeben haben, samt Bestellverfolgung, Verlauf und Belegen.
stay-name = Name des Betriebs oder Ihr eigener Name
stay-name-missing = Bitte geben Sie einen Namen für das Konto ein.
stay-not-now = Nicht jetzt
