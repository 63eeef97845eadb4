trouble-late = சொன்ன நேரத்தைவிடத் தாமதம்
trouble-returned = விநியோகம் ஆகவில்லை, உங்களிடம் திரும்பி வந்தது
trouble-call-rider = ரைடரை அழைக்க
trouble-tell-customer = வாடிக்கையாளருக்குத் தெரிவிக்க
trouble-write-support = உதவிக் குழுவுக்கு எழுதுக

trouble-message = செய்தி
trouble-mail = மின்னஞ்சலைத் திறக்க
trouble-message-title = செய்தி: { $customer }

trouble-message-late = வணக்கம் { $customer }, { $vendor } அனுப்பும் உங்கள் ஆர்டர் { $code } எதிர்பார்த்ததைவிடத் தாமதமாகிறது. காத்திருக்க வைத்ததற்கு வருந்துகிறோம்.
trouble-message-expected = { $time } மணியளவில் வந்து சேரும் என எதிர்பார்க்கிறோம்.
trouble-message-at-door = வணக்கம் { $customer }, { $vendor } அனுப்பும் உங்கள் ஆர்டரை ({ $code }) ரைடர் கொண்டுவந்துள்ளார். அவர் உங்கள் முகவரியில் இருக்கிறார். ஆனால், உங்களைத் தொடர்புகொள்ள முடியவில்லை. வாசலுக்கு வாருங்கள், அல்லது ரைடரை அழையுங்கள்: { $phone }
trouble-message-address = வணக்கம் { $customer }, { $vendor } அனுப்பும் உங்கள் ஆர்டர் { $code } வந்து சேர விநியோக முகவரி தேவை. தெரு, எண், மாடி ஆகியவற்றைப் பதிலில் அனுப்புங்கள்.
trouble-message-not-delivered = வணக்கம் { $customer }, { $vendor } அனுப்பும் உங்கள் ஆர்டர் { $code } இன்னும் விநியோகம் ஆகவில்லை. வருந்துகிறோம். அடுத்து என்ன செய்வது என்பதை விரைவில் தெரிவிப்போம்.

trouble-support-subject = ஆர்டர் { $code }: { $status }
trouble-support-text = இந்த ஆர்டருக்கு உதவி தேவை. நடந்தது:
trouble-support-order = ஆர்டர் { $id }, குறியீடு { $code }
trouble-support-status = நிலை: { $status }, { $time } முதல்
trouble-support-to = உங்கள் மின்னஞ்சல் செயலியிலிருந்து { $address } என்ற முகவரிக்குச் செல்லும்.
