board-view = காட்சி
board-view-list = பட்டியல்
board-view-board = பலகை
board-command = எல்லா ஆர்டர்களின் பலகை
board-command-lists = ஆர்டர் பட்டியல்கள்
board-summary =
    { $underWay ->
        [0] நடப்பில் எதுவும் இல்லை
       *[other] நடப்பில் { $underWay }
    }{ $needsYou ->
        [0] , எல்லாம் சீராக உள்ளது
        [one] , { $needsYou } ஆர்டருக்குக் கவனம் தேவை
       *[other] , { $needsYou } ஆர்டர்களுக்குக் கவனம் தேவை
    }
board-list =
    .aria-label = நடப்பு ஆர்டர்கள், கவனம் தேவைப்படுபவை முதலில்
board-map =
    .aria-label = எல்லா நடப்பு ஆர்டர்களின் வரைபடம்
board-group-needs-you = கவனம் தேவை
board-group-waiting = ரைடருக்காகக் காத்திருப்பவை
board-group-rider-coming = ரைடர் வருகிறார்
board-waiting =
    { $count ->
        [one] { $count } மாற்றத்தைக் காட்டுக
       *[other] { $count } மாற்றங்களைக் காட்டுக
    }
board-legend-urgent = கெடு கடந்தது அல்லது தோல்வி
board-legend-at-risk = கவனம் தேவை
board-legend-in-time = உரிய நேரத்தில்
board-pin-rider = ரைடர் { $name }, வாடிக்கையாளர்: { $customer }
board-pin-rider-unnamed = ரைடர், வாடிக்கையாளர்: { $customer }

board-chosen =
    .aria-label = தேர்ந்தெடுத்த ஆர்டர்
board-chosen-close =
    .aria-label = ஆர்டரை மூடுக
board-details = விவரங்கள்
board-call-customer = வாடிக்கையாளரை அழைக்க
board-cannot-cancel = இந்த ஆர்டரை இப்போது ரத்து செய்ய முடியாது. காரணம் அதன் விவரங்களில் உள்ளது.
