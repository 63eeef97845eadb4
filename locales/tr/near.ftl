near-sound-is-on = Ses açık
near-sound-is-off = Ses kapalı
near-sound-on = Kurye yaklaşma sesini aç
near-sound-off = Kurye yaklaşma sesini kapat
