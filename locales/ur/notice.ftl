notice-kind =
    { $kind ->
        [error] خرابی
        [warning] انتباہ
        [success] ہو گیا
       *[info] نوٹ
    }
notice-contact-centre = ہمارے کانٹیکٹ سینٹر میں اس وقت تکنیکی مسئلہ ہے۔ جواب ملنے میں معمول سے زیادہ دیر لگ سکتی ہے۔
notice-orders-left-out = آرڈرز جو پڑھے نہ جا سکنے کی وجہ سے شامل نہیں: { $count }
