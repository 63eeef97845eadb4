card-title = কার্ডে পেমেন্ট
card-continue = পেমেন্টে যান
card-starting = পেমেন্ট প্রস্তুত হচ্ছে…
card-pay = { $amount } দিয়ে রাইডার ডাকুন
card-paying = পেমেন্ট হচ্ছে…
card-amount = এখন দিতে হবে:
card-choose = যে কার্ডে পেমেন্ট করবেন
card-new = নতুন কার্ড
card-until = মেয়াদ { $expiry } পর্যন্ত
card-number = কার্ড নম্বর
card-expiry = মেয়াদ শেষের তারিখ
card-expiry-placeholder = MM/YY
card-code = সিকিউরিটি কোড
card-code-hint = { $digits ->
    [4] কার্ডের সামনের চারটি সংখ্যা
   *[other] কার্ডের পেছনের তিনটি সংখ্যা
}
card-name = কার্ডে লেখা নাম
card-save = পরের বারের জন্য কার্ডটি সেভ করুন
card-save-hint = আমরা শুধু শেষ চারটি সংখ্যা ও মেয়াদ রাখি।
card-safe = আপনার কার্ডের তথ্য এই ডিভাইসেই এনক্রিপ্ট করা হয়। শুধু পেমেন্ট সেবাদাতা তা পড়তে পারে।
card-back = আগের ধাপে ফিরে যান
card-choice-missing = একটি কার্ড বেছে নিন।
card-number-missing = কার্ড নম্বর দিন।
card-number-invalid = কার্ড নম্বরটি সঠিক নয়। সংখ্যাগুলো দেখে নিন।
card-expiry-invalid = মাস ও বছর এভাবে দিন: 04/31।
card-expired = কার্ডটির মেয়াদ শেষ।
card-code-missing = সিকিউরিটি কোড দিন।
card-code-invalid = { $digits ->
    [4] সিকিউরিটি কোডে চারটি সংখ্যা থাকে।
   *[other] সিকিউরিটি কোডে তিনটি সংখ্যা থাকে।
}
card-name-missing = কার্ডে লেখা নাম দিন।

card-confirming = আপনার পেমেন্ট প্রসেস হচ্ছে…
card-checking = আপনার পেমেন্ট হয়েছে কি না, আমরা দেখছি।
card-do-not-pay-again = আবার পেমেন্ট করবেন না। পেজটি খোলা রাখুন, ফলাফল এখানে দেখানো হবে।
card-bank = পেমেন্ট আপনিই করছেন কি না, আপনার ব্যাংক তা যাচাই করবে।
card-bank-go = ব্যাংকের পেজে যান
card-unpaid-declined = আপনার ব্যাংক কার্ডটি নেয়নি। আপনার টাকা কাটা হয়নি।
card-unpaid-insufficient-funds = এই কার্ডে যথেষ্ট টাকা নেই। আপনার টাকা কাটা হয়নি।
card-unpaid-left = আপনি ব্যাংকের পেজ থেকে বেরিয়ে এসেছেন। আপনার টাকা কাটা হয়নি।
card-unpaid-expired = যাচাই করতে বেশি সময় লেগেছে। আপনার টাকা কাটা হয়নি।
card-unpaid-failed = পেমেন্ট হয়নি। আপনার টাকা কাটা হয়নি।
card-not-encrypted = এই ডিভাইসে কার্ডের তথ্য এনক্রিপ্ট করা যায়নি, তাই আমরা তা পাঠাইনি। আপনার টাকা কাটা হয়নি।
card-try-another = এখনো রাইডার ডাকা হয়নি। অন্য কার্ড দিয়ে চেষ্টা করতে পারেন।
error-payment-init = পেমেন্ট শুরু করা যায়নি।
error-payment-intent-creation = এই অর্ডারের পেমেন্ট প্রস্তুত করা যায়নি।
error-payment-unavailable = এই মুহূর্তে এখানে কার্ডে পেমেন্ট করা যাচ্ছে না।
error-payment-required = আগে কার্ডে এই অর্ডারের পেমেন্ট করুন।
error-payment-card-unreadable = পেমেন্ট সেবাদাতা কার্ডের তথ্য পড়তে পারেনি। আবার দিন।
