live-stale = လိုင်းမရှိပါ၊ { $time } အခြေအနေကို ပြထားပါတယ်
live-as-of = { $time } အခြေအနေ
live-heard = နောက်ဆုံး ဆက်သွယ်ချိန် { $time }
