request-section-done = நிறைவு

request-collection-time = எடுக்கும் நேரம்
request-collection-instant = உடனே
request-collection-instructions = ரைடருக்கான வழிகாட்டல்

request-drop-off-title = விநியோக இடம்
request-details-title = விநியோக விவரங்கள்
request-payment-title = பணம் செலுத்தும் விவரம்

request-destination = விநியோக முகவரி
request-destination-placeholder = தெரு, இடம் / { $coordinates }
request-destination-clear = முகவரியை அழிக்க
request-destination-searching = இடங்களைத் தேடுகிறோம்…
request-destination-resolving = முகவரியைத் தேடுகிறோம்…
request-destination-none = முகவரி கிடைக்கவில்லை. தெருவையும் எண்ணையும் உள்ளிட்டுப் பாருங்கள், அல்லது வரைபடத்தில் இடத்தைத் தேர்ந்தெடுங்கள்.
request-destination-search-failed = முகவரிகளைத் தேட முடியவில்லை: { $reason }
request-destination-details-failed = இடத்தின் விவரங்களைப் பெற முடியவில்லை
geolocator-error-reverse = இந்தப் புள்ளியில் முகவரி எதுவும் கிடைக்கவில்லை.
error-geocoder-unavailable = முகவரித் தேடல் தற்போது செயல்படவில்லை.
request-unit = யூனிட் எண்
request-building = கட்டடம்
request-notes-placeholder = மாடி, அழைப்பு மணி, எங்கே நிறுத்தலாம்…
request-name = வாடிக்கையாளர் பெயர்
request-phone = வாடிக்கையாளர் தொலைபேசி

request-map = எடுக்கும் இடமும் விநியோக இடமும் உள்ள வரைபடம்
request-map-hint = விநியோக இடத்தைக் குறிக்க வரைபடத்தில் தொடுங்கள், அல்லது அதன் இடக்குறியை இழுங்கள்.
request-map-show = வரைபடத்தில் தேர்ந்தெடுக்க
request-map-hide = வரைபடத்தை மறைக்க
request-map-failed = இப்போது வரைபடத்தைக் காட்ட முடியவில்லை. அது இல்லாமலும் எல்லாம் செயல்படும்: முகவரியை உள்ளிடுங்கள்.

request-time = விநியோக நேரம்
request-time-asap = உடனே
request-time-asap-hint = 60 நிமிடத்திற்குள் விநியோகம், பெரும்பாலும் 30 நிமிடம் அல்லது அதற்குள்
request-time-later = பிறகு
request-later-day = நாள்
request-later-today = இன்று
request-later-tomorrow = நாளை
request-later-time = நேரம்
request-later-in =
    { $hours ->
        [0] இன்னும் { $minutes } நிமிடத்தில்
       *[other] இன்னும் { $hours } மணி { $minutes } நிமிடத்தில்
    }
request-description-placeholder = பையில் என்ன உள்ளது?
request-amount = பொருள் மதிப்பு ({ $currency })
request-item-value-warning = பொருள் மதிப்பு அதிகமாகத் தெரிகிறது. ஆர்டரைப் பதிவு செய்யும் முன் பொருள் மதிப்பை மீண்டும் சரிபாருங்கள்.
request-item-value-confirm = உறுதி செய்க
request-item-value-of = { $limit } வரம்பில் { $value }. வரம்பைத் தாண்டினால் உறுதி செய்யக் கேட்போம்.
request-item-value-confirmed = பொருள் மதிப்பு உறுதியானது
request-cold-bag = குளிர் பை தேவை
request-cold-bag-hint = பொருள்களைக் குளிர்ச்சியாக வைக்கும் பையை ரைடர் கொண்டுவருவார்.
request-age-check-hint = ரைடர் வாசலில் வயதைக் காட்டும் ஆவணத்தைக் கேட்பார்.
request-age-check-missing = இந்த ஆர்டருக்கு வயதைச் சரிபார்க்க வேண்டும். உறுதி செய்ய “{ field-age-check }” என்பதைத் தேர்ந்தெடுங்கள்.
request-vat-add = GST/SST எண்ணைச் சேர்க்க
request-vat-hint = 8 ஆங்கிலப் பெரிய எழுத்துகள், எண்கள்

request-payment-methods = பணம் செலுத்தும் முறை
request-payment-cash-on-delivery-hint = ரைடர் பொருள் மதிப்பை ரொக்கமாக வசூலிப்பார்.
request-payment-cash-on-pick-up-hint = எடுக்கும் இடத்தில் ரைடர் உங்களுக்கு ரொக்கம் தருவார். வாசலில் எதுவும் வசூலிக்கமாட்டார்.
request-payment-no-cash-hint = வாடிக்கையாளர் ஏற்கெனவே செலுத்திவிட்டார்.
request-payment-payment-on-delivery-hint = வாடிக்கையாளர் வாசலில் பொருள் மதிப்பைச் செலுத்துவார்.
request-payment-none-hint = எதுவும் வசூலிக்கப்படாது.
request-payment-not-offered = “{ $method }” முறை இங்கே கிடைக்காது. வேறொரு முறையைத் தேர்ந்தெடுங்கள்.
error-no-payment-method-available = இந்த எடுக்கும் இடத்திற்குப் பணம் செலுத்தும் முறை எதுவும் இல்லை. எங்களைத் தொடர்புகொள்ளுங்கள்.
error-payment-get-if-enabled = இணையம் வழி பணம் செலுத்த முடியுமா என்பதை அறிய முடியவில்லை. அதனால், அந்த முறை தற்போது இல்லை.

voucher-title = கூப்பன்
voucher-placeholder = குறியீடு
voucher-apply = பயன்படுத்துக
voucher-keep = மாற்ற வேண்டாம்
voucher-replace = மாற்றுக
voucher-remove = நீக்குக
voucher-details = விவரங்கள்
voucher-waiting = விநியோகக் கட்டணம் தெரிந்ததும் கூப்பன் சரிபார்க்கப்படும்.
voucher-checking = கூப்பன் சரிபார்க்கப்படுகிறது…
voucher-percentage = விநியோகக் கட்டணத்தில் { $percent }% தள்ளுபடி
voucher-amount = விநியோகக் கட்டணத்தில் { $amount } தள்ளுபடி
voucher-valid-always = முடிவுத் தேதி இல்லை
voucher-valid-until = { $time } வரை செல்லுபடியாகும்
voucher-minimum = விநியோகக் கட்டணம் { $amount } முதல்
voucher-maximum = அதிகபட்சத் தள்ளுபடி: { $amount }
voucher-first-order = முதல் ஆர்டருக்கு மட்டும்
voucher-refused-unknown = இந்தக் குறியீடு எங்களிடம் இல்லை.
voucher-refused-expired = இந்தக் கூப்பன் காலாவதியானது.
voucher-refused-not-yet = இந்தக் கூப்பனின் தொடக்கத் தேதி இன்னும் வரவில்லை.
voucher-refused-fee-too-small = இந்தக் கூப்பனுக்கு விநியோகக் கட்டணம் குறைவாக உள்ளது.
voucher-refused-not-first-order = இந்தக் கூப்பன் முதல் ஆர்டருக்கு மட்டுமே.
voucher-refused-used-up = இந்தக் கூப்பன் முழுமையாகப் பயன்படுத்தப்பட்டுவிட்டது.
voucher-refused-used-by-vendor = இந்த எடுக்கும் இடம் இந்தக் கூப்பனை முழுமையாகப் பயன்படுத்திவிட்டது.
voucher-refused-other-vendor = இந்தக் கூப்பன் இந்த எடுக்கும் இடத்திற்கு அல்ல.
voucher-refused-inactive = இந்தக் கூப்பன் இனி செல்லாது.
voucher-switched-off = கூப்பன்கள் தற்போது இல்லை. விநியோகக் கட்டணம் தள்ளுபடி இல்லாமல் காட்டப்படுகிறது.
voucher-try-again-in =
    { $seconds ->
        [one] முயற்சிகள் அதிகமாகிவிட்டன. { $seconds } விநாடிக்குப் பின் மீண்டும் முயலுங்கள்.
       *[other] முயற்சிகள் அதிகமாகிவிட்டன. { $seconds } விநாடிகளுக்குப் பின் மீண்டும் முயலுங்கள்.
    }

request-summary = சுருக்கம்
request-summary-more = விவரங்களைக் காட்டுக
request-summary-less = விவரங்களை மறைக்க
request-distance = தூரம்
request-fee-base = அடிப்படைக் கட்டணம்
request-fee-distance = தூரக் கட்டணம்
request-fee-surcharge = பணம் செலுத்தும் முறைக்கான கூடுதல் கட்டணம்
request-fee-as-quoted = இந்த விநியோகத்திற்குச் சொன்ன கட்டணம்
request-fee-moved = கட்டணம் மீண்டும் கணக்கிடப்பட்டது: முன்பு { $before }, இப்போது { $after }.
request-fee-held = { $time } வரை கட்டணம் மாறாது · { $left }
request-fee-expired = இந்தக் கட்டணத்தின் நேரம் முடிந்தது. ரைடரைக் கோரும்போது மீண்டும் கணக்கிடப்படும்.
request-fee-expired-guest = இந்தக் கட்டணத்தின் நேரம் முடிந்தது. புதிய கட்டணத்தைக் காண ரைடரைக் கோருங்கள். அதை ஏற்க மீண்டும் ஒருமுறை கோருங்கள்.
request-fee-waiting = கட்டணத்தைக் காண விநியோக முகவரியை உள்ளிடுங்கள்.
request-quote-asking = அங்கே விநியோகம் உண்டா, கட்டணம் எவ்வளவு எனப் பார்க்கிறோம்…
request-deliverable = அங்கே விநியோகம் உண்டு: { $distance }
request-deliverable-anyway = அங்கே விநியோகம் உண்டு
request-deliverable-fee = விநியோகக் கட்டணம்: { $fee }
request-deliverable-fee-reduced = விநியோகக் கட்டணம்: { $fee } (முழுக் கட்டணம் { $before })
request-collect-nothing = எதுவும் இல்லை
request-collect-brief = வசூல் { $amount }
request-submit = ரைடரைக் கோருக
request-submitting = ரைடரைக் கோருகிறோம்…
request-offline = இணையம் இல்லை: வந்ததும் அனுப்பப்படும்
request-waiting = இணையத்திற்குக் காத்திருக்கிறது…
request-waiting-hint = இணையத் தொடர்பு வந்ததும் அனுப்பப்படும். இந்தப் பக்கத்தைத் திறந்தே வைத்திருங்கள்.
request-do-not-send = அனுப்ப வேண்டாம்
request-undo = செயல்தவிர்க்க
request-submit-keys = அல்லது { $keys } விசைகள்
request-wrong-fields =
    { $count ->
        [one] { $count } விவரத்தைச் சரிசெய்யுங்கள்
       *[other] { $count } விவரங்களைச் சரிசெய்யுங்கள்
    }

request-vendor-missing = உங்கள் விவரங்களைப் பெற முடியவில்லை. வெளியேறி, மீண்டும் உள்நுழையுங்கள்
request-vendor-inactive = இந்த எடுக்கும் இடம் செயலில் இல்லை. அதனால், இதற்கு ரைடரைக் கோர முடியாது.
validation-fill-unit-number = யூனிட் எண்ணை உள்ளிடுங்கள்
request-name-missing = வாடிக்கையாளரின் பெயரை உள்ளிடுங்கள்
request-name-has-digit = வாடிக்கையாளரின் பெயர் சரியாக இல்லை
request-phone-missing = வாடிக்கையாளரின் தொலைபேசி எண்ணை உள்ளிடுங்கள்
request-phone-impossible = தொலைபேசி எண் சரியாகத் தெரியவில்லை
request-phone-unusual = இந்த எண் வழக்கத்திற்கு மாறாகத் தெரிகிறது. சரிபாருங்கள்.
request-description-too-long = 200 எழுத்துகளுக்குள் எழுதுங்கள்
request-address-missing = முகவரியை உள்ளிடுங்கள்
request-coordinates-missing = இந்த முகவரி எங்கே உள்ளது எனக் கண்டறிய முடியவில்லை
request-amount-missing = சரியான பொருள் மதிப்பை உள்ளிடுங்கள்
request-amount-unreadable = சரியான பொருள் மதிப்பை உள்ளிடுங்கள். இவ்வாறு எழுதுங்கள்: { $forms }
request-amount-below-minimum = குறைந்தபட்சப் பொருள் மதிப்பு { $amount } { $currency }
request-payment-method-missing = பணம் செலுத்தும் முறையைத் தேர்ந்தெடுங்கள்
request-preorder-in-past = விநியோக நேரம் இனி வரும் நேரமாக இருக்க வேண்டும்
request-preorder-too-far = அடுத்த 2 நாள்களுக்குள் ஒரு விநியோக நேரத்தைத் தேர்ந்தெடுங்கள்
request-preorder-outside-hours = சேவை நேரத்திற்குள் ஒரு விநியோக நேரத்தைத் தேர்ந்தெடுங்கள்
request-notes-too-long = குறிப்பு மிக நீளமாக உள்ளது
request-address-too-long = முகவரி மிக நீளமாக உள்ளது
request-vat-wrong-length = GST/SST எண்ணில் 8 எழுத்துகள் இருக்க வேண்டும். மீண்டும் சரிபாருங்கள்.
request-vat-invalid = GST/SST எண் சரியாக இல்லை. மீண்டும் சரிபாருங்கள்.

request-error-undeliverable-address = அந்த முகவரிக்கு விநியோகம் இல்லை.
request-deliverability-unknown = அங்கே விநியோகம் உண்டா என்பதை அறிய முடியவில்லை
request-error-cannot-compute-price = இந்த ஆர்டரின் கட்டணத்தைக் கணக்கிட முடியவில்லை.
error-store-closed = கடை இப்போது மூடப்பட்டுள்ளது.
request-not-created = ஆர்டரைப் பதிவு செய்ய முடியவில்லை
request-nothing-lost = நீங்கள் உள்ளிட்டது எதுவும் அழியவில்லை. மீண்டும் முயலலாம்.
request-kept = நீங்கள் உள்ளிட்டது எதுவும் அழியவில்லை.
error-fee-recompute = கட்டணத்தின் நேரம் முடிந்தது. மீண்டும் கணக்கிடுகிறோம்…
error-fee-changed = விநியோகக் கட்டணம் மாறியுள்ளது.
request-fee-changed-text = முன்பு { $before }, இப்போது { $after }. புதிய கட்டணத்தில் ரைடரைக் கோரவா?
request-fee-changed-accept = { $after } கட்டணத்தில் கோருக
request-fee-changed-refuse = கோர வேண்டாம்
request-pushed = ஆர்டர் பதிவானது!
request-already-placed = முந்தைய முயற்சியிலேயே இந்த ஆர்டர் பதிவாகிவிட்டது. அதனால், மீண்டும் பதிவாகவில்லை. உங்கள் ஆர்டர்களில் பாருங்கள்.
request-draft-restored = நீங்கள் உள்ளிட்டதை வைத்திருக்கிறோம்.

unable-to-fetch-vendor = வணிகரின் விவரங்களைப் பெற முடியவில்லை
request-closed-title = இப்போது சேவை இல்லை
request-closed-hours = சேவை நேரம்: { $from } முதல் { $to } வரை. இப்போது { $currentTime }
request-closed-hint = சேவை மீண்டும் தொடங்கியதும் ரைடரைக் கோரலாம்.
request-closed-check = மீண்டும் பார்க்க
request-no-location-other = அதற்கிடையே வேறோர் எடுக்கும் இடத்தைத் தேர்ந்தெடுக்கலாம்.
