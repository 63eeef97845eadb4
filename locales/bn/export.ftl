export-button = এক্সপোর্ট
export-what = বেছে নেওয়া দিন ও স্ট্যাটাসের সব অর্ডার
export-busy = একটি এক্সপোর্ট চলছে। নতুনটি শুরু করতে আগেরটি থামান।
export-format-xlsx = Excel ওয়ার্কবুক
export-format-xlsx-hint = .xlsx, পড়া ও যোগফলের জন্য
export-format-csv = CSV ফাইল
export-format-csv-hint = .csv, অন্য প্রোগ্রামের জন্য
export-csv-settings = CSV সেটিংস
export-csv-separator = কলাম আলাদা করার চিহ্ন
export-csv-semicolon = সেমিকোলন ;
export-csv-comma = কমা ,
export-csv-tab = ট্যাব চিহ্ন
export-csv-decimal = দশমিকের চিহ্ন
export-csv-decimal-comma = কমা: 1250,50
export-csv-decimal-point = বিন্দু: 1250.50
export-csv-byte-order-mark = ফাইলে UTF-8 চিহ্ন দিন (Excel-এ লাগে)
export-progress =
    .aria-label = এক্সপোর্ট
export-begun = এক্সপোর্ট শুরু হয়েছে।
export-so-far =
    { $count ->
        [one] { $count }টি অর্ডার এক্সপোর্ট হয়েছে
       *[other] { $count }টি অর্ডার এক্সপোর্ট হয়েছে
    }
export-so-far-of =
    { $total ->
        [one] { $total }টির মধ্যে { $count }টি অর্ডার এক্সপোর্ট হয়েছে
       *[other] { $total }টির মধ্যে { $count }টি অর্ডার এক্সপোর্ট হয়েছে
    }
export-reached = { $day } পর্যন্ত
export-cancel = থামান
export-halted =
    { $count ->
        [0] প্রথম অর্ডারের আগেই এক্সপোর্ট থেমে গেছে।
        [one] { $count }টি অর্ডারের পর এক্সপোর্ট থেমে গেছে।
       *[other] { $count }টি অর্ডারের পর এক্সপোর্ট থেমে গেছে।
    }
export-go-on = চালিয়ে যান
export-start-over = শুরু থেকে করুন
export-failed = ফাইলটি লেখা যায়নি। ইন্টারনেট সংযোগ ও ডিভাইসের খালি জায়গা দেখে নিন, তারপর শুরু থেকে করুন।
export-saved =
    { $count ->
        [one] { $count }টি অর্ডার সেভ হয়েছে, ফাইল: { $file }
       *[other] { $count }টি অর্ডার সেভ হয়েছে, ফাইল: { $file }
    }
export-nothing = এই সময়ে কোনো অর্ডার মেলেনি। কিছু সেভ হয়নি।

export-column-created = অর্ডারের সময় ({ $zone })
export-column-amount = পণ্যের মূল্য ({ $currency })
export-column-fee = ডেলিভারি চার্জ ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title } (মিনিট)
export-column-voucher = ভাউচার
