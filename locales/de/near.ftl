near-sound-is-on = Ton ein
near-sound-is-off = Ton aus
near-sound-on = Einschalten: Ton, wenn ein Kurier in der Nähe ist
near-sound-off = Ausschalten: Ton, wenn ein Kurier in der Nähe ist
