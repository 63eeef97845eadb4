timeline-took =
    { $minutes ->
        [0] 1 நிமிடத்திற்குள்
       *[other] { $minutes } நிமி.
    }
timeline-so-far =
    { $minutes ->
        [0] இப்போதுதான்
       *[other] { $minutes } நிமிடமாக
    }
timeline-usually =
    { $minutes ->
        [0] வழக்கமாக 1 நிமிடத்திற்குள்
       *[other] வழக்கமாக { $minutes } நிமி.
    }
timeline-slower = வழக்கத்தைவிடத் தாமதம்
timeline-given-back = ரைடர் இந்த ஆர்டரிலிருந்து விலகினார், வேறொருவரைத் தேடுகிறோம்
timeline-no-moment = நேரம் தெரியவில்லை
timeline-note = ரைடருக்கு வாடிக்கையாளர் எழுதிய குறிப்பு
timeline-waits-for = { $time } வரை காத்திருக்கிறது
timeline-expected-back = { $time } மணியளவில் திரும்பலாம்
timeline-usual-is = “வழக்கமாக” என்பது இந்த எடுக்கும் இடத்தின் கடைசி ஆர்டர்களுக்கு ஆன நேரம்.
