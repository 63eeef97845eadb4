notice-kind =
    { $kind ->
        [error] பிழை
        [warning] எச்சரிக்கை
        [success] முடிந்தது
       *[info] தகவல்
    }
notice-contact-centre = எங்கள் தொடர்பு மையத்தில் தற்போது தொழில்நுட்பக் கோளாறு உள்ளது. பதில்கள் வழக்கத்தைவிடத் தாமதமாகலாம்.
notice-orders-left-out = படிக்க முடியாததால் விடுபட்ட ஆர்டர்கள்: { $count }
