site-title = ஆர்டர் பதிவு
site-description = { -brand-name } வழி ரைடரைக் கோருங்கள்: பார்சல், உணவு, ஆவணம், அன்பளிப்பு. முதலில் கட்டணத்தைப் பாருங்கள், விநியோகத்தை நேரலையில் பின்தொடருங்கள், சான்றை வைத்திருங்கள்.
site-language = மொழி: { $name }
site-languages = மொழி
site-close-languages = மொழிப் பட்டியலை மூடுக
site-switch-appearance = இருண்ட / வெளிர் தோற்றத்திற்கு மாறுக
site-switch-letters = நஸ்க் / நஸ்தலீக் எழுத்துக்கு மாறுக
site-sign-in = உள்நுழைக
site-footer-links = { -brand-name } பற்றி மேலும்
site-register = கணக்கு உருவாக்குக
site-become-partner = கூட்டாளராகச் சேர்க
site-privacy = தனியுரிமை
site-terms = விதிமுறைகள்
site-api-docs = API ஆவணங்கள்
site-faq = கேள்வி பதில்

site-not-found-title = இந்தப் பக்கம் இல்லை
site-not-found-text = இணைய முகவரியில் எழுத்துப் பிழை இருக்கலாம், அல்லது பக்கம் இடம் மாறியிருக்கலாம். உங்கள் ஆர்டர்கள் பாதுகாப்பாக உள்ளன.
site-not-found-home = முகப்புப் பக்கத்திற்குச் செல்க

field-optional = கட்டாயமில்லை
field-counter = { $used } / { $maximum }
field-counter-over = { $used } / { $maximum }: மிக நீளம்
