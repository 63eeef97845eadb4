shell-tab-request = ரைடரைக் கோருக
shell-tab-tracking = ஆர்டர் கண்காணிப்பு
shell-tab-history = வரலாறு
shell-tab-bulk = மொத்த ஆர்டர்
shell-orders = ஆர்டர்கள்
shell-bar =
    .aria-label = விரைவு வழிசெலுத்தல்
shell-bar-request = கோருக
shell-bar-tracking = கண்காணிப்பு
shell-bar-more = மேலும்
shell-under-way =
    { $underWay ->
        [0] நடப்பில் எதுவும் இல்லை
       *[other] நடப்பில் { $underWay }
    }{ $needsYou ->
        [0] {""}
        [one] , { $needsYou } ஆர்டருக்குக் கவனம் தேவை
       *[other] , { $needsYou } ஆர்டர்களுக்குக் கவனம் தேவை
    }
shell-skip-to-content = உள்ளடக்கத்திற்குச் செல்க
shell-loading = ஏற்றப்படுகிறது…
shell-saving = சேமிக்கப்படுகிறது…
shell-save-changes = மாற்றங்களைச் சேமிக்க
shell-sending = அனுப்பப்படுகிறது…
shell-removing = நீக்கப்படுகிறது…
shell-downloading = பதிவிறக்கப்படுகிறது…
shell-offline = இணையம் இல்லை
shell-offline-hint = நீங்கள் உள்ளிட்டவை அப்படியே உள்ளன. இணையத் தொடர்பு வந்ததும் மீண்டும் ஏற்றலாம், அனுப்பலாம்.
shell-main-navigation =
    .aria-label = முதன்மை
shell-open-menu =
    .aria-label = மெனுவைத் திறக்க
shell-close-menu =
    .aria-label = மெனுவை மூடுக
shell-menu-title = மெனு
shell-account-label = உங்கள் கணக்கு
shell-signed-in-as = உள்நுழைந்துள்ள கணக்கு: { $email }
shell-shortcuts = குறுக்குவிசைகள்
shell-sign-out = வெளியேறுக
shell-appearance-dark = இருண்ட தோற்றம்
shell-appearance-light = வெளிர் தோற்றம்
shell-branch =
    .aria-label = எடுக்கும் இடம்: { $name }. வேறொன்றைத் தேர்ந்தெடுக்க
shell-branch-title = எடுக்கும் இடம்
shell-branch-parent = தலைமை வணிகர்
shell-branch-inactive = செயலில் இல்லை
shell-branch-add = எடுக்கும் இடத்தைச் சேர்க்க
shell-branch-edit = திருத்துக: { $name }
shell-include-outlets = எல்லாக் கிளைகளின் ஆர்டர்களும்
shell-include-outlets-why-not-here = கோரிக்கைப் பக்கத்தில் இல்லை: ஓர் ஆர்டர் ஒரே எடுக்கும் இடத்திலிருந்து தொடங்கும்.
shell-include-outlets-why-not-parent = தலைமை வணிகர்களுக்கு மட்டும்.
shell-outlets-included = எல்லாக் கிளைகளின் ஆர்டர்களும் இப்போது காட்டப்படுகின்றன.
error-no-vendors = உங்கள் கணக்கில் வணிகர் எவரும் இல்லை. எங்களைத் தொடர்புகொள்ளுங்கள்.
error-cant-retrieve-vendors = உங்கள் வணிகர்களைப் பெற முடியவில்லை.
shell-vendors-missing = காட்ட இன்னும் எதுவும் இல்லை
shell-vendors-none-hint = இது தவறான கணக்கா? வெளியேறி, வேறு கணக்கில் உள்நுழையுங்கள்.
shell-notices =
    .aria-label = அறிவிப்புகள்
shell-dismiss =
    .aria-label = மூடுக
shell-recent-notices = அண்மை அறிவிப்புகள்
shell-recent-notices-none = இதுவரை எதுவும் இல்லை.

shell-guest = விருந்தினராகக் கோருகிறீர்கள்.
shell-device-of = சாதனத்தின் வணிகர்: { $name }
dialog-close = மூடுக
shell-instead-of = முந்தைய தொகை
