timeline-took =
    { $minutes ->
        [0] 1 মিনিটের কম
       *[other] { $minutes } মিনিট
    }
timeline-so-far =
    { $minutes ->
        [0] এইমাত্র শুরু
       *[other] { $minutes } মিনিট ধরে
    }
timeline-usually =
    { $minutes ->
        [0] সাধারণত 1 মিনিটের কম
       *[other] সাধারণত { $minutes } মিনিট
    }
timeline-slower = স্বাভাবিকের চেয়ে ধীর
timeline-given-back = রাইডার অর্ডারটি ছেড়ে দিয়েছেন, আরেকজনকে খোঁজা হচ্ছে
timeline-no-moment = সময় জানা নেই
timeline-note = রাইডারের জন্য কাস্টমারের নোট
timeline-waits-for = অপেক্ষায়, শিডিউল: { $time }
timeline-expected-back = { $time } নাগাদ ফেরত আসবে
timeline-usual-is = “সাধারণত” মানে এই পিকআপ লোকেশনের সর্বশেষ অর্ডারগুলোতে যত সময় লেগেছে।
