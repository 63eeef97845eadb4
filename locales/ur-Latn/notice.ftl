notice-kind =
    { $kind ->
        [error] Error
        [warning] Warning
        [success] Ho gaya
       *[info] Note
    }
notice-contact-centre = Hamare contact center mein is waqt technical masla hai. Jawab milne mein zyada waqt lag sakta hai.
notice-orders-left-out = Orders jo parhe na ja sakne ki wajah se shamil nahi: { $count }
