search-recent = မကြာမီက ရှာဖွေမှုများ
search-recent-clear = ရှာဖွေမှုများ ရှင်းမည်
search-found =
    { $count ->
        [0] ကိုက်ညီတဲ့ အော်ဒါ မရှိပါ
       *[other] ကိုက်ညီတဲ့ အော်ဒါ { $count } ခု
    }
