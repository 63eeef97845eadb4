edit-order-action = திருத்துக
edit-title = ஆர்டரைத் திருத்துக
edit-banner = திருத்தும் ஆர்டர்: { $name } ({ $day })
edit-cancel = திருத்தாமல் விடுக
edit-not-available = ஆர்டர்களை இங்கே திருத்த முடியாது. இது ஒரு புதிய கோரிக்கை.
edit-nothing-changed = சேமிக்க மாற்றங்கள் எதுவும் இல்லை.
edit-lock-customer = ஆர்டரின் வாடிக்கையாளரை மாற்ற முடியாது
edit-lock-settled = ஆர்டரைப் பதிவு செய்தபோதே முடிவானது
edit-lock-status = இந்த நிலையில் இதை மாற்ற முடியாது
edit-moved-on = நீங்கள் திறந்தபின் இந்த ஆர்டர் அடுத்த நிலைக்குச் சென்றுவிட்டது. இனி மாற்ற முடியாது.
edit-moved-on-kept = நீங்கள் வெளியேறும் வரை, உள்ளிட்டவை இங்கேயே இருக்கும்.
edit-follow = இந்த ஆர்டரைக் கண்காணிக்க
edit-new-request = இன்னொரு ரைடரைக் கோருக
edit-locked-title = இந்த ஆர்டரை இனி மாற்ற முடியாது
edit-locked-text = ஆர்டர் { $orderId }: இனி மாற்ற முடியாது. அதைக் கண்காணிக்கலாம், அல்லது இன்னொரு ரைடரைக் கோரலாம்.
edit-unreadable-title = இந்த ஆர்டரைத் திறக்க முடியவில்லை
edit-not-found = ஆர்டர் { $orderId } இந்த எடுக்கும் இடத்தில் இல்லை.
edit-changes =
    { $count ->
        [0] மாற்றங்கள்
        [one] { $count } மாற்றம்
       *[other] { $count } மாற்றங்கள்
    }
edit-changes-none = இன்னும் மாற்றங்கள் இல்லை.
edit-change-position = வரைபடத்தில் இடம்
edit-change-nothing = எதுவும் இல்லை
edit-change-before = முன்பு:
edit-change-after = இப்போது:
edit-change-moved = { $distance } நகர்ந்தது
edit-fee-more = { $amount } அதிகம்
edit-fee-less = { $amount } குறைவு
edit-fee-changed-text = முன்பு { $before }, இப்போது { $after }. புதிய கட்டணத்தில் மாற்றங்களைச் சேமிக்கவா?
edit-fee-changed-accept = { $after } கட்டணத்தில் சேமிக்க
edit-fee-changed-refuse = சேமிக்க வேண்டாம்
edit-kept-charge-title = வித்தியாசத் தொகை திருப்பித் தரப்படாது
request-updated = ஆர்டர் மாற்றப்பட்டது!
request-not-updated = ஆர்டரை மாற்ற முடியவில்லை

again-action = மீண்டும் ஆர்டர்
again-banner = மீண்டும் ஆர்டர்: { $name } ({ $day })
again-banner-hint = கட்டணத்தை மீண்டும் கணக்கிடுவோம். பொருள்களையும் அவற்றின் மதிப்பையும் சரிபாருங்கள்.
again-cancel = காலிப் படிவத்தில் தொடங்குக
again-check = முந்தைய ஆர்டரிலிருந்து ({ $day }) – சரிபாருங்கள்

request-placed-elsewhere = இந்த ஆர்டர் ஏற்கெனவே வேறொரு தாவலில் பதிவானது. அதனால், மீண்டும் பதிவாகவில்லை. ஆர்டர் இதோ.
edit-kept-charge = நீங்கள் அட்டை வழி { $paid } செலுத்தினீர்கள். இப்போது விநியோகக் கட்டணம் { $fee }. வித்தியாசத் தொகை { $left } திருப்பித் தரப்படாது.
