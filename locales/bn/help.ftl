help-open = হেল্প
help-title = হেল্প সেন্টার
help-close =
    .aria-label = হেল্প সেন্টার বন্ধ করুন
help-back = ফিরে যান
help-center-failed = হেল্প সেন্টার লোড করার সময় সমস্যা হয়েছে।
