history-range = நாள்கள்
history-range-yesterday = நேற்று
history-range-past-week = கடந்த 7 நாள்கள்
history-range-past-month = கடந்த 30 நாள்கள்
history-range-custom = வேறு நாள்கள்
history-today = இன்றைய ஆர்டர்களை ஆர்டர் கண்காணிப்பில் காணலாம்
history-from = முதல் நாள்
history-to = கடைசி நாள்
history-date-missing = ஒரு நாளைத் தேர்ந்தெடுங்கள்.
history-date-not-a-day = சரியான தேதியை உள்ளிடுங்கள்.
history-date-after-today = இன்று வரையுள்ள ஒரு நாளைத் தேர்ந்தெடுங்கள்.
history-date-reversed = கடைசி நாள் முதல் நாளுக்கு முன் இருக்கக்கூடாது.
history-date-too-long =
    { $days ->
        [one] ஒரு நேரத்தில் அதிகபட்சம் { $days } நாள்.
       *[other] ஒரு நேரத்தில் அதிகபட்சம் { $days } நாள்கள்.
    }
history-status-any = எல்லா நிலைகளும்
history-status-delivered-late = தாமத விநியோகம்
history-outlet-any = எல்லா எடுக்கும் இடங்களும்
history-address-unreadable = இந்த இணைய முகவரியின் ஒரு பகுதியைப் படிக்க முடியவில்லை. அது சேர்க்கப்படவில்லை.

history-found =
    { $count ->
        [0] ஆர்டர்கள் இல்லை
        [one] { $count } ஆர்டர்
       *[other] { $count } ஆர்டர்கள்
    }
history-found-so-far =
    { $count ->
        [0] இதுவரை ஆர்டர்கள் இல்லை
        [one] இதுவரை { $count } ஆர்டர்
       *[other] இதுவரை { $count } ஆர்டர்கள்
    }
history-found-of =
    { $count ->
        [one] { $count } ஆர்டரில் { $shown }
       *[other] { $count } ஆர்டர்களில் { $shown }
    }
history-searched-text =
    { $more ->
        [yes] இதுவரை ஏற்றியவற்றில் குறியீடு, ஆர்டர் எண், பெயர், தொலைபேசி ஆகியவற்றைக் கொண்டு தேடினோம். இன்னும் பழையவற்றில் தேட “மேலும் காட்டுக” என்பதை அழுத்துங்கள்.
       *[no] இந்த நாள்களின் எல்லா ஆர்டர்களிலும் குறியீடு, ஆர்டர் எண், பெயர், தொலைபேசி ஆகியவற்றைக் கொண்டு தேடினோம்.
    }
history-searched-phone = { $phone }: இந்த நாள்களின் எல்லா ஆர்டர்களும்.
history-searched-order = எல்லா நாள்களிலும் நிலைகளிலும் ஆர்டர் எண்ணைக் கொண்டு தேடினோம்.
history-searched-foreign-order = இந்த எடுக்கும் இடத்தின் ஆர்டர் எண்கள் “{ $vendor }-” எனத் தொடங்கும். வேறோர் இடத்திற்கு, முதலில் அதை மேலே தேர்ந்தெடுங்கள்.
history-empty-title = இந்த நாள்களில் ஆர்டர்கள் இல்லை
history-empty-text = வேறு நாள்களை அல்லது வேறு நிலையைத் தேர்ந்தெடுங்கள்.
history-empty-page-title = இதுவரை பொருத்தம் இல்லை
history-empty-page-text = இந்த நாள்களின் புதிய ஆர்டர்களில் எதுவும் பொருந்தவில்லை. இன்னும் பழைய ஆர்டர்கள் உள்ளன.
history-resting-title = எந்த நாள்கள்?
history-resting-text = மேலே முதல் நாளையும் கடைசி நாளையும் தேர்ந்தெடுங்கள்.
history-all-statuses = எல்லா நிலைகளையும் காட்டுக
history-show-more = மேலும் காட்டுக
history-kept = மேலே உள்ள ஆர்டர்கள் அப்படியே இருக்கும்.

history-table = முந்தைய ஆர்டர்கள்
history-column-created = பதிவானது
history-column-phone = தொலைபேசி
history-column-amount = தொகை
history-column-fee = கட்டணம்
history-column-duration = ஆன நேரம்
history-total-all =
    { $count ->
        [one] மொத்தம் { $count } ஆர்டர்
       *[other] மொத்தம் { $count } ஆர்டர்கள்
    }
history-total-amounts = தொகைகள்

error-cant-retrieve-past-orders = முந்தைய ஆர்டர்களைப் பெற முடியவில்லை. { $because }
