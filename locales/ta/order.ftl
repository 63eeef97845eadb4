order-tracking-title = ஆர்டர் கண்காணிப்பு
order-search-label = ஆர்டர்களில் தேடுக
order-search =
    .placeholder = பெயர், தொலைபேசி, குறியீடு அல்லது ஆர்டர் எண்
order-search-short =
    .placeholder = தேடுக
order-lists = நிலைவாரியாக ஆர்டர்கள்
order-list-new = புதியவை
order-list-scheduled = திட்டமிட்டவை
order-list-collected = எடுத்தவை
order-list-delivered = விநியோகித்தவை
order-list-cancelled = ரத்தானவை
order-list-results = கிடைத்தவை
order-list-needing =
    { $count ->
        [one] { $count } ஆர்டருக்குக் கவனம் தேவை
       *[other] { $count } ஆர்டர்களுக்குக் கவனம் தேவை
    }
order-live = நேரலை
order-connecting = இணைகிறது
order-reconnecting = மீண்டும் இணைகிறது
order-updated-ago = { $ago } புதுப்பிக்கப்பட்டது
order-waiting =
    { $count ->
        [one] { $count } புதிய ஆர்டரைக் காட்டுக
       *[other] { $count } புதிய ஆர்டர்களைக் காட்டுக
    }
order-status = நிலை
order-column-amount = வசூல்
order-scheduled-for = வேண்டிய நேரம்: { $time }
order-nothing-to-collect = வசூல் இல்லை
order-announce-one = வாடிக்கையாளர் { $customer }, ஆர்டர்: { $status }
order-announce-several =
    { $count ->
        [one] { $count } ஆர்டர் மாறியுள்ளது
       *[other] { $count } ஆர்டர்கள் மாறியுள்ளன
    }
order-empty-new-title = புதிய ஆர்டர்கள் இல்லை
order-empty-new-text = ரைடரைக் கோரினால், ஆர்டர் உடனே இங்கே தோன்றும்.
order-empty-scheduled-title = திட்டமிட்டவை இல்லை
order-empty-scheduled-text = இன்று பின்னர் அல்லது அடுத்த இரண்டு நாள்களில் வேண்டிய ஆர்டர்கள், அவற்றின் நேரம் வரும் வரை இங்கே இருக்கும்.
order-empty-collected-title = வழியில் எதுவும் இல்லை
order-empty-collected-text = ரைடர் ஓர் ஆர்டரை எடுத்ததும், அதை இங்கே பின்தொடரலாம்.
order-empty-delivered-title = இன்று இதுவரை விநியோகம் இல்லை
order-empty-delivered-text = இன்று விநியோகித்த, திரும்பி வந்த ஆர்டர்கள் இங்கே சேரும்.
order-empty-cancelled-title = இன்று ரத்தான ஆர்டர்கள் இல்லை
order-empty-cancelled-text = இப்படியே தொடரட்டும்.
order-empty-results-title = பொருந்தும் ஆர்டர் இல்லை
order-empty-results-text = நடப்பு ஆர்டர்களில் மட்டுமே தேடப்படுகிறது. பெயரின் ஒரு பகுதி, தொலைபேசி எண், குறியீடு அல்லது ஆர்டர் எண்ணை முயன்று பாருங்கள்.
order-clear-search = தேடலை அழிக்க
order-lists-kept = மேலே உள்ள பட்டியல்கள் பழையவையாக இருக்கலாம்.

order-details =
    .aria-label = ஆர்டர் விவரங்கள்
order-details-none-title = ஓர் ஆர்டரைத் தேர்ந்தெடுங்கள்
order-details-none-text = அதன் முன்னேற்றம், ரைடர், வாடிக்கையாளர் விவரங்கள் இங்கே தோன்றும்.
order-details-close =
    .aria-label = விவரங்களை மூடுக
order-details-back =
    .aria-label = பட்டியலுக்குத் திரும்புக
order-not-found-title = இந்த ஆர்டர் கிடைக்கவில்லை
order-not-found-text = இது வேறோர் எடுக்கும் இடத்தின் ஆர்டராக இருக்கலாம், அல்லது இணைய முகவரியில் எழுத்துப் பிழை இருக்கலாம்.
order-code = ஆர்டர் குறியீடு
order-number = ஆர்டர் எண்
order-copy-number =
    .aria-label = ஆர்டர் எண்ணை நகலெடுக்க
order-copy-failed = நகலெடுக்க முடியவில்லை. எழுத்துகளைத் தேர்ந்தெடுத்து நீங்களே நகலெடுங்கள்.
order-more-actions = மேலும் செயல்கள்
order-share-tracking-text = உங்கள் ஆர்டரை இங்கே பின்தொடரலாம்:
order-placed-at = பதிவானது: { $time }
order-progress = முன்னேற்றம்
order-rider = ரைடர்
order-rider-none = இன்னும் ரைடர் இல்லை
order-rider-seen = கடைசித் தகவல்: { $ago }
order-call =
    .aria-label = அழைக்க: { $name }, { $phone }
order-customer = வாடிக்கையாளர்
order-recipient-notes = கண்காணிப்பு இணைப்பின் வழி வாடிக்கையாளர் எழுதியது
order-cold-bag = குளிர் பை
order-payment = பணம் செலுத்தல்
order-payment-paid = ஏற்கெனவே செலுத்தப்பட்டது
order-fees = விநியோகக் கட்டணங்கள்
order-address = முகவரி
order-cancelled-because = காரணம்: { $reason }
order-pin-destination = வாடிக்கையாளர்: { $name }
order-map-failed = வரைபடத்தைக் காட்ட முடியவில்லை. அதன் எல்லா விவரங்களும் கீழே உள்ளன.

order-cancel = ஆர்டரை ரத்து செய்க
order-cancel-refused-too-early = ஆர்டரை நாங்கள் பெற்ற பிறகு ரத்து செய்யலாம்.
order-cancel-refused-within-grace = பணம் செலுத்தியது இப்போதுதான் உறுதியானது. { $left } நிமிடங்களுக்குப் பிறகு ரத்து செய்யலாம்.
order-cancel-refused-too-far-along = ஒரு ரைடர் ஏற்கெனவே இந்த ஆர்டரைக் கவனிக்கிறார். எனவே, இதை இங்கே ரத்து செய்ய முடியாது.
order-cancel-refused-delayed = தாமதமான ஆர்டரை இங்கே ரத்து செய்ய முடியாது.
order-cancel-refused-finished = இந்த ஆர்டர் முடிந்துவிட்டது.
order-cancel-refused-unknown-status = இந்த ஆர்டரின் நிலை தெரியவில்லை. எனவே, இதை இங்கே ரத்து செய்ய முடியாது.
order-cancel-title = { $customer }: ஆர்டரை ரத்து செய்யவா?
order-cancel-text = ரைடருக்கும் வாடிக்கையாளருக்கும் தெரிவிப்போம். ரத்து செய்தபின் அதை மீட்க முடியாது.
order-cancel-why = ரத்து செய்வதற்கான காரணம் என்ன?
order-cancel-reason-customer-cancelled = வாடிக்கையாளர் ரத்து செய்தார்
order-cancel-reason-item-unavailable = ஒரு பொருள் கைவசம் இல்லை
order-cancel-reason-wrong-details = விவரங்கள் தவறு
order-cancel-reason-delay-too-long = அதிக நேரம் ஆகிறது
order-cancel-reason-other = வேறு காரணம்
order-cancel-words = உங்கள் சொற்களில்
order-cancel-problem-reason-missing = ஒரு காரணத்தைத் தேர்ந்தெடுங்கள்.
order-cancel-problem-text-missing = காரணத்தைச் சில சொற்களில் எழுதுங்கள்.
order-cancel-problem-text-too-long = 200 எழுத்துகளுக்குள் சுருக்குங்கள்.
order-cancel-keep = ஆர்டர் இருக்கட்டும்
order-was-cancelled = { $customer }: ஆர்டர் ரத்தானது.
action-attempt-cancel = ஆர்டர் ரத்து செய்யப்படுகிறது…

error-cant-retrieve-current-orders = நடப்பு ஆர்டர்களைப் பெற முடியவில்லை. { $because }
error-cant-cancel-order = ஆர்டரை ரத்து செய்ய முடியவில்லை. { $because }
order-not-loaded = இதை ஏற்ற முடியவில்லை. { $because }
