landing-eyebrow = வணிகங்களுக்கு உடனடி விநியோகம் · { $country }
landing-title = இப்போதே அனுப்புங்கள். சேரும் வரை பாருங்கள்.
landing-lead = பார்சல், உணவு, ஆவணம், அன்பளிப்பு என எதற்கும் { -brand-name } சேவை உங்கள் கடைக்கு ஒரு ரைடரை அழைத்து வரும். உரியவரிடம் சேரும் வரை ஒவ்வொரு நிமிடமும் நீங்கள் காணலாம்.
landing-request-as-guest = விருந்தினராகக் கோருக
landing-request-as-guest-busy = சற்றுப் பொறுங்கள்…
landing-example-status = வழியில்
landing-example-arrival = { $minutes } நிமிடத்தில் வரும்

landing-facts = ஒரே பார்வையில்
landing-fact-minutes-value = { $minutes } நிமி.
landing-fact-promise = அதிகபட்ச விநியோக நேரம்
landing-fact-typical = அல்லது அதற்குள் வழக்கமாகச் சேரும்
landing-fact-weight-value = { $kg } கிலோ
landing-fact-weight = வரை ஒரு விநியோகத்தில் அனுப்பலாம்
landing-fact-distance = வரை ஒரு ரைடர் செல்வார்
landing-fact-nothing = விநியோகம் இல்லாத நாளில்

landing-how-title = உங்கள் கடையிலிருந்து அவர்கள் வாசல் வரை, மூன்று படிகளில்
landing-how-where-title = எங்கு எனச் சொல்லுங்கள்
landing-how-where-text = எடுக்கும் இடத்தையும் விநியோக இடத்தையும் தேர்ந்தெடுங்கள். உறுதி செய்யும் முன்பே தூரம், எடுக்கும் நேரக் கணிப்பு, கட்டணம் ஆகியவற்றைக் காணலாம்.
landing-how-ride-title = ரைடர் வந்து எடுப்பார்
landing-how-ride-text = அருகில் உள்ள ரைடர் உங்கள் கடையிலிருந்து ஆர்டரை எடுப்பார். அவருடைய பெயர், எண், எப்போது தயாராக வைக்க வேண்டும் ஆகியவை உங்களுக்குத் தெரியும்.
landing-how-door-title = வாசல் வரை பின்தொடருங்கள்
landing-how-door-text = ரைடரை வரைபடத்தில் பாருங்கள், இணைப்பை உங்கள் வாடிக்கையாளருடன் பகிருங்கள், ஒப்படைத்ததற்கான சான்றை வைத்திருங்கள்.

landing-why-title = பரபரப்பான கடைகளுக்கு ஏற்றது
landing-why-text = நண்பகல் நேரம், நீண்ட வரிசை, ஒரு கைதான் காலி: தேவையான அனைத்தும் ஒரே பார்வையில், அல்லது ஒரே விசையில்.
landing-why-live-title = நிமிடத்திற்கு நிமிடம் நேரலை
landing-why-live-text = நிலை, ரைடர், கணிப்பு ஆகியவை உங்கள் கண்முன்னே மாறும். எங்கே எனத் தொலைபேசியில் கேட்க வேண்டியதில்லை.
landing-why-proof-title = ஒவ்வோர் ஒப்படைப்புக்கும் சான்று
landing-why-proof-text = எடுத்தல், விநியோகம், திரும்பி வருதல் ஆகியவற்றின் சான்றுகள் ஆர்டருடன் இருக்கும்.
landing-why-share-title = உங்கள் வாடிக்கையாளருக்கு ஓர் இணைப்பு
landing-why-share-text = செயலியோ கணக்கோ இல்லாமல், அவர்கள் தங்கள் தொலைபேசியில் விநியோகத்தைப் பின்தொடரலாம்.
landing-why-outlets-title = எல்லாக் கிளைகளும் ஒரே திரையில்
landing-why-outlets-text = எல்லா எடுக்கும் இடங்களுக்கும் ஒரே உள்நுழைவு, ஒவ்வொன்றுக்கும் தனித்தனி ஆர்டர்கள்.
landing-why-history-title = எதுவும் தொலையாது
landing-why-history-text = முந்தைய ஆர்டர்களை எண், பெயர் அல்லது தொலைபேசி கொண்டு தேடலாம். உங்கள் கணக்கியலுக்கு ஏற்றுமதியும் செய்யலாம்.
landing-why-goods-title = எதை ஒப்படைத்தாலும்
landing-why-goods-text = பார்சல், சூடான மதிய உணவு, கையொப்பமிட்ட ஒப்பந்தம், பூங்கொத்து: எல்லாவற்றுக்கும் அதே சில படிகள்.

landing-pay-title = பயன்படுத்தினால் மட்டும் கட்டணம்
landing-pay-text = சந்தா இல்லை, குறைந்தபட்சத் தொகை இல்லை. விநியோகம் இல்லாத நாளில் எதுவும் செலுத்த வேண்டாம்.
landing-pay-country = விநியோகக் கட்டணம் · { $country }
landing-pay-base = அடிப்படைக் கட்டணம்
landing-pay-per-km = ஒவ்வொரு கிலோமீட்டருக்கும்
landing-pay-cash = விநியோகத்தின்போது ரொக்கம்
landing-pay-maximum = அதிகபட்சம்
landing-pay-no-commission = உங்கள் விற்பனைக்குக் கமிஷன் இல்லை
landing-pay-from-km = { $km } கி.மீ. முதல் கணக்கிடப்படும்.
landing-pay-from-km-by-place =
    { $code ->
        [TH] பேங்காக்கில்
       *[other] தலைநகரில்
    } { $km } கி.மீ. முதல், மற்ற நகரங்களில் { $outsideKm } கி.மீ. முதல் கணக்கிடப்படும்.
landing-pay-expect = என்ன எதிர்பார்க்கலாம்
landing-pay-expect-first = உறுதி செய்யும் முன்பே சரியான கட்டணத்தைக் காண்பீர்கள். அதன்பின் அது மாறாது.
landing-pay-expect-distance = அது இரு முகவரிகளுக்கு இடையிலான தூரத்தைப் பொறுத்தது. நீங்கள் ஊகிக்க வேண்டியது வேறு எதுவும் இல்லை.
landing-pay-expect-nothing = தொடக்கச் செலவு இல்லை, ஒப்பந்தக் காலம் இல்லை, விநியோகம் இல்லாத நாளில் கட்டணம் இல்லை.

landing-fee-title = கட்டணம் எவ்வளவு?
landing-fee-distance = தூரம்
landing-fee-km = { $km } கி.மீ.
landing-fee-place = எடுக்கும் இடம் எங்கே உள்ளது?
landing-fee-place-capital =
    { $code ->
        [TH] பேங்காக்
       *[other] தலைநகரில்
    }
landing-fee-place-outside = வேறு நகரம்
landing-fee-with-cash = ரைடர் ரொக்கம் வசூலிப்பார்
landing-fee-line-distance = தூரத்திற்கு
landing-fee-total = விநியோகக் கட்டணம்
landing-fee-note = இது ஓர் எடுத்துக்காட்டு: தொடங்கிய ஒவ்வொரு கிலோமீட்டரும் கணக்கில் சேரும். நீங்கள் உறுதி செய்யும் கட்டணம் துல்லியமான முகவரிகளைப் பொறுத்தது.

landing-fleet-title = ஏற்கெனவே சாலையில் உள்ள ரைடர்கள்
landing-fleet-text = நீங்கள் ஆள் சேர்க்க வேண்டாம், காப்புறுதி வாங்க வேண்டாம், பணி நேரம் ஒதுக்க வேண்டாம். தேவைப்படும்போது ரைடர்கள் அருகில் இருப்பார்கள். தேவைப்படாதபோது செலவே இல்லை.
landing-fleet-bicycle-title = சைக்கிள்
landing-fleet-bicycle-text = ஆவணங்கள், சிறு அன்பளிப்புகள்: மிகக் குறுகிய தெருவிலும்.
landing-fleet-scooter-title = ஸ்கூட்டர்
landing-fleet-scooter-text = உணவு, பார்சல்: நகரம் முழுவதும் சில நிமிடங்களில்.
landing-fleet-bag-title = வெப்பம் காக்கும் பை
landing-fleet-bag-text = சூடானது சூடாக, குளிர்ந்தது குளிராக, தட்டையானது தட்டையாகவே இருக்கும்.

landing-start-title = உங்கள் முதல் ரைடர், இன்றே
landing-start-register =
    { $registration ->
        [PV] உங்கள் வணிகர் குறியீட்டைக் கொண்டு கணக்கை உருவாக்குங்கள்.
       *[NPV] உங்கள் வணிகத்தின் பெயரில் கணக்கை உருவாக்குங்கள்.
    }
landing-start-confirm = { $hours } மணி நேரத்திற்குள் உங்கள் மின்னஞ்சலை உறுதி செய்யுங்கள்.
landing-start-request = ரைடரைக் கோருங்கள். அவ்வளவுதான்.

landing-faq-what = எவற்றை அனுப்பலாம்?
landing-faq-what-answer = பார்சல், உணவு, ஆவணம், அன்பளிப்பு ஆகியவற்றை அனுப்பலாம். அவை சட்டப்படி அனுமதிக்கப்பட்டு, ஒரு ரைடர் கொண்டுசெல்லக்கூடியவையாக இருக்க வேண்டும்.
landing-faq-what-letters = { $grams } கிராமுக்குக் குறைவான கடிதம் போன்ற எழுத்துவழித் தகவல்களை அனுப்ப முடியாது.
landing-faq-fast = எவ்வளவு விரைவாகச் சேரும்?
landing-faq-fast-answer = “உடனே” என்றால் { $minutes } நிமிடங்களுக்குள் விநியோகம். வழக்கமான விநியோகத்திற்கு { $typical } நிமிடங்கள் அல்லது அதற்கும் குறைவான நேரமே ஆகும்.
landing-faq-heavy = எவ்வளவு எடை அனுப்பலாம்?
landing-faq-heavy-answer = ஒரு விநியோகத்தில் { $kg } கிலோ வரை.
landing-faq-value = எவ்வளவு மதிப்புள்ளவற்றை அனுப்பலாம்?
landing-faq-value-answer = ஒரு விநியோகத்தில் { $amount } வரை.
landing-faq-value-and-weight-answer = எடை { $kg } கிலோவுக்கு மேல் இருந்தால், மதிப்பு { $amount } வரை மட்டுமே.
landing-faq-far = எவ்வளவு தூரம் விநியோகிக்கிறீர்கள்?
landing-faq-far-answer = எடுக்கும் இடத்திலிருந்து { $km } கி.மீ. வரை.
landing-faq-far-nationwide-answer = நாடு முழுவதும், எடுக்கும் இடத்திலிருந்து { $km } கி.மீ. வரை.
landing-faq-cost = எவ்வளவு செலவாகும்?
landing-faq-cost-answer = { $base }, அத்துடன் ஒவ்வொரு கிலோமீட்டருக்கும் { $perKm }.
landing-faq-cost-range = தூரத்தைப் பொறுத்து, ஒரு விநியோகத்திற்குச் சுமார் { $base } முதல் { $maximum } வரை.
landing-faq-cost-cash = விநியோகத்தின்போது ரொக்கம் வசூலிக்க, கூடுதலாக { $amount }.
landing-faq-cost-no-commission = நாங்கள் கமிஷன் வாங்குவதில்லை.
landing-faq-guest = எனக்குக் கணக்கு தேவையா?
landing-faq-guest-answer = தேவையில்லை. விருந்தினராக ரைடரைக் கோரலாம். கணக்கு இருந்தால், உங்கள் முகவரிகள், வாடிக்கையாளர்கள், முந்தைய ஆர்டர்கள் ஆகியவை அதில் இருக்கும்.
