bulk-column-phone-number = தொலைபேசி எண்
bulk-column-unit = யூனிட்
bulk-column-payment-type = பணம் செலுத்தும் வகை
bulk-column-deliver-at = விநியோக நேரம்

bulk-payment-paid = செலுத்தப்பட்டது
bulk-payment-online = இணையம் வழி செலுத்தப்பட்டது

bulk-collection-point-unknown = இந்தப் பெயரில் உங்களுக்கு எடுக்கும் இடம் இல்லை. ஒன்றைத் தேர்ந்தெடுங்கள், அல்லது கலத்தைக் காலியாக விடுங்கள்.
bulk-payment-type-unknown = பணம் செலுத்தும் இந்த வகை எங்களிடம் இல்லை. ஒன்றைத் தேர்ந்தெடுங்கள்.
bulk-time-unreadable = நேரத்தை { $forms } போல எழுதுங்கள், அல்லது உடனே விநியோகிக்கக் கலத்தைக் காலியாக விடுங்கள்.
bulk-time-without-day = இதில் நேரம் மட்டுமே உள்ளது, நாள் இல்லை. { $forms } போல எழுதுங்கள்.
bulk-phone-several = இங்கே ஒன்றுக்கு மேற்பட்ட தொலைபேசி எண்கள் உள்ளன. அழைக்க வேண்டிய எண்ணை மட்டும் வைத்திருங்கள்.
bulk-cell-error = இது விரிதாளின் பிழை, மதிப்பு அல்ல. மதிப்பை உள்ளிடுங்கள், அல்லது கலத்தைக் காலியாக்குங்கள்.
bulk-cell-without-result = இந்தச் சூத்திரத்திற்கு இன்னும் விடை இல்லை. கோப்பை உங்கள் விரிதாள் செயலியில் திறந்து சேமியுங்கள், அல்லது மதிப்பை இங்கே உள்ளிடுங்கள்.
bulk-row-repeats = இந்த வரிசை, வரிசை { $row } போலவே உள்ளது.
bulk-row-ordered-today = இந்த வரிசை இன்றைய ஆர்டர் { $order } போலவே உள்ளது.
bulk-row-hidden = இந்த வரிசை உங்கள் கோப்பில் மறைக்கப்பட்டுள்ளது.
bulk-row-zero = இந்த வரிசையின் ஒரு கலத்தில் 0 மட்டுமே உள்ளது; காலியான கலத்திற்கு சூத்திரம் அதையே தரும். சரியில்லை என்றால் 0-ஐ நீக்குங்கள்.

bulkfile-choose = Excel கோப்பைத் தேர்ந்தெடுக்க
bulkfile-drop = அல்லது இங்கே இழுத்து விடுங்கள்
bulkfile-accepted = அதிகபட்சம் 5 MB கொண்ட XLSX கோப்பு, { $rows } ஆர்டர்கள் வரை: ஒரு வரிசைக்கு ஓர் ஆர்டர்
bulkfile-checked-here = ஆர்டர் பதிவாகும் முன் ஒவ்வொரு வரிசையும் உங்கள் திரையிலேயே சரிபார்க்கப்படும்.
bulkfile-template = மாதிரிக் கோப்பைப் பதிவிறக்குக
bulkfile-template-hint = சரியான நெடுவரிசைகள் உள்ள விரிதாள். அதை நிரப்பினால் போதும்.
bulkfile-template-example = எடுத்துக்காட்டு
bulkfile-template-columns = நெடுவரிசைகள்
bulkfile-others = ஒரு நேரத்தில் ஒரு கோப்பு மட்டுமே. பயன்படுத்தும் கோப்பு: { $name }.

bulk-format-invalid = கோப்பின் வடிவம் செல்லாது
bulk-format-csv = இது உரைக் கோப்பு (CSV). இதை உங்கள் விரிதாள் செயலியில் திறந்து, Excel கோப்பாக (.xlsx) சேமியுங்கள்.
bulk-format-xls = இது பழைய Excel கோப்பு (.xls). இதை Excel கோப்பாக (.xlsx) சேமியுங்கள்.
bulk-format-password = இதற்குக் கடவுச்சொல் உள்ளது. கடவுச்சொல் இல்லாமல் சேமியுங்கள்.
bulk-format-damaged = இது பழுதடைந்துள்ளது. இதை உங்கள் விரிதாள் செயலியில் திறந்து மீண்டும் சேமியுங்கள்.
bulk-format-other = இது Excel கோப்பு அல்ல. Excel கோப்பாக (.xlsx) சேமியுங்கள்.
bulk-file-too-large = கோப்பு 5 MB அளவைத் தாண்டக்கூடாது
bulk-no-rows = இந்தக் கோப்பில் ஆர்டர்கள் இல்லை. ஒரு வரிசையில் நெடுவரிசைகளின் பெயர்கள் இருக்க வேண்டும். அதற்குக் கீழே உள்ள ஒவ்வொரு வரிசையும் ஓர் ஆர்டர்.
bulk-too-many-rows = இந்தக் கோப்பில் { $rows } வரிசைகள் உள்ளன. ஒரே நேரத்தில் அதிகபட்சம் { $most } வரிசைகளைப் பதிவு செய்யலாம்: கோப்பைப் பிரித்து அனுப்புங்கள்.
bulk-columns-missing =
    { $count ->
        [1] ஒரு நெடுவரிசை இல்லை: { $columns }. மாதிரிக் கோப்பில் எல்லாம் உள்ளன.
       *[other] சில நெடுவரிசைகள் இல்லை: { $columns }. மாதிரிக் கோப்பில் எல்லாம் உள்ளன.
    }
bulk-sheets-looked-at = நாங்கள் பார்த்த தாள்கள்: { $sheets }.
bulk-columns-alike = இந்த நெடுவரிசைகளின் பொருள் ஒன்றுதான், ஆனால் விவரங்கள் வேறு: { $columns }. ஒன்றை மட்டும் வைத்திருங்கள், அல்லது மற்றவற்றின் பெயரை மாற்றுங்கள்.
bulk-too-many-columns = இந்தக் கோப்பு மிக அகலமாக உள்ளது: { $most } நெடுவரிசைகளுக்கு அப்பாலும் ஏதோ உள்ளது. தேவையில்லாத நெடுவரிசைகளை நீக்குங்கள்.
bulk-sheets-hidden = இந்தக் கோப்பின் எல்லாத் தாள்களும் மறைக்கப்பட்டுள்ளன: { $sheets }. ஆர்டர்கள் உள்ள தாளைக் காட்டும்படி செய்து, கோப்பைச் சேமித்து, மீண்டும் தேர்ந்தெடுங்கள்.
bulk-rows-hidden =
    { $rows ->
        [1] இந்தக் கோப்பின் ஒரே ஆர்டர் மறைக்கப்பட்ட வரிசையில் உள்ளது. அதைக் காட்டும்படி செய்து, கோப்பைச் சேமித்து, மீண்டும் தேர்ந்தெடுங்கள்.
       *[other] இந்தக் கோப்பின் { $rows } ஆர்டர்களும் மறைக்கப்பட்ட வரிசைகளில் உள்ளன. அவற்றைக் காட்டும்படி செய்து, கோப்பைச் சேமித்து, மீண்டும் தேர்ந்தெடுங்கள்.
    }
bulkfile-not-opened = விரிதாளைப் படிக்கும் பகுதியை ஏற்ற முடியவில்லை. இணையத் தொடர்பைச் சரிபார்த்து, மீண்டும் முயலுங்கள்.

bulkfile-reading = { $name } படிக்கப்படுகிறது…
bulkfile-checking = சரிபார்த்த வரிசைகள்: { $checked } / { $rows }
bulkfile-sending = { $name }: பிழை எதுவும் இல்லை. அனுப்பப்படுகிறது…
bulkfile-ready-not-sent = { $name }: அனுப்ப முடியவில்லை. கோப்பில் பிழை எதுவும் இல்லை. மீண்டும் அனுப்பலாம்.
bulkfile-send-again = மீண்டும் அனுப்புக

bulkfile-read = நாங்கள் படித்தவை
bulkfile-read-sheet = தாள் { $sheet }, நெடுவரிசைப் பெயர்கள்: வரிசை { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] இந்தத் தாள் படிக்கப்படவில்லை: { $sheets }.
       *[other] இந்தத் தாள்கள் படிக்கப்படவில்லை: { $sheets }.
    }
bulkfile-read-column = நெடுவரிசை { $letter }
bulkfile-left-out =
    { $count ->
        [1] இந்த நெடுவரிசை சேர்க்கப்படவில்லை: { $columns }.
       *[other] { $count } நெடுவரிசைகள் சேர்க்கப்படவில்லை: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [one] மேலும் { $count }
       *[other] மேலும் { $count }
    }
bulkfile-read-hidden-columns = உங்கள் கோப்பில் மறைந்திருந்தாலும் படிக்கப்பட்டவை: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] உங்கள் கோப்பில் மறைக்கப்பட்ட { $count } வரிசை சேர்க்கப்படவில்லை.
       *[other] உங்கள் கோப்பில் மறைக்கப்பட்ட { $count } வரிசைகள் சேர்க்கப்படவில்லை.
    }
bulkfile-hidden-too = மறைக்கப்பட்ட வரிசைகளையும் சேர்க்க

bulkfile-title = { $name }: சரிபார்க்க
bulkfile-rows =
    { $count ->
        [one] { $count } வரிசை
       *[other] { $count } வரிசைகள்
    }
bulkfile-faults =
    { $count ->
        [0] பிழைகள் இல்லை
        [one] { $count } பிழை
       *[other] { $count } பிழைகள்
    }
bulkfile-concerns =
    { $count ->
        [one] பார்க்க வேண்டியது: { $count } வரிசை
       *[other] பார்க்க வேண்டியவை: { $count } வரிசைகள்
    }
bulkfile-next-fault = அடுத்த பிழை
bulkfile-faulty-only = பிழை உள்ள வரிசைகள் மட்டும்
bulkfile-remove-repeats =
    { $count ->
        [1] மீண்டும் வரும் வரிசையை நீக்குக
       *[other] மீண்டும் வரும் { $count } வரிசைகளை நீக்குக
    }

bulkfile-grid = கோப்பின் ஆர்டர்கள்
bulkfile-keys = Enter: கலத்தைத் திருத்தும், Ctrl + Z: செயல்தவிர்க்கும், F8: அடுத்த பிழைக்குச் செல்லும். விரிதாளிலிருந்து கலங்களை ஒட்டலாம்.
bulkfile-row = வரிசை { $row }
bulkfile-cell = வரிசை { $row }, { $column }
bulkfile-cell-fine = இங்கே பிழை எதுவும் இல்லை.
bulkfile-cell-empty = காலி
bulkfile-remove-row = வரிசையை நீக்குக
bulkfile-remove-row-of = வரிசை { $row }: நீக்குக
bulkfile-own-point = தேர்ந்தெடுத்த எடுக்கும் இடம்
bulkfile-no-choice = தேர்ந்தெடுங்கள்
bulkfile-fill-for =
    { $count ->
        [one] { $count } வரிசையில் இதே பிழை உள்ளது.
       *[other] { $count } வரிசைகளில் இதே பிழை உள்ளது.
    }
bulkfile-fill-with = எல்லாவற்றுக்கும் ஒரே மதிப்பு
bulkfile-fill = நிரப்புக
bulkfile-card-all = எல்லா விவரங்களும்
bulkfile-card-fewer = சில விவரங்கள் மட்டும்
bulkfile-no-rows-left = எல்லா வரிசைகளும் நீக்கப்பட்டன. “செயல்தவிர்க்க” என்பதை அழுத்துங்கள், அல்லது வேறு கோப்பைத் தேர்ந்தெடுங்கள்.
bulkfile-none-faulty = இப்போது எந்த வரிசையிலும் பிழை இல்லை.

bulkfile-send =
    { $count ->
        [one] { $count } வரிசையை அனுப்புக
       *[other] { $count } வரிசைகளை அனுப்புக
    }
bulkfile-send-faulty = பிழைகளுடன் அனுப்புக
bulkfile-send-anyway = அப்படியே அனுப்புக
bulkfile-keep-on = தொடர்ந்து திருத்துக
bulkfile-ask-send =
    { $count ->
        [one] { $count } வரிசையில் இன்னும் பிழை உள்ளது: அதற்கு ஆர்டர் பதிவாகாது. மற்ற எல்லா வரிசைகளையும் பதிவு செய்யலாம்.
       *[other] { $count } வரிசைகளில் இன்னும் பிழை உள்ளது: அவற்றுக்கு ஆர்டர் பதிவாகாது. மற்ற எல்லா வரிசைகளையும் பதிவு செய்யலாம்.
    }
bulkfile-ask-leave = உங்கள் திருத்தங்கள் அழிந்துவிடும்.
bulkfile-leave-anyway = திருத்தங்களைக் கைவிடுக
bulkfile-not-sent = வரிசைகளை அனுப்ப முடியவில்லை. நீங்கள் திருத்தியது எதுவும் அழியவில்லை.

bulkfile-said-left =
    { $count ->
        [0] பிழைகள் எதுவும் இல்லை.
        [one] இன்னும் { $count } பிழை.
       *[other] இன்னும் { $count } பிழைகள்.
    }
bulkfile-said-pasted =
    { $count ->
        [one] { $count } கலம் ஒட்டப்பட்டது.
       *[other] { $count } கலங்கள் ஒட்டப்பட்டன.
    }
bulkfile-said-filled =
    { $count ->
        [one] { $count } வரிசையில் நிரப்பப்பட்டது.
       *[other] { $count } வரிசைகளில் நிரப்பப்பட்டது.
    }
bulkfile-said-undone = செயல்தவிர்க்கப்பட்டது.
bulkfile-said-removed = வரிசை { $row } நீக்கப்பட்டது.
bulkfile-said-repeats-removed =
    { $count ->
        [one] மீண்டும் வந்த { $count } வரிசை நீக்கப்பட்டது.
       *[other] மீண்டும் வந்த { $count } வரிசைகள் நீக்கப்பட்டன.
    }
