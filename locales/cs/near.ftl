## Co upozorní toho, kdo se dívá jinam, že je kurýr nablízku

near-sound-is-on = Se zvukem
near-sound-is-off = Bez zvuku
near-sound-on = Zapnout zvuk, když je kurýr nablízku
near-sound-off = Vypnout zvuk, když je kurýr nablízku
