shell-tab-request = রাইডার ডাকুন
shell-tab-tracking = অর্ডার ট্র্যাকিং
shell-tab-history = হিস্ট্রি
shell-tab-bulk = বাল্ক অর্ডার
shell-orders = অর্ডার
shell-bar =
    .aria-label = দ্রুত মেনু
shell-bar-request = ডাকুন
shell-bar-tracking = ট্র্যাকিং
shell-bar-more = আরও
shell-under-way =
    { $underWay ->
        [0] চলমান অর্ডার নেই
       *[other] { $underWay }টি চলমান
    }{ $needsYou ->
        [0] {""}
        [one] , { $needsYou }টিতে নজর দরকার
       *[other] , { $needsYou }টিতে নজর দরকার
    }
shell-skip-to-content = মূল অংশে যান
shell-loading = লোড হচ্ছে…
shell-saving = সেভ হচ্ছে…
shell-save-changes = পরিবর্তন সেভ করুন
shell-sending = পাঠানো হচ্ছে…
shell-removing = মোছা হচ্ছে…
shell-downloading = ডাউনলোড হচ্ছে…
shell-offline = অফলাইন
shell-offline-hint = আপনি যা লিখেছেন, তা রাখা আছে। অনলাইনে ফিরলে লোড করা ও পাঠানো আবার চালু হবে।
shell-main-navigation =
    .aria-label = প্রধান মেনু
shell-open-menu =
    .aria-label = মেনু খুলুন
shell-close-menu =
    .aria-label = মেনু বন্ধ করুন
shell-menu-title = মেনু
shell-account-label = আপনার অ্যাকাউন্ট
shell-signed-in-as = লগ ইন করা আছে: { $email }
shell-shortcuts = কিবোর্ড শর্টকাট
shell-sign-out = লগ আউট করুন
shell-appearance-dark = ডার্ক থিম
shell-appearance-light = লাইট থিম
shell-branch =
    .aria-label = পিকআপ লোকেশন: { $name }। অন্যটি বেছে নিন
shell-branch-title = পিকআপ লোকেশন
shell-branch-parent = মূল মার্চেন্ট
shell-branch-inactive = সক্রিয় নয়
shell-branch-add = পিকআপ লোকেশন যোগ করুন
shell-branch-edit = এডিট করুন: { $name }
shell-include-outlets = সব আউটলেটের অর্ডার দেখুন
shell-include-outlets-why-not-here = রাইডার ডাকার পেজে নয়: একটি অর্ডার একটি পিকআপ লোকেশন থেকেই শুরু হয়।
shell-include-outlets-why-not-parent = শুধু মূল মার্চেন্টের জন্য।
shell-outlets-included = এখন সব আউটলেটের অর্ডার দেখানো হচ্ছে।
error-no-vendors = আপনার অ্যাকাউন্টে কোনো মার্চেন্ট যুক্ত নেই। আমাদের সঙ্গে যোগাযোগ করুন।
error-cant-retrieve-vendors = আপনার মার্চেন্টের তথ্য পাওয়া যায়নি।
shell-vendors-missing = এখনো দেখানোর মতো কিছু নেই
shell-vendors-none-hint = এটি কি ভুল অ্যাকাউন্ট? লগ আউট করে অন্য অ্যাকাউন্টে লগ ইন করুন।
shell-notices =
    .aria-label = বার্তা
shell-dismiss =
    .aria-label = সরান
shell-recent-notices = সাম্প্রতিক বার্তা
shell-recent-notices-none = এখনো কিছু নেই।

shell-guest = আপনি গেস্ট হিসেবে রাইডার ডাকছেন।
shell-device-of = এই ডিভাইস যে ব্যবসার: { $name }
dialog-close = বন্ধ করুন
shell-instead-of = আগের চার্জ
