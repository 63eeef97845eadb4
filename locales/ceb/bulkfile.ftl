bulk-column-phone-number = Number sa phone
bulk-column-unit = Unit
bulk-column-payment-type = Klase sa bayad
bulk-column-deliver-at = Oras sa delivery
bulk-payment-paid = Bayad na
bulk-payment-online = Bayad na online
bulk-collection-point-unknown = Wala kay pick-up point nga ingon niini ang ngalan. Pagpili og usa, o pasagdi nga blangko ang cell.
bulk-payment-type-unknown = Dili namo mailhan kini nga klase sa bayad. Palihug pagpili og usa.
bulk-time-unreadable = Isulat ang oras sama sa { $forms }, o pasagdi nga blangko ang cell para i-deliver sa labing madali.
bulk-time-without-day = Walay adlaw kini nga oras. Isulat kini sama sa { $forms }.
bulk-phone-several = Sobra sa usa ang number sa phone dinhi. Ibilin ang number nga tawgan.
bulk-cell-error = Error kini sa spreadsheet, dili value. I-type ang value, o i-clear ang cell.
bulk-cell-without-result = Wala pay resulta kini nga formula. Ablihi ug i-save ang file sa imong spreadsheet program, o i-type ang value dinhi.
bulk-row-repeats = Pareho og gi-order kini nga row ug ang row { $row }.
bulk-row-ordered-today = Murag pareho kini nga row sa order { $order } karong adlawa.
bulk-row-hidden = Nakatago o gikudlisan kini nga row sa imong file.
bulk-row-closed = Status niini nga order sa imong file: { $state }.
bulk-row-zero = Naay cell niini nga row nga 0 ra ang sulod; mao kana ang ihatag sa formula para sa cell nga walay sulod. I-delete ang 0 kon dili kini sakto.
bulkfile-choose = Pagpili og Excel file
bulkfile-drop = o i-drop dinhi
bulkfile-accepted = XLSX file nga dili molapas sa 5 MB, hangtod sa { $rows } ka order: usa sa matag row
bulkfile-checked-here = I-check dinhi sa imong screen ang matag row sa dili pa i-place ang bisan unsang order.
bulkfile-template = I-download ang template
bulkfile-template-hint = Spreadsheet nga naay sakto nga mga column, sulatan na lang.
bulkfile-template-example = Pananglitan
bulkfile-template-columns = Mga column
bulkfile-others = Usa ra ka file sa usa ka higayon. Gigamit ang { $name }.
bulk-format-invalid = Dili valid ang format sa file
bulk-format-csv = Text file (CSV) kini. Ablihi kini sa imong spreadsheet program ug i-save isip Excel workbook (.xlsx).
bulk-format-xls = Daan kini nga Excel file (.xls). I-save kini isip Excel workbook (.xlsx).
bulk-format-password = Naay password kini. I-save kini nga walay password.
bulk-format-damaged = Guba kini. Ablihi kini sa imong spreadsheet program ug i-save og usab.
bulk-format-other = Dili kini Excel workbook. I-save kini isip Excel workbook (.xlsx).
bulk-file-too-large = Kinahanglan dili molapas sa 5 MB ang file
bulk-no-rows = Wala miy nakit-ang order niini nga file. Ang usa ka row para sa ngalan sa mga column, ug ang matag row sa ubos niini usa ka order.
bulk-too-many-rows = Naay { $rows } ka row kini nga file. Hangtod sa { $most } ka order ra ang ma-place sa usa ka higayon: palihug bahina kini.
bulk-columns-missing =
    { $count ->
        [1] Naay kulang nga column: { $columns }. Kompleto ang template.
       *[other] Naay kulang nga mga column: { $columns }. Kompleto ang template.
    }
bulk-sheets-looked-at = Gitan-aw namo kini nga mga sheet: { $sheets }.
bulk-examples-not-read = Naay mga row ang sheet nga { $sheets }, pero para na sa mga pananglitan. Ibalhin ang imong mga order sa unang sheet, i-save ang file ug pilia og usab.
bulk-columns-alike = Pareho ang buot ipasabot niini nga mga column, pero lahi ang sulod: { $columns }. Pagbilin og usa, o ilisi ang ngalan sa uban.
bulk-too-many-columns = Lapad ra kaayo kini nga file: naay sulod lapas sa column { $most }. I-delete ang mga column nga dili nimo kinahanglan.
bulk-sheets-hidden = Nakatago ang tanang sheet niini nga file: { $sheets }. Ipakita ang sheet nga naay mga order, i-save ang file ug pilia og usab.
bulk-rows-hidden =
    { $rows ->
        [1] Naa sa nakatago o gikudlisan nga row ang bugtong order niini nga file. Ipakita ang row, i-save ang file ug pilia og usab.
       *[other] Naa sa mga nakatago o gikudlisan nga row ang tanang { $rows } ka order niini nga file. Ipakita ang mga row, i-save ang file ug pilia og usab.
    }
bulk-rows-closed = Human na ang tanang order niini nga file, ang ilang status: { $states }. Kung gusto gihapon nimo i-order, papasa ang column sa status, i-save ang file ug pilia og usab.
bulkfile-not-opened = Wala ma-load ang mobasa sa spreadsheet. I-check ang imong koneksyon ug sulayi og usab.
bulkfile-reading = Nagbasa sa { $name }…
bulkfile-checking = Mga row nga na-check: { $checked } sa { $rows }
bulkfile-sending = Walay sayop sa { $name }. Gipadala pa kini…
bulkfile-ready-not-sent = Wala mapadala ang { $name }. Walay sayop sa file: pwede ra nimo ipadala og usab.
bulkfile-send-again = Ipadala og usab
bulkfile-read = Unsay among nabasa
bulkfile-read-sheet = Sheet { $sheet }, naa sa row { $row } ang ngalan sa mga column
bulkfile-read-other-sheets =
    { $count ->
        [1] Wala basaha ang sheet { $sheets }.
       *[other] Wala basaha kini nga mga sheet: { $sheets }.
    }
bulkfile-read-column = column nga { $letter }
bulkfile-left-out =
    { $count ->
        [1] Wala iapil kini nga column: { $columns }.
       *[other] { $count } ka column ang wala iapil: { $columns }.
    }
bulkfile-left-out-more = { $count } pa
bulkfile-read-hidden-columns = Nakatago sa imong file, pero gibasa: { $columns }.
bulkfile-hidden-left-out = { $count } ka row ang nakatago o gikudlisan sa imong file ug wala iapil.
bulkfile-closed-left-out = Mga row nga wala iapil tungod sa status: { $count } ({ $states }).
bulkfile-hidden-too = Iapil pud kini nga mga row
bulkfile-title = I-check ang { $name }
bulkfile-rows = { $count } ka row
bulkfile-faults =
    { $count ->
        [0] Walay error
       *[other] { $count } ka error
    }
bulkfile-concerns = { $count } ka row nga tan-awon
bulkfile-next-fault = Sunod nga error
bulkfile-faulty-only = Mga row ra nga naay error
bulkfile-remove-repeats =
    { $count ->
        [1] Kuhaa ang duplicate nga row
       *[other] Kuhaa ang { $count } ka duplicate nga row
    }
bulkfile-grid = Mga order sa file
bulkfile-keys = Enter para mag-edit og cell, Ctrl + Z para mag-undo, F8 para sa sunod nga error. Maka-paste ka og mga cell gikan sa spreadsheet.
bulkfile-row = Row { $row }
bulkfile-cell = Row { $row }, { $column }
bulkfile-cell-fine = Walay sayop dinhi.
bulkfile-cell-empty = blangko
bulkfile-remove-row = Kuhaa ang row
bulkfile-remove-row-of = Kuhaa ang row { $row }
bulkfile-own-point = Gipili nga pick-up point
bulkfile-no-choice = Palihug pagpili
bulkfile-fill-for = { $count } ka row ang pareho og sayop.
bulkfile-fill-with = Pareho para sa tanan
bulkfile-fill = Ibutang
bulkfile-card-all = Tanang field
bulkfile-card-fewer = Pipila ra ka field
bulkfile-no-rows-left = Nakuha na ang tanang row. I-undo, o pagpili og laing file.
bulkfile-none-faulty = Wala nay row nga naay error.
bulkfile-send = Ipadala ang { $count } ka row
bulkfile-send-faulty = Ipadala bisan naay error
bulkfile-send-anyway = Ipadala gihapon
bulkfile-keep-on = Padayon sa pag-ayo
bulkfile-ask-send = { $count } ka row ang naa pay error: walay order nga ma-place para niini. Ma-place ang order sa tanang ubang row.
bulkfile-ask-leave = Mawala ang imong mga giayo.
bulkfile-leave-anyway = I-discard ang mga giayo
bulkfile-not-sent = Wala mapadala ang mga row. Walay nawala sa imong mga giayo.
bulkfile-said-left =
    { $count ->
        [0] Wala nay error.
       *[other] { $count } ka error na lang.
    }
bulkfile-said-pasted = { $count } ka cell ang na-paste.
bulkfile-said-filled = Nabutangan ang { $count } ka row.
bulkfile-said-undone = Na-undo na.
bulkfile-said-removed = Nakuha na ang row { $row }.
bulkfile-said-repeats-removed = { $count } ka duplicate nga row ang nakuha.
