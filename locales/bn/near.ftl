near-sound-is-on = শব্দ চালু
near-sound-is-off = শব্দ বন্ধ
near-sound-on = চালু করুন: রাইডার কাছে এলে শব্দ
near-sound-off = বন্ধ করুন: রাইডার কাছে এলে শব্দ
