search-recent = حالیہ تلاش
search-recent-clear = حالیہ تلاش صاف کریں
search-found =
    { $count ->
        [0] کوئی آرڈر نہیں ملا
        [1] ایک آرڈر ملا
       *[other] { $count } آرڈرز ملے
    }
