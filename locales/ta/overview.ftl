overview-title = மேலோட்டம்
overview-all-days = எல்லா நாள்களையும் காட்டுக
overview-parts = காட்டப்படுபவை
overview-part-figures = எண்கள்
overview-part-charts = விளக்கப்படம்
overview-part-outlets = எடுக்கும் இடங்கள்
overview-part-days = அட்டவணை
overview-around = முன்னும் பின்னும் உள்ள நாள்கள்: { $range }
overview-as-table = எண்கள் அட்டவணையாக

overview-before =
    { $days ->
        [1] முந்தைய நாளில்
        [7] முந்தைய வாரத்தில்
       *[other] முந்தைய { $days } நாள்களில்
    }
overview-change-orders-more = { overview-before } இருந்ததைவிட { $by } அதிகம்
overview-change-orders-less = { overview-before } இருந்ததைவிட { $by } குறைவு
overview-change-time-more = { overview-before } ஆனதைவிட { $by } நிமி. அதிகம்
overview-change-time-less = { overview-before } ஆனதைவிட { $by } நிமி. குறைவு
overview-change-fees-more = { overview-before } இருந்ததைவிட { $by } அதிகம்
overview-change-fees-less = { overview-before } இருந்ததைவிட { $by } குறைவு
overview-change-same = { overview-before } இருந்த அதே அளவு
overview-change-none = { overview-before } ஆர்டர்கள் இல்லை

overview-show-only = இவற்றை மட்டும் காட்டுக
overview-all-count = எல்லாம்: { $count }
overview-late-count = தாமத விநியோகம்: { $count }

overview-orders-title = நாள்வாரியாக ஆர்டர்கள்
overview-delivered-count = விநியோகித்தவை அல்லது திரும்பி வந்தவை: { $count }
overview-cancelled-count = ரத்தானவை: { $count }
overview-day-orders = { $day }. ஆர்டர்கள்: { $orders }, விநியோகித்தவை: { $delivered }, ரத்தானவை: { $cancelled }

overview-time-title = விநியோகத்திற்கு ஆன நேரம்
overview-time-caption = பாதி ஆர்டர்கள் இதைவிட விரைவு. 10இல் 9 ஆர்டர்களுக்கு அதிகபட்சம் { $minutes } நிமி. ஆனது.
overview-time-none = விநியோகம் எதுவும் இல்லை.
overview-day-time = { $day }. இடைநிலை: { $median } நிமி. 90% ஆர்டர்கள் { $ninetieth } நிமிடத்திற்குள் விநியோகிக்கப்பட்டன
overview-day-time-none = { $day }. விநியோகம் எதுவும் இல்லை

overview-fees-caption = தள்ளுபடிக்குப் பின், ரத்தானவை நீங்கலாக.
overview-day-fees = { $day }. கட்டணங்கள்: { $fees }

overview-cancelled-caption = எல்லா ஆர்டர்களிலும் { $percent }%.
overview-cancelled-none = எதுவும் ரத்தாகவில்லை.
overview-reason-wrong-details = விவரங்கள் தவறு
overview-reason-delay-too-long = அதிக நேரம் ஆனது
overview-reason-other = வேறு காரணங்கள்
overview-reason-unstated = காரணம் சொல்லப்படவில்லை
overview-reason-stalled = ரைடர் கிடைக்கவில்லை

overview-column-day = நாள்
overview-column-late = தாமதம்
overview-column-median = இடைநிலை, நிமி.
overview-column-ninetieth = 90%க்கு, நிமி.
overview-column-fees = கட்டணங்கள்
