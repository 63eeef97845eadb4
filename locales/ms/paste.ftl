paste-open = Tampal mesej
paste-offer = Baca mesej yang ditampal
paste-title = Baca mesej
paste-text = Tampal mesej pelanggan. Mesej dibaca pada peranti ini sahaja, dan belum ada pesanan dibuat.
paste-message = Mesej
paste-placeholder = Nama, telefon, alamat, amaun – seperti yang diterima
paste-proposals = Butiran ditemui
paste-found = { $count } butiran telah dibaca. Semak sebelum menggunakannya.
paste-reading = Membaca mesej…
paste-not-read = Mesej ini tidak dapat dibaca. Sila semak sambungan internet anda dan cuba lagi.
paste-nothing-yet = Butiran yang ditemui dalam mesej dipaparkan di sini.
paste-nothing-found = Kami tidak menemui butiran dalam teks ini. Anda masih boleh mengisi borang sendiri.
paste-place = Pin pada peta
paste-take-field = Guna: { $field }
paste-keeps-typed = Mengekalkan apa yang anda taip: { $typed }
paste-replaces-typed = Menggantikan apa yang anda taip: { $typed }
paste-unsure = Tidak pasti amaun yang dimaksudkan: { $written }. Sila masukkan sendiri.
paste-short-link = Pautan peta ini tidak mengandungi tempatnya. Buka pautan ini dahulu, kemudian salin pautan panjang dari peta.
paste-keys = { $keys } untuk menggunakannya
paste-take = Guna butiran
prefill-filled = Diisi daripada pautan – semak sebelum membuat pesanan
prefill-clear = Kosongkan
prefill-offered = Maklumat dalam pautan berbeza daripada apa yang anda taip.
prefill-use = Guna maklumat pautan
prefill-keep = Kekalkan isian saya
prefill-ignored =
    { $count ->
        [1] Satu maklumat daripada pautan tidak dapat dibaca dan diabaikan: { $names }
       *[other] Beberapa maklumat daripada pautan tidak dapat dibaca dan diabaikan: { $names }
    }
