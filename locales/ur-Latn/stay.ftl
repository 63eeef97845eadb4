stay-title = Apne orders account mein rakhein
stay-lead = Password banayein to aap ko account milega jis mein guest ban kar book kiye huay orders, un ki tracking, history aur receipts hongi.
stay-name = Business ka naam ya apna naam
stay-name-missing = Account ka naam likhein.
stay-not-now = Abhi nahi
