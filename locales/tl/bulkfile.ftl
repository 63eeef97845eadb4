bulk-column-phone-number = Phone ng customer
bulk-column-unit = Unit
bulk-column-payment-type = Uri ng bayad
bulk-column-deliver-at = Oras ng delivery
bulk-payment-paid = Bayad na
bulk-payment-online = Bayad na online
bulk-collection-point-unknown = Wala kang pick-up location na ganito ang pangalan. Pumili ng isa, o iwanang blangko ang cell.
bulk-payment-type-unknown = Hindi namin kilala ang uri ng bayad na ito. Pumili ng isa.
bulk-time-unreadable = Isulat ang oras gaya ng { $forms }, o iwanang blangko ang cell para ma-deliver agad.
bulk-time-without-day = Walang araw ang oras na ito. Isulat gaya ng { $forms }.
bulk-phone-several = Higit sa isang phone number ang narito. Itira lang ang tatawagan.
bulk-cell-error = Error ito ng spreadsheet, hindi value. I-type ang value, o i-clear ang cell.
bulk-cell-without-result = Wala pang resulta ang formula na ito. Buksan at i-save ang file sa spreadsheet program mo, o i-type dito ang value.
bulk-row-repeats = Pareho ang hinihingi ng row na ito at ng row { $row }.
bulk-row-ordered-today = Mukhang kapareho ng row na ito ang order { $order } ngayong araw.
bulk-row-hidden = Naka-hide o naka-strikethrough sa file mo ang row na ito.
bulk-row-closed = Status ng order na ito sa file mo: { $state }.
bulk-row-zero = May cell sa row na ito na 0 lang ang laman, gaya ng ibinibigay ng formula para sa cell na walang laman. Burahin ang 0 kung hindi tama.
bulkfile-choose = Pumili ng Excel file
bulkfile-drop = o i-drop dito
bulkfile-accepted = XLSX file na hanggang 5 MB, may hanggang { $rows } order: isa sa bawat row
bulkfile-checked-here = Dito sa screen mo iche-check ang bawat row bago mag-order ng kahit ano.
bulkfile-template = I-download ang template
bulkfile-template-hint = Spreadsheet na may tamang mga column, pupunan na lang.
bulkfile-template-example = Halimbawa
bulkfile-template-columns = Mga column
bulkfile-others = Isang file lang muna. Gagamitin ang { $name }.
bulk-format-invalid = Hindi valid ang format ng file
bulk-format-csv = Text file (CSV) ito. Buksan ito sa spreadsheet program mo at i-save bilang Excel workbook (.xlsx).
bulk-format-xls = Lumang Excel file (.xls) ito. I-save ito bilang Excel workbook (.xlsx).
bulk-format-password = May password ito. I-save ito nang walang password.
bulk-format-damaged = Sira ito. Buksan ito sa spreadsheet program mo at i-save ulit.
bulk-format-other = Hindi ito Excel workbook. I-save ito bilang Excel workbook (.xlsx).
bulk-file-too-large = Hanggang 5 MB lang ang file
bulk-no-rows = Wala kaming nakitang order sa file na ito. May isang row para sa pangalan ng mga column, at isang order ang bawat row sa ibaba nito.
bulk-too-many-rows = May { $rows } row ang file na ito. Hanggang { $most } lang ang puwedeng i-order nang sabay-sabay: pakihati ito.
bulk-columns-missing =
    { $count ->
        [1] May kulang na column: { $columns }. Nasa template ang lahat.
       *[other] May mga kulang na column: { $columns }. Nasa template ang lahat.
    }
bulk-sheets-looked-at = Tiningnan namin ang mga sheet na ito: { $sheets }.
bulk-examples-not-read = May mga row ang sheet na { $sheets }, pero para iyon sa mga halimbawa. Ilipat ang mga order mo sa unang sheet, i-save ang file at piliin ulit.
bulk-columns-alike = Iisa ang ibig sabihin ng mga column na ito, pero magkaiba ang laman: { $columns }. Magtira lang ng isa, o palitan ang pangalan ng iba.
bulk-too-many-columns = Masyadong malapad ang file na ito: may laman pa paglampas ng column { $most }. I-delete ang mga column na hindi mo kailangan.
bulk-sheets-hidden = Naka-hide ang lahat ng sheet ng file na ito: { $sheets }. I-unhide ang may mga order, i-save ang file at piliin ulit.
bulk-rows-hidden =
    { $rows ->
        [1] Nasa naka-hide o naka-strikethrough na row ang nag-iisang order ng file na ito. I-unhide ito, i-save ang file at piliin ulit.
       *[other] Nasa mga naka-hide o naka-strikethrough na row ang lahat ng { $rows } order ng file na ito. I-unhide ang mga ito, i-save ang file at piliin ulit.
    }
bulk-rows-closed = Tapos na ang lahat ng order sa file na ito, ang status nila: { $states }. Kung gusto mo pa ring i-order, burahin ang column ng status, i-save ang file at piliin ulit.
bulkfile-not-opened = Hindi namin ma-load ang spreadsheet reader. I-check ang internet mo at subukan ulit.
bulkfile-reading = Binabasa ang { $name }…
bulkfile-checking = Na-check na row: { $checked } sa { $rows }
bulkfile-sending = Walang mali sa { $name }. Sine-send na ito…
bulkfile-ready-not-sent = Hindi na-send ang { $name }. Walang mali sa file: i-send mo lang ulit.
bulkfile-send-again = I-send ulit
bulkfile-read = Ang nabasa namin
bulkfile-read-sheet = Sheet { $sheet }, nasa row { $row } ang pangalan ng mga column
bulkfile-read-other-sheets =
    { $count ->
        [1] Hindi binasa ang sheet na { $sheets }.
       *[other] Hindi binasa ang mga sheet na ito: { $sheets }.
    }
bulkfile-read-column = column na { $letter }
bulkfile-left-out =
    { $count ->
        [1] Hindi isinama ang column na ito: { $columns }.
       *[other] { $count } column ang hindi isinama: { $columns }.
    }
bulkfile-left-out-more = { $count } pa
bulkfile-read-hidden-columns = Naka-hide sa file mo, pero binasa: { $columns }.
bulkfile-hidden-left-out = { $count } row ang naka-hide o naka-strikethrough sa file mo at hindi isinama.
bulkfile-closed-left-out = Mga row na hindi isinama dahil sa status: { $count } ({ $states }).
bulkfile-hidden-too = I-order din ang mga row na ito
bulkfile-title = I-check ang { $name }
bulkfile-rows = { $count } row
bulkfile-faults =
    { $count ->
        [0] Walang error
       *[other] { $count } error
    }
bulkfile-concerns = { $count } row na dapat tingnan
bulkfile-next-fault = Susunod na error
bulkfile-faulty-only = Mga may error lang
bulkfile-remove-repeats =
    { $count ->
        [1] Alisin ang inulit na row
       *[other] Alisin ang { $count } inulit na row
    }
bulkfile-grid = Mga order ng file
bulkfile-keys = Enter para mag-edit ng cell, Ctrl + Z para mag-undo, F8 para sa susunod na error. Puwede kang mag-paste ng mga cell mula sa spreadsheet.
bulkfile-row = Row { $row }
bulkfile-cell = Row { $row }, { $column }
bulkfile-cell-fine = Walang mali rito.
bulkfile-cell-empty = blangko
bulkfile-remove-row = Alisin ang row
bulkfile-remove-row-of = Alisin ang row { $row }
bulkfile-own-point = Napiling pick-up location
bulkfile-no-choice = Pumili
bulkfile-fill-for = { $count } row ang may parehong mali.
bulkfile-fill-with = Pareho para sa lahat
bulkfile-fill = Punan
bulkfile-card-all = Lahat ng field
bulkfile-card-fewer = Mas kaunting field
bulkfile-no-rows-left = Naalis ang lahat ng row. Mag-undo, o pumili ng ibang file.
bulkfile-none-faulty = Wala nang row na may error.
bulkfile-send = I-send ang { $count } row
bulkfile-send-faulty = I-send kahit may error
bulkfile-send-anyway = I-send pa rin
bulkfile-keep-on = Ituloy ang pag-aayos
bulkfile-ask-send = { $count } row ang may error pa: walang io-order para sa mga iyon. Puwedeng i-order ang lahat ng ibang row.
bulkfile-ask-leave = Mawawala ang mga inayos mo.
bulkfile-leave-anyway = I-discard ang mga inayos
bulkfile-not-sent = Hindi na-send ang mga row. Walang nawala sa mga inayos mo.
bulkfile-said-left =
    { $count ->
        [0] Wala nang error.
       *[other] { $count } error pa.
    }
bulkfile-said-pasted = { $count } cell ang na-paste.
bulkfile-said-filled = Napunan sa { $count } row.
bulkfile-said-undone = Na-undo.
bulkfile-said-removed = Naalis ang row { $row }.
bulkfile-said-repeats-removed = { $count } inulit na row ang naalis.
