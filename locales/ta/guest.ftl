guest-sender-title = அனுப்புநர் விவரங்கள்
guest-sender-lead = இந்த ஆர்டருக்காக மட்டும், உங்களைத் தொடர்புகொள்ள ரைடரும் எங்கள் குழுவும் இவற்றைப் பயன்படுத்துவார்கள்.
guest-sender-name = உங்கள் பெயர்
guest-sender-phone = உங்கள் தொலைபேசி எண்
guest-sender-email = உங்கள் மின்னஞ்சல் முகவரி
guest-origin-title = எங்கிருந்து எடுக்க வேண்டும்?
guest-origin-lead = இடத்தைத் தேடுங்கள், அல்லது வரைபடத்தில் தேர்ந்தெடுங்கள்.
guest-origin-save = தொடர்க
