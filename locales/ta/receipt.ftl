receipt-title = விநியோக ரசீது
receipt-evidence-title = நிகழ்வுகளுடன் விநியோக ரசீது
receipt-page-title = ரசீது { $orderId }
receipt-loading = ரசீதைத் தேடுகிறோம்…
receipt-back = ஆர்டருக்குத் திரும்புக
receipt-print = அச்சிடுக
receipt-with-timeline = எல்லாப் படிகளுடன்
receipt-label = லேபிளை அச்சிடுக
receipt-label-a6 = A6 லேபிள்
receipt-label-a6-hint = 105 × 148 மி.மீ.
receipt-label-roll = சுருள் தாள் லேபிள்
receipt-label-roll-hint = 80 மி.மீ. அகலம், வெப்ப அச்சுப்பொறிகளுக்கு
receipt-open = ரசீது
receipt-open-evidence = சான்றுத் தொகுப்பு
receipt-returned = அனுப்புநரிடம் திரும்பியது
receipt-under-way = ஆர்டர் இன்னும் நடப்பில் உள்ளது: அது முடிந்ததும் இந்த ரசீது முழுமையாகும்.
receipt-minutes-taken =
    { $minutes ->
        [one] { $minutes } நிமிடத்திற்குப் பின்
       *[other] { $minutes } நிமிடங்களுக்குப் பின்
    }
receipt-order = ஆர்டரில் உள்ளவை
receipt-placed = பதிவானது
receipt-planned = திட்டமிட்ட நேரம்
receipt-ended = முடிந்தது
receipt-timeline = எல்லாப் படிகளும்
receipt-step = படி
receipt-moment = நேரம்
receipt-took = கால அளவு
receipt-proof-collection = எடுத்ததற்கான சான்று
receipt-proof-delivery = விநியோகச் சான்று
receipt-proof-return = திரும்பியதற்கான சான்று
receipt-code = இந்த ஆர்டரின் கண்காணிப்புப் பக்கத்தைத் திறக்கும் குறியீடு
receipt-scan = ஆர்டரைப் பின்தொடர வருடுங்கள்
