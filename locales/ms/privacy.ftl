## The privacy page. $country is the country's name in this language.

privacy-introduction = Perkara yang diketahui oleh { -brand-name } di { $country } tentang anda dan pelanggan anda, serta cara maklumat itu digunakan.
privacy-data-title = Apa yang kami simpan
privacy-data-text = Tentang akaun anda: nama, alamat e-mel, nombor telefon dan lokasi pengambilan. Tentang setiap pesanan: nama, nombor telefon dan alamat pelanggan, catatan anda, jumlah wang, masa dan bukti penghantaran.
privacy-use-title = Untuk apa
privacy-use-text = Untuk menghantar pesanan, supaya anda dan pelanggan dapat mengikutinya, dan untuk menyelesaikan bayarannya. Kami tidak menjual data ini dan tidak menggunakannya untuk iklan.
privacy-readers-title = Siapa yang melihatnya
privacy-readers-text = Rider melihat perkara yang diperlukan untuk penghantaran. Sesiapa yang mempunyai pautan penjejakan melihat pesanan itu sahaja. Nombor kad dihantar dalam bentuk disulitkan kepada penyedia pembayaran; kami tidak menyimpannya.
privacy-device-title = Pada peranti anda
privacy-device-text = Kuki mengingati bahasa anda. Sesi, tetapan dan tempahan yang belum selesai disimpan dalam pelayar anda; apabila anda log keluar, sesi dan tempahan itu dipadamkan.
privacy-rights-title = Hak anda
privacy-rights-text = Anda boleh bertanya apa yang kami simpan tentang anda, meminta supaya ia dibetulkan atau dipadam, dan membuat aduan kepada pihak berkuasa perlindungan data di { $country }. Hantar e-mel ke { $email }.
