error-not-found = এটি পাওয়া যায়নি।
error-idempotency-key-reused = এটি আগেই অন্য তথ্য দিয়ে পাঠানো হয়েছে। আবার পাঠানোর আগে অর্ডার ট্র্যাকিংয়ে দেখে নিন।
error-invalid-request = সার্ভিস অনুরোধের একটি অংশ বোঝেনি। যা লিখেছেন, দেখে নিন।
error-request-too-large = এটি পাঠানোর জন্য বেশি বড়।
error-invalid-coordinates = এই স্থানাঙ্ক ম্যাপে নেই।
error-outside-country = আপনি যে দেশে ডেলিভারি করেন, জায়গাটি তার বাইরে।
error-cant-edit-order = অর্ডারটি আর এভাবে বদলানো যাবে না।
error-unknown-host = এই ওয়েব ঠিকানা এই সার্ভিসের নয়। সার্ভিসের নিজের ওয়েব ঠিকানায় খুলুন।
error-fee-invalid = ডেলিভারি চার্জ যাচাই করা যায়নি। ঠিকানাটি আবার বেছে নিন।
error-payment-fee-rises = এই অর্ডারের ডেলিভারি চার্জ আপনি কার্ডে দিয়েছেন: { $paid } { $currency }। এই পরিবর্তনে চার্জ হবে { $fee } { $currency }, আর বাড়তি টাকা কার্ড থেকে নেওয়া যায় না। এমন গন্তব্য বেছে নিন, যেখানে চার্জ বেশি নয়; অথবা অর্ডারটি বাতিল করে নতুন অর্ডার করুন।
voucher-error-validation-message = এই ভাউচার কোড ব্যবহার করা যাবে না।
voucher-error-get-message = ভাউচার কোডের বিস্তারিত পাওয়া যায়নি।

error-not-for-guests = গেস্ট হিসেবে এটি করা যায় না। লগ ইন করুন বা অ্যাকাউন্ট খুলুন।
error-for-guests-alone = শুধু গেস্টরা এটি করতে পারেন। আপনার আগেই অ্যাকাউন্ট আছে।
validation-sender-missing = অর্ডারটি কে পাঠাচ্ছেন, লিখুন।
validation-sender-name-missing = আপনার নাম দিন।
validation-sender-name-too-long = নামটি বেশি বড়।
validation-sender-phone-missing = আপনার ফোন নম্বর দিন।
validation-sender-phone-impossible = সঠিক ফোন নম্বর দিন।
validation-sender-email-missing = আপনার ইমেইল ঠিকানা দিন।
validation-sender-email-impossible = সঠিক ইমেইল ঠিকানা দিন।
validation-sender-address-missing = অর্ডার কোথা থেকে পিকআপ হবে, লিখুন।

error-outlets-not-managed = আপনি পিকআপ লোকেশন যোগ করতে বা বদলাতে পারবেন না।
error-outlet-kept-elsewhere = এই পিকআপ লোকেশন অন্য জায়গা থেকে পরিচালিত হয়, এখানে বদলানো যায় না।
error-client-id-taken = অন্য একটি পিকআপ লোকেশনে এই আইডি আছে। আরেকটি আইডি দিন।
