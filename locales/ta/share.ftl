share-link = கண்காணிப்பு இணைப்பைப் பகிர்க
share-short = பகிர்க
share-copy-link = இணைப்பை நகலெடுக்க
share-link-copied = கண்காணிப்பு இணைப்பு நகலெடுக்கப்பட்டது. அது உள்ள எவரும் இந்த ஆர்டரைப் பின்தொடரலாம்.
share-copy-text = செய்தியை நகலெடுக்க
share-copied = நகலெடுக்கப்பட்டது
share-copy-failed = நகலெடுக்க முடியவில்லை. இந்தச் செய்தியைத் தேர்ந்தெடுத்து நீங்களே நகலெடுங்கள்:
share-sms = SMS அனுப்புக
share-sms-name = SMS
share-to-customer = { $way }: { $customer }

share-title = { $vendor } அனுப்பும் ஆர்டர்
share-text = { $vendor } அனுப்பும் ஆர்டரை இங்கே பின்தொடரலாம்:
share-text-at = { $vendor } அனுப்பும் ஆர்டர் { $time } மணியளவில் வரும். இங்கே பின்தொடரலாம்:
share-text-by = { $vendor } அனுப்பும் ஆர்டர் { $time } மணிக்குள் வரும். இங்கே பின்தொடரலாம்:
share-text-planned = { $vendor } அனுப்பும் ஆர்டருக்குத் திட்டமிட்ட நேரம்: { $time }. இங்கே பின்தொடரலாம்:
share-text-near = { $vendor } அனுப்பும் ஆர்டர் சற்று நேரத்தில் வரும். இங்கே பின்தொடரலாம்:
