guest-sender-title = প্রেরকের তথ্য
guest-sender-lead = রাইডার ও আমাদের টিম এই তথ্য দিয়ে আপনার সঙ্গে যোগাযোগ করবেন, শুধু এই অর্ডারের জন্য।
guest-sender-name = আপনার নাম
guest-sender-phone = আপনার ফোন নম্বর
guest-sender-email = আপনার ইমেইল ঠিকানা
guest-origin-title = কোথা থেকে পিকআপ করব?
guest-origin-lead = জায়গাটি খুঁজুন, অথবা ম্যাপে বেছে নিন।
guest-origin-save = এগিয়ে যান
