near-sound-is-on = Ääni päällä
near-sound-is-off = Ääni pois
near-sound-on = Ota käyttöön: ääni, kun lähetti on lähellä
near-sound-off = Poista käytöstä: ääni, kun lähetti on lähellä
