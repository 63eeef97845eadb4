command-palette = எல்லாச் செயல்களும்
command-placeholder = என்ன செய்ய வேண்டும்? அல்லது ஆர்டர் எண், பெயர், தொலைபேசி…
command-none = எதுவும் பொருந்தவில்லை. குறைவான எழுத்துகளை முயன்று பாருங்கள்.
command-late = மற்றவை இன்னும் ஏற்றப்படவில்லை. இணையத் தொடர்பைச் சரிபாருங்கள். ஏற்றியதும் இங்கே தோன்றும்.
command-found =
    { $count ->
        [one] { $count } பொருந்துகிறது
       *[other] { $count } பொருந்துகின்றன
    }
command-group-here = இந்தத் திரையில்
command-group-go = செல்க
command-group-settings = தளம்
command-request = புதிய கோரிக்கை
command-search = ஆர்டரைத் தேடுக
command-find-orders = “{ $query }” உள்ள ஆர்டர்களைத் தேடுக
command-open-order = ஆர்டரைத் திறக்க: { $orderId }
command-branch = எடுக்கும் இடம்: { $name } ({ $id })
command-section =
    செல்க: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

command-single-keys = ஒற்றை எழுத்துக் குறுக்குவிசைகள்
command-single-keys-hint = எழுதும் பெட்டிகளுக்கு வெளியே மட்டும். குரல்வழி எழுதுதலுக்கோ திரைவாசிப்பானுக்கோ இடையூறாக இருந்தால் நிறுத்திவிடுங்கள்.
command-choose-order = முதலில் ஓர் ஆர்டரைத் தேர்ந்தெடுங்கள்.
