address-origin-title = ரைடர்கள் உங்கள் ஆர்டர்களை எங்கிருந்து எடுப்பார்கள்?
address-origin-lead = { $name }: இன்னும் முகவரி இல்லை. அதை உள்ளிடுங்கள், அல்லது வரைபடத்தில் இடக்குறியை வையுங்கள். அப்போது ரைடர்கள் உங்கள் வாசலைக் கண்டுபிடிப்பார்கள். இதை ஒருமுறை செய்தால் போதும்.
address-origin-change-title = எடுக்கும் இடத்தை மாற்றுக
address-origin-change-lead = { $name }: புதிய முகவரி இனி எல்லா ஆர்டர்களுக்கும் பொருந்தும். நீங்கள் உள்ளிட்ட வாடிக்கையாளர் விவரங்கள் அப்படியே இருக்கும்.
address-origin-change = மாற்றுக
address-origin-change-label = எடுக்கும் இடத்தை மாற்றுக
address-origin-text = எடுக்கும் இடத்தின் முகவரி
address-origin-map = எடுக்கும் இடம் உள்ள வரைபடம்
address-origin-map-hint = எடுக்கும் இடத்தைக் குறிக்க வரைபடத்தில் தொடுங்கள், அல்லது அதன் இடக்குறியை இழுங்கள்.
address-origin-notes-placeholder = பின்வாசல், மணியை அழுத்துக, எங்கே நிறுத்தலாம்…
address-postal-code = அஞ்சல் குறியீடு
address-city = நகரம்
address-origin-save = முகவரியைச் சேமிக்க
address-origin-keep = அப்படியே இருக்கட்டும்
address-no-coordinates = இந்த முகவரி எங்கே உள்ளது எனக் கண்டறிய முடியவில்லை
address-saved = முகவரி சேமிக்கப்பட்டது
address-not-saved = முகவரியைச் சேமிக்க முடியவில்லை
address-not-updated = முகவரியை மாற்ற முடியவில்லை.
address-details-kept = சரிபாருங்கள், முந்தைய முகவரிக்கு நீங்கள் உள்ளிட்டவை: { $fields }

address-options-list = கிடைத்த வாடிக்கையாளர்களும் இடங்களும்
address-options-found =
    { $count ->
        [one] { $count } பரிந்துரை. அம்புக்குறி விசைகளால் தேர்ந்தெடுங்கள்.
       *[other] { $count } பரிந்துரைகள். அம்புக்குறி விசைகளால் தேர்ந்தெடுங்கள்.
    }
address-customers-group = உங்கள் வாடிக்கையாளர்கள்
address-places-group = இடங்கள்
address-last-customers = அண்மை வாடிக்கையாளர்கள்
address-customer-used =
    { $count ->
        [1] ஓர் ஆர்டர்
       *[other] { $count } ஆர்டர்கள்
    }
address-customers-failed = சேமித்த வாடிக்கையாளர்களைத் தேட முடியவில்லை.

address-pin-away = இடக்குறி இந்த முகவரியிலிருந்து { $distance } தள்ளி உள்ளது.
address-pin-at = இடக்குறியில் உள்ள முகவரி: { $address }
address-pin-take = இடக்குறியில் உள்ள முகவரியைப் பயன்படுத்துக
address-pin-move = இடக்குறியை முகவரிக்கு நகர்த்துக

address-known = இந்தத் தொலைபேசி எண்ணில் சேமித்த வாடிக்கையாளர்
address-known-fill = காலியானவற்றை நிரப்புக
address-known-replace = மாற்றுக
address-known-decline = இந்த வாடிக்கையாளர் அல்ல
address-customer-save = வாடிக்கையாளரைச் சேமிக்க
address-customer-update = சேமித்த விவரங்களைப் புதுப்பிக்க
address-customer-saved = சேமித்த வாடிக்கையாளர்
address-customer-saved-now = வாடிக்கையாளர் சேமிக்கப்பட்டார்
address-customer-not-saved-because = வாடிக்கையாளரைச் சேமிக்க முடியவில்லை: { $reason }

address-customers-title = வாடிக்கையாளர்கள்
address-customers-search = உங்கள் வாடிக்கையாளர்களைத் தேடுக
address-customers-placeholder = பெயர், தெரு அல்லது தொலைபேசியின் கடைசி இலக்கங்கள்
address-customers-hint = குறைந்தது இரண்டு எழுத்துகளை உள்ளிடுங்கள்: பெயர், தெரு அல்லது தொலைபேசி எண்ணின் கடைசி இலக்கங்கள்.
address-customers-searching = உங்கள் வாடிக்கையாளர்களைத் தேடுகிறோம்…
address-customers-none = “{ $text }”: யாரும் கிடைக்கவில்லை.
address-customers-count =
    { $count ->
        [one] { $count } வாடிக்கையாளர் கிடைத்தார்
       *[other] { $count } வாடிக்கையாளர்கள் கிடைத்தார்கள்
    }
address-use = பயன்படுத்துக
address-customer-use-label = விநியோகிக்க: { $name }
address-customer-edit = திருத்துக: { $name }
address-customer-remove = நீக்குக: { $name }
address-customer-remove-question = { $name }: உங்கள் வாடிக்கையாளர்களிலிருந்து நீக்கவா?
address-customer-remove-yes = நீக்குக
address-customer-remove-keep = இருக்கட்டும்
address-customer-place-kept = முகவரியைத் திருத்தினாலும் இடக்குறி நகராது. அதை நகர்த்த, வேறோர் இடத்தைத் தேர்ந்தெடுங்கள்.
address-cancel = வேண்டாம்
address-customer-changed = { $name }: விவரங்கள் மாற்றப்பட்டன.
address-customer-removed = { $name }: உங்கள் வாடிக்கையாளர்களிலிருந்து நீக்கப்பட்டார்.
address-customer-not-removed = வாடிக்கையாளரை நீக்க முடியவில்லை: { $reason }
