## Co upozorní toho, kdo se dívá jinam, že je kurýr nablízku

near-sound = Zvuk, když je kurýr nablízku
near-sound-on = Zapnout zvuk, když je kurýr nablízku
near-sound-off = Vypnout zvuk, když je kurýr nablízku
