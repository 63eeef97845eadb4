search-recent = அண்மைத் தேடல்கள்
search-recent-clear = அண்மைத் தேடல்களை அழிக்க
search-found =
    { $count ->
        [0] பொருந்தும் ஆர்டர் இல்லை
        [1] ஓர் ஆர்டர் பொருந்துகிறது
       *[other] { $count } ஆர்டர்கள் பொருந்துகின்றன
    }
