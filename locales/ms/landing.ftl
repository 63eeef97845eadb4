landing-eyebrow = Penghantaran atas permintaan untuk perniagaan · { $country }
landing-title = Hantar sekarang. Jejak hingga sampai.
landing-lead = { -brand-name } membawa rider ke kaunter anda untuk bungkusan, makanan, dokumen dan hadiah, dan anda dapat melihat setiap minit perjalanannya sehingga selamat sampai ke tangan penerima.
landing-request-as-guest = Tempah sebagai tetamu
landing-request-as-guest-busy = Sebentar…
landing-example-status = Dalam perjalanan
landing-example-arrival = Sampai dalam { $minutes } min
landing-facts = Sekilas pandang
landing-fact-minutes-value = { $minutes } min
landing-fact-promise = paling lama untuk sampai
landing-fact-typical = atau kurang, biasanya
landing-fact-weight-value = { $kg } kg
landing-fact-weight = had berat setiap penghantaran
landing-fact-distance = jarak penghantaran maksimum
landing-fact-nothing = pada hari tanpa penghantaran
landing-how-title = Dari kaunter anda ke pintu pelanggan dalam tiga langkah
landing-how-where-title = Pilih tempat
landing-how-where-text = Pilih lokasi pengambilan dan destinasi. Jarak, anggaran masa pengambilan dan caj dipaparkan sebelum anda mengesahkan apa-apa.
landing-how-ride-title = Rider mengambilnya
landing-how-ride-text = Rider yang berdekatan mengambil pesanan dari kaunter anda. Anda tahu nama dan nombor telefonnya, serta bila pesanan perlu siap.
landing-how-door-title = Jejak hingga ke pintu
landing-how-door-text = Lihat rider pada peta, kongsi pautan dengan pelanggan anda, dan simpan bukti penyerahannya.
landing-why-title = Dibuat untuk kaunter yang sibuk
landing-why-text = Tengah hari, pelanggan beratur, sebelah tangan sahaja yang kosong: semua yang anda perlukan ada dengan sekali pandang atau sekali tekan.
landing-why-live-title = Terkini setiap minit
landing-why-live-text = Status, rider dan anggaran masa berubah di depan mata anda. Tidak perlu menelefon untuk bertanya di mana pesanan.
landing-why-proof-title = Bukti setiap penyerahan
landing-why-proof-text = Pengambilan, penghantaran dan pemulangan direkodkan dan disimpan bersama pesanan.
landing-why-share-title = Pautan untuk pelanggan anda
landing-why-share-text = Mereka menjejak penghantaran pada telefon, tanpa aplikasi atau akaun.
landing-why-outlets-title = Semua cawangan pada satu skrin
landing-why-outlets-text = Satu log masuk untuk setiap lokasi pengambilan, masing-masing dengan pesanannya sendiri.
landing-why-history-title = Tiada yang hilang
landing-why-history-text = Cari mana-mana pesanan lepas mengikut nombor, nama atau telefon, dan eksport untuk rekod perakaunan anda.
landing-why-goods-title = Apa-apa sahaja yang anda serahkan
landing-why-goods-text = Bungkusan, makan tengah hari yang panas, kontrak yang ditandatangani, sejambak bunga: langkahnya sama sahaja.
landing-pay-title = Bayar ikut penggunaan
landing-pay-text = Tiada langganan dan tiada jumlah minimum. Pada hari tanpa penghantaran, anda tidak bayar apa-apa.
landing-pay-country = Caj penghantaran · { $country }
landing-pay-base = Caj asas
landing-pay-per-km = Setiap kilometer
landing-pay-cash = Bayaran tunai (COD)
landing-pay-maximum = Maksimum
landing-pay-no-commission = Tiada komisen atas jualan anda
landing-pay-from-km = Dikira dari { $km } km.
landing-pay-from-km-by-place =
    Dikira dari { $km } km di { $code ->
        [MY] Kuala Lumpur
        [TH] Bangkok
       *[other] ibu negara
    }, dari { $outsideKm } km di bandar lain.
landing-pay-expect = Apa yang boleh dijangka
landing-pay-expect-first = Anda melihat caj yang tepat sebelum mengesahkan, dan caj itu tidak berubah selepas itu.
landing-pay-expect-distance = Caj bergantung pada jarak antara dua alamat, dan tiada perkara lain yang perlu anda teka.
landing-pay-expect-nothing = Tiada kos permulaan, tiada tempoh kontrak, tiada caj pada hari cuti.
landing-fee-title = Berapakah cajnya?
landing-fee-distance = Jarak
landing-fee-km = { $km } km
landing-fee-place = Di manakah lokasi pengambilan?
landing-fee-place-capital =
    { $code ->
        [MY] Kuala Lumpur
        [TH] Bangkok
       *[other] Di ibu negara
    }
landing-fee-place-outside = Bandar lain
landing-fee-with-cash = Rider mengutip tunai
landing-fee-line-distance = Untuk jarak
landing-fee-total = Caj penghantaran
landing-fee-note = Contoh sahaja: setiap kilometer yang bermula dikira penuh. Caj yang anda sahkan berdasarkan alamat yang tepat.
landing-fleet-title = Rider yang sudah berada di jalan
landing-fleet-text = Anda tidak perlu mengambil pekerja, membayar insurans atau menyusun jadual. Rider ada berdekatan apabila anda memerlukannya, dan tiada kos apabila tidak diperlukan.
landing-fleet-bicycle-title = Basikal
landing-fleet-bicycle-text = Dokumen dan hadiah kecil, melalui jalan yang paling sempit.
landing-fleet-scooter-title = Skuter
landing-fleet-scooter-text = Makanan dan bungkusan, merentas bandar dalam beberapa minit.
landing-fleet-bag-title = Beg termal
landing-fleet-bag-text = Yang panas kekal panas, yang sejuk kekal sejuk, dan tiada yang tumpah.
landing-start-title = Rider pertama anda, hari ini
landing-start-register =
    { $registration ->
        [PV] Daftar akaun anda dengan kod vendor.
       *[NPV] Daftar akaun anda dengan nama perniagaan.
    }
landing-start-confirm = Sahkan e-mel anda dalam masa { $hours } jam.
landing-start-request = Tempah rider. Itu sahaja.
landing-faq-what = Apakah yang boleh saya hantar?
landing-faq-what-answer = Bungkusan, makanan, dokumen dan hadiah, asalkan dibenarkan oleh undang-undang dan boleh dibawa oleh seorang rider.
landing-faq-what-letters = Komunikasi bertulis di bawah { $grams } gram, seperti surat, tidak diterima.
landing-faq-fast = Berapa pantas?
landing-faq-fast-answer = “Segera” bermaksud sampai dalam { $minutes } minit. Penghantaran biasa mengambil masa { $typical } minit atau kurang.
landing-faq-heavy = Berapakah had beratnya?
landing-faq-heavy-answer = Hingga { $kg } kg bagi setiap penghantaran.
landing-faq-value = Berapakah had nilainya?
landing-faq-value-answer = Hingga { $amount } bagi setiap penghantaran.
landing-faq-value-and-weight-answer = Tidak melebihi { $amount } jika beratnya melebihi { $kg } kg.
landing-faq-far = Sejauh manakah anda menghantar?
landing-faq-far-answer = Hingga { $km } km dari lokasi pengambilan.
landing-faq-far-nationwide-answer = Hingga { $km } km dari lokasi pengambilan, di seluruh negara.
landing-faq-cost = Berapakah cajnya?
landing-faq-cost-answer = { $base } ditambah { $perKm } bagi setiap kilometer.
landing-faq-cost-range = Kira-kira { $base } hingga { $maximum } bagi setiap penghantaran, bergantung pada jarak.
landing-faq-cost-cash = Untuk bayaran tunai (COD), tambah { $amount }.
landing-faq-cost-no-commission = Kami tidak mengambil komisen.
landing-faq-guest = Perlukah saya ada akaun?
landing-faq-guest-answer = Tidak. Anda boleh menempah rider sebagai tetamu; akaun menyimpan alamat, pelanggan dan pesanan lepas anda.
