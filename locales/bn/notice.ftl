notice-kind =
    { $kind ->
        [error] সমস্যা
        [warning] সতর্কতা
        [success] হয়েছে
       *[info] তথ্য
    }
notice-contact-centre = আমাদের কন্টাক্ট সেন্টারে এই মুহূর্তে কারিগরি সমস্যা চলছে। উত্তর পেতে বেশি সময় লাগতে পারে।
notice-orders-left-out = পড়া যায়নি বলে বাদ পড়া অর্ডার: { $count }
