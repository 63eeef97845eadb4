share-link = ট্র্যাকিং লিংক শেয়ার করুন
share-short = শেয়ার
share-copy-link = ট্র্যাকিং লিংক কপি করুন
share-link-copied = ট্র্যাকিং লিংক কপি হয়েছে। যাঁর কাছে লিংক আছে, তিনিই অর্ডারটি ট্র্যাক করতে পারবেন।
share-copy-text = লেখা কপি করুন
share-copied = কপি হয়েছে
share-copy-failed = কপি করা যায়নি। লেখাটি সিলেক্ট করে নিজে কপি করুন:
share-sms = SMS পাঠান
share-sms-name = SMS
share-to-customer = { $way } দিয়ে পাঠান: { $customer }

share-title = { $vendor } থেকে অর্ডার
share-text = { $vendor } থেকে আসা অর্ডার এখানে ট্র্যাক করুন:
share-text-at = { $vendor } থেকে অর্ডার { $time } নাগাদ পৌঁছাবে। এখানে ট্র্যাক করুন:
share-text-by = { $vendor } থেকে অর্ডার { $time }-এর মধ্যে পৌঁছাবে। এখানে ট্র্যাক করুন:
share-text-planned = { $vendor } থেকে অর্ডার, শিডিউল: { $time }। এখানে ট্র্যাক করুন:
share-text-near = { $vendor } থেকে অর্ডার যেকোনো মুহূর্তে পৌঁছাবে। এখানে ট্র্যাক করুন:
