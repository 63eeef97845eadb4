/** Words around a number that say what it is, separated by bars. Case and accents are ignored. */

/** Words beside a number that name a way to pay. */
export const PAID_WORDS =
  'cod|cash|cash on delivery|hotově|nakit|efectivo|készpénz|kp|μετρητά|เก็บปลายทาง|เก็บเงินปลายทาง|เงินสด|كاش|نقدا|عند الاستلام|現金|现金|代引き|代引|代金引換|swish|gcash|payme|bar|kontant|numerar|dobírka|dobírkou|tunai'

/** Words that may occur between a total's label and its number: "total for all is 30". */
export const TOTAL_FILLERS =
  'is|was|are|be|will be|comes to|of|for|all|only|amount|price|bill|order|value|payment|cash|cod|due|to pay|in|inc|incl|including|including delivery|with delivery|ok|just|exact|exactly|' +
  'je|to|bude|cena|tedy|dělá|činí|za|vše|vám|mi|přesně|prosím|hotově|v hotovosti|kartou|částka|s dopravou|včetně dopravy|včetně|' +
  'هو|هي|كله|الكل|الكلي|المطلوب|كاش|نقدا|مع التوصيل|شامل التوصيل|فقط|' +
  'ราคา|ทั้งหมด|ทั้งสิ้น|คือ|เป็น|เป็นเงิน|รวมส่ง|รวมค่าส่ง|เงินสด|เงิน|สุทธิ|ปลายทาง|ก็|แค่|' +
  'は|で|が|金額|税込|税込み|送料込|送料込み|現金|全部|代引き|ちょうど|' +
  'semua|sahaja|ialah|hai|total|la|er|ist|es|son|är|on'

/** Words that may follow a total without a currency; any other word may be what the number counts. */
export const AFTER_TOTAL =
  'สด|ผ่าน|已|已經|唔該|畀|俾|と|로|으로|이고|입니다|이에요|dohromady|altogether|please|pls|plz|thanks|thank you|thx|tq|ty|ok|okay|only|done|ya|yah|lah|ah|po|right|sir|bhai|hai|paid|cash|cod|card|by card|by cash|in cash|on delivery|exact|and|incl|including|inc|net|total|all in|when|' +
  'prosím|děkuji|děkuju|díky|dík|hotově|v hotovosti|kartou|předem|zaplaceno|dobírkou|celkem|včetně|a|' +
  'شكرا|من فضلك|لو سمحت|كاش|نقدا|فقط|عند الاستلام|بس|والدفع|' +
  'ค่ะ|คะ|ครับ|คับ|นะ|จ้า|จ้ะ|ขอบคุณ|โอน|จ่าย|เก็บ|เงินสด|ปลายทาง|ถ้วน|โทร|' +
  'です|になります|お願い|でお願い|現金|代引|ちょうど|ぴったり|税込|支払|を'

/** Labels of a price, which says less than a label of the total. */
export const PRICE_WORDS =
  'price|amount|amnt|amt|sum|cena|částka|prix|montant|السعر|القيمة|المبلغ|قیمت|ราคา|ár|ποσό|tutar|金額|金额|금액|importe|monto|sumă|betrag|summa|hinta|harga|মূল্য|តម្លៃ|ລາຄາ|代金|料金'

/** Words for a part of a sum that is paid before the rest. */
export const DEPOSITS =
  'deposit|advance|downpayment|down payment|záloha|zálohu|zálohy|zálohou|عربون|العربون|بيعانة|مقدم|มัดจำ|手付金|内金|前金|anzahlung|kapora|de seña|la seña|una seña|előleg|avans|προκαταβολή|handpenning|forskudd|ennakko|訂金|定金|예약금|계약금|অগ্রিম|முன்பணம்|ایڈوانس|ມັດຈຳ|စရံ|កក់|cengkeram|peşinat'

/** Words that say that something is taken off a sum. */
export const REDUCTIONS = '' + 'discount|voucher|promo|off|sleva|slevou|kupón|خصم|ส่วนลด|割引|値引き|diskaun|rabatt'

/** Units of what a number counts, weighs or measures. */
export const COUNTED =
  'x|×|%|kg|g|gm|gr|l|ml|cm|km|m|ks|pc|pcs|pkt|pkts|piece|pieces|item|items|box|boxes|set|sets|pax|persons|people|min|mins|minutes|hour|hours|hrs|hr|am|pm|days|' +
  'položky|položek|kusy|kusů|kus|krát|porce|porcí|krabice|krabic|osob|osoby|lidí|minut|minuty|hod|hodin|hodiny|dní|h|adet|db|' +
  'قطعة|قطع|حبة|حبات|علب|علبة|كيلو|دقيقة|دقائق|دقايق|ساعة|ساعات|مساء|صباحا|اشخاص|' +
  'ชิ้น|รายการ|กล่อง|ถุง|จาน|แก้ว|ก้อน|อัน|ชุด|ขวด|ห่อ|ตัว|คน|นาที|โมง|ทุ่ม|วัน|ชั่วโมง|น.|' +
  '個|点|本|枚|箱|杯|名|人|冊|袋|皿|台|回|分|時|日|月|年|歳|階|号|丁目|番|人前|セット|パック|ケース|잔|개|명|분|시'

/** Other words before the number of a door, a time or a thing. */
export const NUMBERED_WORDS =
  'lot|gate|shop|door|entrance|counter|pukul|jam|at|by|before|after|until|till|from|v|ve|od|vchod|zvonek|č.p.|čp|dveře|' +
  'الساعة|بعد|قبل|رقم|بوابة|مدخل|باب|ก่อน|หลัง|เวลา|ตอน|ประตู|เลขที่|บ้านเลขที่|หมู่|ม.|午前|午後'

/** Words that multiply a number: what "3 thousand" is worth is left to the reader of the message. */
export const MULTIPLIERS =
  'k|tis|tisíc|tisíce|thousand|hundred|lakh|lakhs|lac|million|mil|mio|hazar|hazaar|sau|พัน|หมื่น|แสน|ร้อย|万|萬|千|百|億|만|천|الف|ألف|آلاف|مية|مائة|مئة|مليون|bin|ezer|ribu|juta'

/** Words before what is left to pay when a part of the total is paid. */
export const BALANCES =
  'doplatí|doplácí|zaplatí zbytek|zbytek platí|resterande|restbeløp|loput|loppu|maradék|fennmaradó|diferența|diferenta|restul|kalanı|kalan ödeme|el resto|lo que falta|falta pagar|restlich|restliche|التكملة|الباقي منها|' +
  '尾數|resta|restan|resten|ကျန်ငွေ|เหลือเก็บ|เหลือ|الباقي|والباقي|zbytek|' +
  'balance|remaining|rest|left to pay|doplatek|doplatit|zbývá|zbývá doplatit|المتبقي|باقي|คงเหลือ|ที่เหลือ|残り|残金|baki|kalan|resto|saldo|hátralék|restbetrag|restbelopp|υπόλοιπο|återstår|gjenstår|jäljellä|餘額|余额|尾款|剩餘|잔금|나머지|বাকি|باقی|baqi|baaki|ຍັງເຫຼືອ|នៅសល់|rest de plată'

/** Words before a number that is only close to the amount, or a limit. */
export const HEDGES =
  '~|about|approx|approximately|around|roughly|maybe|est|estimated|circa|ca|up to|max|maximum|at most|limit|budget|under|below|less than|above|over|more than|minimum|min|minimum order|not|' +
  'cca|asi|zhruba|přibližně|kolem|okolo|možná|do|nejvýš|maximálně|méně než|nad|od|min.|ne|' +
  'حوالي|تقريبا|يمكن|اقل من|اكثر من|فوق|حد اقصى|بحدود|' +
  'ประมาณ|ราว|ราวๆ|ไม่เกิน|เกิน|ขั้นต่ำ|約|およそ|だいたい|たぶん|最大|最低|予算|kira-kira|lebih kurang|lagbhag|takreeban|etwa|ungefähr'
export const HEDGES_AFTER =
  'approx|approximately|or so|ish|and half|and a half|a půl|ونص|ونصف|وربع|ครึ่ง|半|or less|or more|max|maximum|budget|plus minus|±|nebo méně|maximálně|تقريبا|او اقل|ประมาณ|กว่า|くらい|ぐらい|ほど|前後|程度|以内|以下|以上|まで'

/** Words before banknotes, for which the rider needs change. */
export const CHANGE_WORDS =
  'เตรียมทอน|เตรียมเงินทอน|připravte na|připravte drobné|bring change|need change|change please|vaihtorahaa|växel|växel på|vekslepenger|wechselgeld|herausgeben auf|visszajáró|visszaadni|rest de la|rest la|para üstü|bozuk|cambio de|vuelto|pago con|abono con|找續|找零|備零錢|俾|畀|거스름돈|잔돈|ভাংতি|ভাঙতি|کھلا|چھٹا|ມີເງິນ|ທອນ|អាប់|အကြွေ|' +
  'change for|change of|change from|change|paying with|pay with|will give|i have|i have only|have only|note of|notes of|' +
  'zpět z|vrátit z|nazpět z|rozměnit|drobné na|drobné z|zpátky z|mám|mám jen|platím z|zaplatím z|dám|' +
  'فكة|فكه|صرف|الباقي من|معي|باقي|ทอน|เงินทอน|แบงค์|แบงก์|แบ๊งค์|มีแบงค์|お釣り|おつり|釣り銭|baki|tukar|khula|chutta|wechselgeld auf'
export const BANKNOTES =
  'üstü|' +
  'ezres|ezressel|ezresből|tisícovka|tisícovkou|dvoutisícovka|dvoutisícovkou|hunderter|fünfziger|seteli|lapp|billet|bancnotă|χαρτονόμισμα|hundrelapp|banknotla|紙幣|নোট|நோட்டு|ka note|کا نوٹ|نوٹ|' +
  'note|notes|bankovka|bankovku|bankovkou|札|권|원권|짜리|banknot|billete|schein|แบงค์|แบงก์|ورقة|zpět|nazpět|お釣り|おつり'

/** Words that make an amount the price of one piece. */
export const EACH_WORDS = '@|à|po|each|per|ตัวละ|ชิ้นละ|อันละ|กล่องละ|ละ|単価|كل واحد|الواحد|ราคาชิ้นละ'
export const EACH_AFTER =
  'c/u|cada uno|cada una|por unidad|pro stück|das stück|tanesi|each|per|ea|apiece|per piece|za kus|kus|ks|za jeden|/ks|/pc|/pcs|/kg|/person|/ea|/each|/ชิ้น|/個|ต่อ|ต่อชิ้น|ต่อกล่อง|للحبة|للواحد|للقطعة'

/** Words of a delivery, a discount or a deposit that follow their number. */
export const PART_AFTER =
  'off|discount|delivery|shipping|delivery fee|delivery charge|delivery charges|for delivery|deposit|tip|gst|tax|vat|voucher|doprava|za dopravu|dopravné|sleva|spropitné|záloha|' +
  'للتوصيل|توصيل|رسوم التوصيل|خصم|عربون|ค่าส่ง|ค่าจัดส่ง|ส่วนลด|มัดจำ|送料|割引|値引き'

/** "delivery" that names no fee. */
export const DELIVERY_ITSELF =
  'address|to|at|by|on|for|time|date|please|tomorrow|today|asap|order|na|do|v|ve|dnes|zítra|الى|على|اليوم|ที่|ถึง|วันนี้'

/** What an order has beside the amount: numbers with these words are never phones. */
export const NUMBERS_OF_THINGS =
  'order|order no|order number|order id|ord|ref|ref no|reference|invoice|invoice no|inv|tracking|tracking no|parcel|awb|account|account no|acc|acc no|a/c|iban|vs|var. symbol|variabilní symbol|ičo|dič|č. účtu|číslo účtu|účet|objednávka|objednávka č|obj|obj. č|číslo objednávky|faktura|' +
  'رقم الطلب|الطلب رقم|طلب رقم|الفاتورة|رقم الفاتورة|الحساب البنكي|رقم الحساب|حساب|ออเดอร์|เลขออเดอร์|เลขที่คำสั่งซื้อ|คำสั่งซื้อ|บัญชี|เลขบัญชี|เลขที่บัญชี|พัสดุ|เลขพัสดุ|' +
  '注文番号|注文|伝票|伝票番号|口座|口座番号|追跡番号|会員番号|nric|cnic|ic|ic no|passport|member|member no|pnr'
