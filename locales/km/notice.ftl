notice-kind =
    { $kind ->
        [error] បញ្ហា
        [warning] ប្រុងប្រយ័ត្ន
        [success] រួចរាល់
       *[info] ជូនដំណឹង
    }
notice-contact-centre = ផ្នែកជំនួយរបស់យើងខ្ញុំមានបញ្ហាបច្ចេកទេសនៅពេលនេះ។ ការឆ្លើយតបអាចយឺតជាងធម្មតា។
notice-orders-left-out = ការកម្ម៉ង់ដែលរំលង ព្រោះអានមិនបាន៖ { $count }
