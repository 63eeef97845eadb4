landing-eyebrow = کاروبار کے لیے فوری ڈیلیوری · { $country }
landing-title = ابھی بھیجیں۔ پہنچنے تک نظر رکھیں۔
landing-lead = سروس { -brand-name } پارسل، کھانے، دستاویزات اور تحفوں کے لیے رائیڈر آپ کے کاؤنٹر تک لاتی ہے، اور سامان صحیح ہاتھوں میں پہنچنے تک ہر منٹ کی خبر دیتی ہے۔
landing-request-as-guest = بطور گیسٹ رائیڈر بلائیں
landing-request-as-guest-busy = ایک لمحہ…
landing-example-status = راستے میں
landing-example-arrival = { $minutes } منٹ میں پہنچے گا
landing-facts = ایک نظر میں
landing-fact-minutes-value = { $minutes } منٹ
landing-fact-promise = ڈیلیوری تک زیادہ سے زیادہ وقت
landing-fact-typical = یا اس سے کم، عام طور پر
landing-fact-weight-value = { $kg } کلو
landing-fact-weight = تک سامان، ہر ڈیلیوری میں
landing-fact-distance = تک رائیڈر کی پہنچ
landing-fact-nothing = جس دن کوئی ڈیلیوری نہ ہو
landing-how-title = آپ کے کاؤنٹر سے ان کے دروازے تک، تین مراحل میں
landing-how-where-title = جگہ بتائیں
landing-how-where-text = پک اپ پوائنٹ اور ڈراپ آف پوائنٹ منتخب کریں۔ فاصلہ، پک اپ کا متوقع وقت اور فیس تصدیق سے پہلے نظر آ جاتے ہیں۔
landing-how-ride-title = رائیڈر پک اپ کرتا ہے
landing-how-ride-text = قریب کا رائیڈر آپ کے کاؤنٹر سے آرڈر لیتا ہے۔ نام، نمبر اور آرڈر تیار رکھنے کا وقت آپ کو پہلے سے معلوم ہوتا ہے۔
landing-how-door-title = دروازے تک ٹریک کریں
landing-how-door-text = رائیڈر کو نقشے پر دیکھیں، لنک اپنے گاہک کو بھیجیں، اور حوالے کرنے کا ثبوت اپنے پاس رکھیں۔
landing-why-title = کاؤنٹر پر مصروف لوگوں کے لیے
landing-why-text = دوپہر کا رش، لمبی قطار، ایک ہاتھ خالی: ہر ضروری چیز ایک نظر یا ایک بٹن کے فاصلے پر۔
landing-why-live-title = لائیو، منٹ منٹ کی خبر
landing-why-live-text = اسٹیٹس، رائیڈر اور متوقع وقت آپ کے سامنے بدلتے ہیں۔ پوچھنے کے لیے کال کی ضرورت نہیں۔
landing-why-proof-title = ہر بار حوالے کرنے کا ثبوت
landing-why-proof-text = پک اپ، ڈیلیوری اور واپسی کا ریکارڈ بنتا ہے اور آرڈر کے ساتھ رہتا ہے۔
landing-why-share-title = آپ کے گاہک کے لیے لنک
landing-why-share-text = گاہک کے فون پر ڈیلیوری کی ٹریکنگ، نہ ایپ چاہیے نہ اکاؤنٹ۔
landing-why-outlets-title = تمام برانچیں ایک اسکرین پر
landing-why-outlets-text = ہر پک اپ پوائنٹ کے لیے ایک ہی لاگ ان، ہر ایک کے آرڈرز الگ۔
landing-why-history-title = سب کچھ محفوظ
landing-why-history-text = کوئی بھی پرانا آرڈر نمبر، نام یا فون سے تلاش کریں، اور حساب کتاب کے لیے ایکسپورٹ کریں۔
landing-why-goods-title = سامان کوئی بھی ہو
landing-why-goods-text = پارسل، گرم کھانا، دستخط شدہ معاہدہ، پھولوں کا گلدستہ: طریقہ وہی آسان۔
landing-pay-title = جتنا استعمال، اتنی ادائیگی
landing-pay-text = نہ سبسکرپشن، نہ کم از کم حد۔ جس دن کوئی ڈیلیوری نہ ہو، اس دن کچھ ادا نہیں کرنا۔
landing-pay-country = ڈیلیوری فیس · { $country }
landing-pay-base = بنیادی فیس
landing-pay-per-km = ہر کلومیٹر
landing-pay-cash = کیش آن ڈیلیوری
landing-pay-maximum = زیادہ سے زیادہ
landing-pay-no-commission = آپ کی فروخت پر کوئی کمیشن نہیں
landing-pay-from-km = { $km } کلومیٹر کے بعد شمار ہوتا ہے۔
landing-pay-from-km-by-place =
    { $code ->
        [TH] بینکاک
        [PK] اسلام آباد
        [AE] ابوظہبی
       *[other] دارالحکومت
    } میں { $km } کلومیٹر کے بعد، دوسرے شہروں میں { $outsideKm } کلومیٹر کے بعد شمار ہوتا ہے۔
landing-pay-expect = پہلے سے جان لیں
landing-pay-expect-first = تصدیق سے پہلے پوری فیس نظر آتی ہے، اور بعد میں نہیں بدلتی۔
landing-pay-expect-distance = فیس دونوں پتوں کے درمیان فاصلے پر منحصر ہے، کسی ایسی چیز پر نہیں جس کا اندازہ لگانا پڑے۔
landing-pay-expect-nothing = نہ شروع کرنے کا خرچ، نہ معاہدے کی مدت، نہ چھٹی کے دن کی فیس۔
landing-fee-title = کتنا خرچ آئے گا؟
landing-fee-distance = فاصلہ
landing-fee-km = { $km } کلومیٹر
landing-fee-place = پک اپ پوائنٹ کہاں ہے؟
landing-fee-place-capital =
    { $code ->
        [TH] بینکاک
        [PK] اسلام آباد
        [AE] ابوظہبی
       *[other] دارالحکومت میں
    }
landing-fee-place-outside = دوسرا شہر
landing-fee-with-cash = رائیڈر کیش وصول کرے
landing-fee-line-distance = فاصلے کی فیس
landing-fee-total = ڈیلیوری فیس
landing-fee-note = یہ ایک مثال ہے: شروع ہونے والا ہر کلومیٹر پورا گنا جاتا ہے۔ اصل فیس درست پتوں کے حساب سے ہوگی۔
landing-fleet-title = رائیڈرز جو پہلے سے شہر میں موجود ہیں
landing-fleet-text = نہ کسی کو ملازم رکھنا، نہ انشورنس، نہ ڈیوٹی لگانا۔ ضرورت ہو تو رائیڈر قریب ہے، نہ ہو تو کوئی خرچ نہیں۔
landing-fleet-bicycle-title = سائیکل
landing-fleet-bicycle-text = دستاویزات اور چھوٹے تحفے، تنگ سے تنگ گلی میں بھی۔
landing-fleet-scooter-title = اسکوٹر
landing-fleet-scooter-text = کھانا اور پارسل، چند منٹ میں شہر کے پار۔
landing-fleet-bag-title = انسولیٹڈ بیگ
landing-fleet-bag-text = گرم چیز گرم، ٹھنڈی چیز ٹھنڈی، ہر چیز اپنی جگہ۔
landing-start-title = آپ کا پہلا رائیڈر، آج ہی
landing-start-register =
    { $registration ->
        [PV] اپنے وینڈر کوڈ سے اکاؤنٹ بنائیں۔
       *[NPV] اپنے کاروبار کے نام سے اکاؤنٹ بنائیں۔
    }
landing-start-confirm = { $hours } گھنٹے کے اندر اپنی ای میل کی تصدیق کریں۔
landing-start-request = رائیڈر بلائیں۔ بس اتنا ہی۔
landing-faq-what = کیا بھیجا جا سکتا ہے؟
landing-faq-what-answer = پارسل، کھانا، دستاویزات اور تحفے، بشرطیکہ قانون میں ان کی اجازت ہو اور ایک رائیڈر انہیں اٹھا سکے۔
landing-faq-what-letters = { $grams } گرام سے کم کی تحریری ڈاک، جیسے خط، شامل نہیں۔
landing-faq-fast = ڈیلیوری کتنی جلدی ہوتی ہے؟
landing-faq-fast-answer = “جلد از جلد” کا مطلب ہے { $minutes } منٹ کے اندر ڈیلیوری۔ عام طور پر { $typical } منٹ یا اس سے کم لگتے ہیں۔
landing-faq-heavy = وزن کتنا ہو سکتا ہے؟
landing-faq-heavy-answer = ہر ڈیلیوری میں { $kg } کلو تک۔
landing-faq-value = مالیت کتنی ہو سکتی ہے؟
landing-faq-value-answer = ہر ڈیلیوری میں { $amount } تک۔
landing-faq-value-and-weight-answer = اگر وزن { $kg } کلو سے زیادہ ہو تو مالیت { $amount } سے زیادہ نہ ہو۔
landing-faq-far = کتنی دور تک ڈیلیوری ہوتی ہے؟
landing-faq-far-answer = پک اپ پوائنٹ سے { $km } کلومیٹر تک۔
landing-faq-far-nationwide-answer = پک اپ پوائنٹ سے { $km } کلومیٹر تک، پورے ملک میں۔
landing-faq-cost = خرچ کتنا آتا ہے؟
landing-faq-cost-answer = { $base } اور ہر کلومیٹر کے { $perKm }۔
landing-faq-cost-range = فاصلے کے حساب سے ہر ڈیلیوری پر تقریباً { $base } سے { $maximum } تک۔
landing-faq-cost-cash = کیش آن ڈیلیوری پر مزید { $amount }۔
landing-faq-cost-no-commission = ہم کوئی کمیشن نہیں لیتے۔
landing-faq-guest = کیا اکاؤنٹ ضروری ہے؟
landing-faq-guest-answer = نہیں۔ گیسٹ کے طور پر بھی رائیڈر بلایا جا سکتا ہے؛ اکاؤنٹ میں آپ کے پتے، گاہک اور پرانے آرڈرز محفوظ رہتے ہیں۔
