near-sound-is-on = အသံ ဖွင့်ထား
near-sound-is-off = အသံ ပိတ်ထား
near-sound-on = ဖွင့်ရန်: ရိုက်ဒါ အနီးရောက်ရင် အသံမြည်
near-sound-off = ပိတ်ရန်: ရိုက်ဒါ အနီးရောက်ရင် အသံမြည်
