outlet-edit-title = எடுக்கும் இடத்தைத் திருத்துக
outlet-parent-kept = எடுக்கும் இடம் எப்போதும் அதன் தலைமை வணிகரின் கீழ் இருக்கும்.
outlet-client-id = எடுக்கும் இடத்தின் ஐடி
outlet-client-id-kept = ஐடியை மாற்ற முடியாது.
outlet-label = அடையாளப் பெயர்
outlet-phone = தொலைபேசி எண்
outlet-owners = உரிமையாளர்கள்
outlet-owner = உரிமையாளர் { $number }: மின்னஞ்சல்
outlet-owner-add = இன்னோர் உரிமையாளரைச் சேர்க்க
outlet-owner-remove = உரிமையாளர் { $number }: நீக்குக

outlet-client-id-missing = எடுக்கும் இடத்தின் ஐடியை உள்ளிடுங்கள்
outlet-label-missing = அடையாளப் பெயரை உள்ளிடுங்கள்
outlet-phone-missing = தொலைபேசி எண்ணை உள்ளிடுங்கள்
outlet-address-missing = எடுக்கும் இடத்தின் முகவரியைத் தேர்ந்தெடுங்கள்
outlet-owner-invalid = சரியான மின்னஞ்சல் முகவரியை உள்ளிடுங்கள்

outlet-saved = எடுக்கும் இடம் சேமிக்கப்பட்டது
outlet-added = { outlet-saved }. சில நிமிடங்களில் அங்கிருந்து ரைடரைக் கோரலாம்.
outlet-not-saved = எடுக்கும் இடத்தைச் சேமிக்க முடியவில்லை
outlet-added-already = முந்தைய முயற்சியிலேயே இந்த எடுக்கும் இடம் சேமிக்கப்பட்டது. இதை மூடி, பட்டியலில் அதைத் திருத்துங்கள்.

outlet-close-question = சேமிக்காமல் மூடவா? உங்கள் மாற்றங்கள் அழிந்துவிடும்.
outlet-close-anyway = சேமிக்காமல் மூடுக
outlet-stay = தொடர்ந்து திருத்துக
