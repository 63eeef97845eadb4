near-sound-is-on = Bunyi: hidup
near-sound-is-off = Bunyi: mati
near-sound-on = Hidupkan: bunyi apabila rider hampir
near-sound-off = Matikan: bunyi apabila rider hampir
