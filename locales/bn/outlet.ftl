outlet-edit-title = পিকআপ লোকেশন এডিট
outlet-parent-kept = পিকআপ লোকেশনের মূল মার্চেন্ট বদলানো যায় না।
outlet-client-id = পিকআপ লোকেশন আইডি
outlet-client-id-kept = আইডি বদলানো যায় না।
outlet-label = লোকেশনের নাম
outlet-phone = ফোন নম্বর
outlet-owners = ব্যবহারকারী
outlet-owner = ব্যবহারকারী { $number }: ইমেইল
outlet-owner-add = আরেকজন ব্যবহারকারী যোগ করুন
outlet-owner-remove = ব্যবহারকারী { $number } সরান

outlet-client-id-missing = পিকআপ লোকেশন আইডি দিন।
outlet-label-missing = লোকেশনের নাম দিন।
outlet-phone-missing = ফোন নম্বর দিন।
outlet-address-missing = পিকআপের ঠিকানা বেছে নিন।
outlet-owner-invalid = সঠিক ইমেইল দিন।

outlet-saved = পিকআপ লোকেশন সেভ হয়েছে
outlet-added = { outlet-saved }। কয়েক মিনিট পর এখানে রাইডার ডাকা যাবে।
outlet-not-saved = পিকআপ লোকেশন সেভ করা যায়নি।
outlet-added-already = আগের চেষ্টাতেই এই পিকআপ লোকেশন সেভ হয়েছে। এটি বন্ধ করে তালিকা থেকে এডিট করুন।

outlet-close-question = সেভ না করে বন্ধ করবেন? আপনার পরিবর্তনগুলো থাকবে না।
outlet-close-anyway = সেভ না করে বন্ধ করুন
outlet-stay = এডিট চালিয়ে যান
