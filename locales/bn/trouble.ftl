trouble-late = জানানো সময়ের চেয়ে দেরি
trouble-returned = ডেলিভারি হয়নি, আপনার কাছে ফেরত এসেছে
trouble-call-rider = রাইডারকে কল করুন
trouble-tell-customer = কাস্টমারকে জানান
trouble-write-support = সাপোর্টে লিখুন

trouble-message = মেসেজ
trouble-mail = ইমেইল খুলুন
trouble-message-title = মেসেজ পাঠান: { $customer }

trouble-message-late = হ্যালো { $customer }, { $vendor } থেকে আপনার অর্ডার { $code } পৌঁছাতে একটু বেশি সময় লাগছে। দেরির জন্য আমরা দুঃখিত।
trouble-message-expected = { $time } নাগাদ পৌঁছাবে বলে আশা করছি।
trouble-message-at-door = হ্যালো { $customer }, { $vendor } থেকে আপনার অর্ডার { $code } নিয়ে রাইডার আপনার ঠিকানায় আছেন, কিন্তু আপনার সঙ্গে যোগাযোগ করতে পারছেন না। দরজায় আসুন বা রাইডারকে কল করুন: { $phone }
trouble-message-address = হ্যালো { $customer }, { $vendor } থেকে আপনার অর্ডার { $code } পাঠাতে ডেলিভারির ঠিকানা দরকার। বাড়ি, রাস্তা ও তলা লিখে উত্তর দিন।
trouble-message-not-delivered = হ্যালো { $customer }, { $vendor } থেকে আপনার অর্ডার { $code } এখনো ডেলিভারি করা যায়নি। আমরা দুঃখিত। এরপর কী হবে, আপনাকে জানাব।

trouble-support-subject = অর্ডার { $code }: { $status }
trouble-support-text = এই অর্ডারে সাহায্য দরকার। যা হয়েছে:
trouble-support-order = অর্ডার { $id }, কোড { $code }
trouble-support-status = স্ট্যাটাস: { $status }, { $time } থেকে
trouble-support-to = আপনার ইমেইল প্রোগ্রাম থেকে এই ঠিকানায় যাবে: { $address }।
