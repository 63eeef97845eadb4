bulk-column-phone-number = Customer ka phone
bulk-column-unit = Flat/office number
bulk-column-payment-type = Payment ki qism
bulk-column-deliver-at = Delivery ka waqt
bulk-payment-paid = Paid
bulk-payment-online = Online paid
bulk-collection-point-unknown = Is naam ka aap ka koi pick-up point nahi. Koi ek select karein, ya cell khali chhor dein.
bulk-payment-type-unknown = Payment ki yeh qism hamare paas nahi hai. Koi ek select karein.
bulk-time-unreadable = Waqt is tarah likhein: { $forms }, ya jald se jald delivery ke liye cell khali chhor dein.
bulk-time-without-day = Is waqt ke saath din nahi likha. Is tarah likhein: { $forms }.
bulk-phone-several = Yahan ek se zyada phone number hain. Sirf woh rakhein jis par call karni hai.
bulk-cell-error = Yeh spreadsheet ka error hai, asal maloomat nahi. Maloomat likhein, ya cell khali kar dein.
bulk-cell-without-result = Is formula ka abhi koi result nahi. File ko apne spreadsheet program mein khol kar save karein, ya result yahan likh dein.
bulk-row-repeats = Is row mein wohi hai jo row { $row } mein hai.
bulk-row-ordered-today = Yeh row aaj ke order { $order } jaisi hai.
bulk-row-hidden = Yeh row aap ki file mein hidden ya kati hui hai.
bulk-row-closed = Aap ki file mein is order ka status: { $state }.
bulk-row-zero = Is row ke ek cell mein sirf 0 hai, jaisa formula khali cell ke liye deta hai. Agar yeh sahi nahi to 0 mita dein.
bulkfile-choose = Excel file select karein
bulkfile-drop = ya yahan drop karein
bulkfile-accepted = Zyada se zyada 5 MB ki XLSX file, { $rows } orders tak: har row mein ek
bulkfile-checked-here = Kuch bhi book hone se pehle har row yahin aap ki screen par check hoti hai.
bulkfile-template = Template download karein
bulkfile-template-hint = Sahi columns wali spreadsheet, bas bharni hai.
bulkfile-template-example = Misaal
bulkfile-template-columns = Columns
bulkfile-others = Ek waqt mein ek file. { $name } use ho rahi hai.
bulk-format-invalid = File ka format sahi nahi.
bulk-format-csv = Yeh text file (CSV) hai. Isay apne spreadsheet program mein khol kar Excel workbook (.xlsx) ke taur par save karein.
bulk-format-xls = Yeh purani Excel file (.xls) hai. Isay Excel workbook (.xlsx) ke taur par save karein.
bulk-format-password = Is par password laga hai. Isay password ke baghair save karein.
bulk-format-damaged = Yeh file kharab hai. Isay apne spreadsheet program mein khol kar dobara save karein.
bulk-format-other = Yeh Excel workbook nahi hai. Isay Excel workbook (.xlsx) ke taur par save karein.
bulk-file-too-large = File 5 MB se bari nahi ho sakti.
bulk-no-rows = Is file mein koi order nahi mila. Ek row mein columns ke naam hon, us ke neeche har row ek order hai.
bulk-too-many-rows = Is file mein { $rows } rows hain. Ek saath zyada se zyada { $most } book ho sakti hain: orders ko alag alag files mein baant lein.
bulk-columns-missing =
    { $count ->
        [1] Ek column nahi hai: { $columns }. Template mein sab columns maujood hain.
       *[other] Yeh columns nahi hain: { $columns }. Template mein sab columns maujood hain.
    }
bulk-sheets-looked-at = Hum ne yeh sheets dekhin: { $sheets }.
bulk-examples-not-read = Sheet { $sheets } mein rows hain, magar woh misaalon ki sheet hai. Apne orders pehli sheet mein le aayein, file save karein aur dobara select karein.
bulk-columns-alike = In columns ka matlab ek hai, lekin in mein alag alag baatein likhi hain: { $columns }. Ek rakhein, ya baqi ke naam badal dein.
bulk-too-many-columns = Yeh file bohat chauri hai: column { $most } ke baad bhi kuch likha hai. Jin columns ki zaroorat nahi, unhein delete karein.
bulk-sheets-hidden = Is file ki har sheet hidden hai: { $sheets }. Orders wali sheet ko unhide karein, file save karein aur dobara select karein.
bulk-rows-hidden =
    { $rows ->
        [1] Is file ka ek hi order hai aur woh hidden ya kati hui row mein hai. Row ko unhide karein, file save karein aur dobara select karein.
       *[other] Is file ke tamam { $rows } orders hidden ya kati hui rows mein hain. Rows ko unhide karein, file save karein aur dobara select karein.
    }
bulk-rows-closed = Is file ke tamam orders pehle hi khatam ho chuke hain, in ka status hai: { $states }. Phir bhi book karna ho to status ka column delete karein, file save karein aur dobara select karein.
bulkfile-not-opened = Spreadsheet parhne wala hissa load nahi ho saka. Apna connection check kar ke dobara try karein.
bulkfile-reading = { $name } parhi ja rahi hai…
bulkfile-checking = Check ki hui rows: { $rows } mein se { $checked }
bulkfile-sending = { $name } mein koi ghalti nahi. Bheji ja rahi hai…
bulkfile-ready-not-sent = { $name } nahi bheji ja saki. File mein koi ghalti nahi: dobara bhej dein.
bulkfile-send-again = Dobara bhejein
bulkfile-read = Hum ne kya parha
bulkfile-read-sheet = Sheet { $sheet }, columns ke naam row { $row } mein
bulkfile-read-other-sheets =
    { $count ->
        [1] Yeh sheet nahi parhi gayi: { $sheets }.
       *[other] Yeh sheets nahi parhi gayin: { $sheets }.
    }
bulkfile-read-column = column { $letter }
bulkfile-left-out =
    { $count ->
        [1] Yeh column chhor diya gaya: { $columns }.
       *[other] Yeh { $count } columns chhor diye gaye: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [one] mazeed { $count }
       *[other] mazeed { $count }
    }
bulkfile-read-hidden-columns = Aap ki file mein hidden, lekin parhe gaye: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } row aap ki file mein hidden ya kati hui hai, isay chhor diya gaya.
       *[other] { $count } rows aap ki file mein hidden ya kati hui hain, inhein chhor diya gaya.
    }
bulkfile-closed-left-out = Status ki wajah se chhori gayi rows: { $count } ({ $states }).
bulkfile-hidden-too = Yeh rows bhi book karein
bulkfile-title = { $name } check karein
bulkfile-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
bulkfile-faults =
    { $count ->
        [0] Koi ghalti nahi
        [one] { $count } ghalti
       *[other] { $count } ghaltiyan
    }
bulkfile-concerns =
    { $count ->
        [one] { $count } row dekhni hai
       *[other] { $count } rows dekhni hain
    }
bulkfile-next-fault = Agli ghalti
bulkfile-faulty-only = Sirf ghalti wali rows
bulkfile-remove-repeats =
    { $count ->
        [1] Duplicate row hatayein
       *[other] { $count } duplicate rows hatayein
    }
bulkfile-grid = File ke orders
bulkfile-keys = Cell edit karne ke liye Enter, undo ke liye Ctrl + Z, agli ghalti ke liye F8 dabayein. Spreadsheet se cells paste bhi ho sakte hain.
bulkfile-row = Row { $row }
bulkfile-cell = Row { $row }, { $column }
bulkfile-cell-fine = Yahan koi ghalti nahi.
bulkfile-cell-empty = khali
bulkfile-remove-row = Row hatayein
bulkfile-remove-row-of = Row { $row } hatayein
bulkfile-own-point = Select kiya hua pick-up point
bulkfile-no-choice = Select karein
bulkfile-fill-for =
    { $count ->
        [one] { $count } row mein yehi ghalti hai.
       *[other] { $count } rows mein yehi ghalti hai.
    }
bulkfile-fill-with = Sab mein yehi likhein
bulkfile-fill = Bharein
bulkfile-card-all = Tamam fields
bulkfile-card-fewer = Kam fields
bulkfile-no-rows-left = Tamam rows hata di gayi hain. Undo karein, ya doosri file select karein.
bulkfile-none-faulty = Ab kisi row mein ghalti nahi.
bulkfile-send =
    { $count ->
        [one] { $count } row bhejein
       *[other] { $count } rows bhejein
    }
bulkfile-send-faulty = Ghaltiyon ke saath bhejein
bulkfile-send-anyway = Phir bhi bhejein
bulkfile-keep-on = Theek karte rahein
bulkfile-ask-send =
    { $count ->
        [one] { $count } row mein abhi ghalti hai: us ka order book nahi hoga. Baqi sab rows book ho sakti hain.
       *[other] { $count } rows mein abhi ghaltiyan hain: un ke orders book nahi honge. Baqi sab rows book ho sakti hain.
    }
bulkfile-ask-leave = Aap ne jo theek kiya hai woh zaya ho jayega.
bulkfile-leave-anyway = Tabdeeliyan hata dein
bulkfile-not-sent = Rows nahi bheji ja sakin. Aap ne jo theek kiya hai woh save hai.
bulkfile-said-left =
    { $count ->
        [0] Koi ghalti baqi nahi.
        [one] { $count } ghalti baqi hai.
       *[other] { $count } ghaltiyan baqi hain.
    }
bulkfile-said-pasted =
    { $count ->
        [one] { $count } cell paste ho gaya.
       *[other] { $count } cells paste ho gaye.
    }
bulkfile-said-filled =
    { $count ->
        [one] { $count } row mein bhar diya gaya.
       *[other] { $count } rows mein bhar diya gaya.
    }
bulkfile-said-undone = Undo ho gaya.
bulkfile-said-removed = Row { $row } hata di gayi.
bulkfile-said-repeats-removed =
    { $count ->
        [one] { $count } duplicate row hata di gayi.
       *[other] { $count } duplicate rows hata di gayin.
    }
