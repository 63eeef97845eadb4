bulk-intro = ஒரே நேரத்தில் பல ரைடர்களைக் கோரலாம்: விரிதாளை நிரப்பி, குறித்துக் காட்டும் கலங்களைச் சரிசெய்து, ஆர்டர்களைப் பதிவு செய்யுங்கள்.
bulk-another-file = வேறு கோப்பு
bulk-correct = வரிசைகளைத் திருத்துக
bulk-file-not-taken = இந்தக் கோப்பைப் பயன்படுத்த முடியாது.
bulk-not-placed-yet = கோப்பு { $id }: ஆர்டர்கள் இன்னும் பதிவாகவில்லை. அங்கிருந்து பதிவு செய்யலாம்.

job-history-error = பதிவேற்றிய கோப்புகளைப் பெற முடியவில்லை
template-file-error = மாதிரிக் கோப்பைப் பதிவிறக்க முடியவில்லை
view-details-error = கோப்பின் விவரங்களைப் பெற முடியவில்லை
file-upload-error = கோப்பைப் பதிவேற்ற முடியவில்லை
place-order-error = ஆர்டர்களைப் பதிவு செய்வதில் பிழை
place-order-success = ஆர்டர்கள் பதிவாகிவிட்டன
bulk-placed-partly =
    { $placed ->
        [0] எந்த ஆர்டரும் பதிவாகவில்லை.
        [1] ஓர் ஆர்டர் பதிவானது.
       *[other] { $placed } ஆர்டர்கள் பதிவாயின.
    } { $left ->
        [1] ஒரு வரிசை பதிவாகவில்லை: காரணத்தைப் பாருங்கள்.
       *[other] { $left } வரிசைகள் பதிவாகவில்லை: காரணத்தைப் பாருங்கள்.
    }

bulk-history = பதிவேற்றிய கோப்புகள்
bulk-history-empty = இன்னும் கோப்பு இல்லை
bulk-history-empty-text = நீங்கள் பதிவேற்றும் கோப்புகள், அவற்றின் ஆர்டர்களின் நிலையுடன் இங்கே தோன்றும்.
bulk-view-details = விவரங்களைக் காண்க
bulk-view-details-of = கோப்பு { $id }: விவரங்களைக் காண்க
bulk-job-id = கோப்பு எண்
bulk-job-created-by = பதிவேற்றியவர்
bulk-job-created-at = பதிவேற்றியது
bulk-job-rows = சரியான வரிசைகள்
bulk-job-title-at = மொத்த ஆர்டர்: { $at }
bulk-job-made = பதிவேற்றியவர்: { $by }, { $at }
bulk-all-jobs = எல்லா மொத்த ஆர்டர்களும்

bulk-job-ready = பதிவுக்குத் தயார்
bulk-job-ready-with-errors = தயார், பிழைகளுடன்
bulk-job-no-row-ready = பதிவு செய்யக்கூடிய வரிசை இல்லை
bulk-job-being-placed = பதிவாகின்றன
bulk-job-placed = பதிவாயின
bulk-job-placed-partly = பதிவாயின, பிழைகளுடன்
bulk-job-not-placed = பதிவாகவில்லை
bulk-job-unknown = தெரியவில்லை

bulk-result-ready =
    { $count ->
        [0] பதிவுக்குத் தயாரான ஆர்டர் இல்லை
        [one] { $count } ஆர்டர் பதிவுக்குத் தயார்
       *[other] { $count } ஆர்டர்கள் பதிவுக்குத் தயார்
    }
bulk-result-placed =
    { $count ->
        [0] எந்த ஆர்டரும் பதிவாகவில்லை
        [one] { $count } ஆர்டர் பதிவானது
       *[other] { $count } ஆர்டர்கள் பதிவாயின
    }
bulk-summary = கோப்பின் சுருக்கம்
bulk-total-rows = மொத்த வரிசைகள்
bulk-total-to-be-placed = பதிவாக வேண்டிய ஆர்டர்கள்
bulk-total-placed = பதிவான ஆர்டர்கள்
bulk-total-errors = பிழைகள்

bulk-rows = கோப்பின் வரிசைகள்
bulk-rows-shown = காட்டப்படும் வரிசைகள்
bulk-show-all = எல்லாம்
bulk-show-errors = பிழைகள்
bulk-show-to-be-placed = பதிவுக்குத் தயார்
bulk-show-placed = பதிவானவை
bulk-show-none = அப்படி ஒரு வரிசை இல்லை.
bulk-rows-number = வரிசை
bulk-rows-address = விநியோக முகவரி
bulk-rows-order = ஆர்டர் விவரங்கள்
bulk-rows-delivery = விநியோகம்
bulk-row-to-be-placed = பதிவுக்குத் தயார்
bulk-row-error = பிழை
bulk-row-placed = பதிவானது
bulk-row-not-placed = பதிவாகவில்லை
bulk-row-unknown = தெரியவில்லை
bulk-delivery-instant = உடனே
bulk-delivery-scheduled = திட்டமிட்ட நேரம்: { $at }

bulk-place =
    { $count ->
        [1] ஓர் ஆர்டரைப் பதிவு செய்க
       *[other] { $count } ஆர்டர்களைப் பதிவு செய்க
    }
bulk-place-title =
    { $count ->
        [1] ஓர் ஆர்டரைப் பதிவு செய்யவா?
       *[other] { $count } ஆர்டர்களைப் பதிவு செய்யவா?
    }
bulk-place-cash = வசூலிக்க வேண்டிய ரொக்கம்
bulk-place-points = எடுக்கும் இடங்கள்
bulk-place-left-out =
    { $count ->
        [1] ஒரு வரிசை சேர்க்கப்படவில்லை.
       *[other] { $count } வரிசைகள் சேர்க்கப்படவில்லை.
    }
bulk-place-for-good = ரைடர்கள் உடனே அனுப்பப்படுவார்கள். அதன்பின், ஆர்டர்களை ஒவ்வொன்றாக மட்டுமே ரத்து செய்யலாம்.
bulk-place-not-yet = இப்போது வேண்டாம்
bulk-placing = ஆர்டர்கள் பதிவாகின்றன. இந்தப் பக்கத்தைவிட்டு வெளியேறலாம்: பதிவு தொடரும்.

bulk-error-unknown = தெரியாத பிழை
bulk-address-not-found = முகவரி கிடைக்கவில்லை.
bulk-address-inexact = முகவரி துல்லியமாக இல்லை. தெரு, வீட்டு எண், நகரம் ஆகியவற்றை, அல்லது ஆயத்தொலைவுகளை எழுதுங்கள்.
bulk-fee-changed = விநியோகக் கட்டணம் மாறியுள்ளது. அதைச் சரிபார்த்து, ஆர்டரை மீண்டும் பதிவு செய்யுங்கள்.
bulk-text-too-long = இதில் { $most } எழுத்துகளுக்கு மேல் உள்ளன.
bulk-text-unreadable = இதில் படிக்க முடியாத ஓர் எழுத்து உள்ளது. மீண்டும் உள்ளிடுங்கள்.
