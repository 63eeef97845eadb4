promise-pick-up = လာယူချိန်
promise-drop-off = ရောက်ချိန်
promise-due = နောက်ဆုံးထား ရောက်ချိန်
promise-near = မကြာခင်
promise-late = { $time } နောက်ကျ
promise-late-now = နောက်ကျ
promise-age = ခန့်မှန်းထားတာ { $age } ရှိပြီ
promise-unknown-since = { $time } ကတည်းက ခန့်မှန်းချိန် မရှိ
