export-button = ஏற்றுமதி
export-what = தேர்ந்தெடுத்த நாள்களிலும் நிலையிலும் உள்ள எல்லா ஆர்டர்களும்
export-busy = ஏற்கெனவே ஓர் ஏற்றுமதி நடக்கிறது. இன்னொன்றைத் தொடங்க அதை நிறுத்துங்கள்.
export-format-xlsx = Excel கோப்பு
export-format-xlsx-hint = .xlsx, படிக்கவும் கூட்டிப் பார்க்கவும்
export-format-csv = CSV கோப்பு
export-format-csv-hint = .csv, மற்ற செயலிகளுக்கு
export-csv-settings = CSV அமைப்புகள்
export-csv-separator = நெடுவரிசைகளைப் பிரிக்கும் குறி
export-csv-semicolon = அரைப்புள்ளி ;
export-csv-comma = காற்புள்ளி ,
export-csv-tab = தத்தல் குறி (Tab)
export-csv-decimal = தசமக் குறி
export-csv-decimal-comma = காற்புள்ளி: 1250,50
export-csv-decimal-point = புள்ளி: 1250.50
export-csv-byte-order-mark = கோப்பை UTF-8 எனக் குறிக்க (Excel செயலிக்குத் தேவை)
export-progress =
    .aria-label = ஏற்றுமதி
export-begun = ஏற்றுமதி தொடங்கியது.
export-so-far =
    { $count ->
        [one] { $count } ஆர்டர் ஏற்றுமதி செய்யப்பட்டது
       *[other] { $count } ஆர்டர்கள் ஏற்றுமதி செய்யப்பட்டன
    }
export-so-far-of =
    { $total ->
        [one] ஏற்றுமதி செய்யப்பட்டது: { $total } ஆர்டரில் { $count }
       *[other] ஏற்றுமதி செய்யப்பட்டவை: { $total } ஆர்டர்களில் { $count }
    }
export-reached = { $day } வரை
export-cancel = நிறுத்துக
export-halted =
    { $count ->
        [0] முதல் ஆர்டருக்கு முன்பே ஏற்றுமதி நின்றுவிட்டது.
        [one] { $count } ஆர்டருக்குப் பின் ஏற்றுமதி நின்றுவிட்டது.
       *[other] { $count } ஆர்டர்களுக்குப் பின் ஏற்றுமதி நின்றுவிட்டது.
    }
export-go-on = தொடர்க
export-start-over = முதலிலிருந்து தொடங்குக
export-failed = கோப்பை எழுத முடியவில்லை. இணையத் தொடர்பையும் இந்தச் சாதனத்தில் உள்ள காலி இடத்தையும் சரிபார்த்து, முதலிலிருந்து தொடங்குங்கள்.
export-saved =
    { $count ->
        [one] { $count } ஆர்டர் சேமிக்கப்பட்டது: { $file }
       *[other] { $count } ஆர்டர்கள் சேமிக்கப்பட்டன: { $file }
    }
export-nothing = இந்தக் காலத்தில் பொருந்தும் ஆர்டர்கள் இல்லை. எதுவும் சேமிக்கப்படவில்லை.

export-column-created = பதிவானது ({ $zone })
export-column-amount = தொகை ({ $currency })
export-column-fee = விநியோகக் கட்டணம் ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, நிமி.
export-column-voucher = கூப்பன்
