import type { PaymentMethod } from '../market/paymentMethod.ts'

/** How people state a payment method, separated by bars. */
export const PAYMENT_WORDS = {
  PAYMENT_ON_DELIVERY:
    'terminál s sebou|platební terminál|card machine|credit card machine|bring terminal|bring the terminal|swipe machine|المكينة|مكينة|بالمكينة|مكينة الكي نت|جهاز الكي نت|شبكة|الشبكة|بالشبكة|کارڈ مشین|سوائپ مشین|' +
    'รูดการ์ด|รูดบัตร|สแกนจ่าย|เครื่องรูดบัตร|端末持参|カード端末|八達通機|拍卡機|碌卡機|카드 단말기|카드단말기|단말기|posnet|con posnet|la terminal|con la terminal|datáfono|pos cihazı ile|pos ile|pos makinesi|kartenterminal|bankomatgerät',
  CASH_ON_DELIVERY:
    'ক্যাশ অন ডেলিভারি|নগদ দিব|ரொக்கம்|பணமாக|bayar tunai|کاش|លុយសុទ្ធ|បង់លុយសុទ្ធ|ເກັບເງິນປາຍທາງ|betalar kontant|betaler kontant|maksetaan käteisellä|' +
    '만나서 현금|만나서 현금결제|จ่ายสดหน้างาน|เงินสดหน้างาน|cash dunga|cash dungi|cash denge|zahl bar|zahlt bar|نقد دیں گی|نقد دیں گے|cash lena hai|کیش لینا ہے|collect cash|kapıda nakit ödeme|contra reembolso|bar bezahlen|bei lieferung bar|عند التسليم|كاش عند التسليم|كاش عند الاستلام|کیش آن ڈیلیوری|เงินสดปลายทาง|เก็บเงินสด|着払い|代金引換払い|후불|收現金|při převzetí|platba při převzetí|delivery pe|delivery pe lena|pay on delivery|payment on delivery|ڈیلیوری پر|ڈیلیوری پر دیں گے|到付|収代金|현장결제|현금결제|현금으로|현금 결제|kapıda ödeme|kapıda nakit verecek|contra entrega|contraentrega|barzahlung bei lieferung|zahle bar beim fahrer|cash on delivery|cod|cash|pay cash|hotově|v hotovosti|hotovost|na dobírku|dobírkou|dobírka|nakit|kapıda nakit|efectivo|en efectivo|' +
    'készpénz|készpénzzel|készpénzben|kp|utánvét|utánvéttel|μετρητά|μετρητοίς|αντικαταβολή|เก็บเงินปลายทาง|เก็บปลายทาง|จ่ายปลายทาง|ชำระปลายทาง|ชำระเงินปลายทาง|เงินสด|จ่ายสด|' +
    'كاش|نقدا|نقدي|نقد|عند الاستلام|الدفع عند الاستلام|کیش|نقد ادائیگی|現金找數|找數|現金|现金|貨到付款|货到付款|代金引換|代引き|代引|現金払い|現金で払います|現金でお支払い|現金で支払います|' +
    'barzahlung|zahle bar|zahlung bar|in bar|bar zahlen|nachnahme|kontant|kontanter|käteisellä|käteinen|numerar|ramburs|নগদ|ক্যাশ|ငွေသား|현금|착불|tunai|សាច់ប្រាក់|ເງິນສົດ',
  PAID:
    'পেমেন্ট করা হয়েছে|পরিশোধিত|পেমেন্ট করেছি|பணம் செலுத்தப்பட்டது|dah bayar|sudah bayar|dah transfer|sudah dibayar|bayad na|bayad na po|bayad na sa gcash|پارە دراوە|已经转账|បានបង់ហើយ|បង់រួច|ပေးပြီးပါပြီ|ငွေလွှဲပြီး|betalat|betalat med swish|betalt med vipps|maksettu jo|' +
    'platba předem převodem|カードで支払い済み|カードで支払済み|カードでお支払い済み|カードで決済済み|已經轉數快俾咗|已經俾咗|已經過數|已經過咗數|已經用轉數快過咗數|دفعته|دفعتها|دفعته بالرابط|دفعت بالرابط|دافع|دافعها|ایزی پیسہ کر دیے|ایزی پیسہ کر دیے ہیں|جاز کیش کر دیے|جاز کیش کر دیے ہیں|jazzcash se kar di|jazzcash se kar di hai|easypaisa se kar di|easypaisa se kar di hai|계좌이체 했어요|이체 했어요|송금 했어요|입금 했어요|결제 했어요|siteden ödedim|parasını siteden ödedim|zaplatil jsem|zaplatila jsem|계좌이체 완료|카드결제 완료|송금 완료|transferencia hecha|transferencia realizada|ödedim|ücreti ödedim|ücretini ödedim|zaplaceno převodem|zaplaceno předem|uhrazeno předem|paid by card|paid online|payment made|transfer done|fps done|payme done|gcash sent|gcash paid|bank transfer done|paid kar diya|paid kar diya hai|payment kar di|payment kar di hai|payment ho chuki hai|paise de diye|paise de diye hain|دفع مسبق|مدفوع أونلاين|مدفوع مقدما|تم السداد|حولت المبلغ|ادائیگی ہو گئی|ادائیگی ہو گئی ہے|ادا کر دیا|ادا کر دیے|โอนเรียบร้อย|จ่ายเรียบร้อย|ชำระเรียบร้อย|โอนให้แล้ว|前払い済み|お振込み済み|クレカ決済済み|已找數|已經找數|找咗數|已經俾錢|payme已過|已轉數|선불|이미 결제|결제했습니다|결제 완료했습니다|이체했어요|이체했습니다|송금했어요|peşin ödendi|online ödendi|kartla ödendi|havale yapıldı|ödemeyi yaptım|ya pagado|pagado por transferencia|ya lo pagué|ya aboné|vorab bezahlt|online bezahlt|per paypal bezahlt|mit karte bezahlt|už jsem platil|už jsem platila|jsem zaplatil|jsem zaplatila|předem převodem|převodem předem|platba předem|paynow done|payment done|transferred|payment ho gayi|payment ho gayi hai|jazzcash kar diye|jazzcash kar diye hain|easypaisa kar diye|ادائیگی ہو چکی ہے|ادائیگی ہو چکی|پیسے دے دیے ہیں|پیسے دے دیے|مدفوعين|轉數快俾咗|俾咗|已俾錢|已過數|過咗數|선결제|입금했어요|입금했습니다|결제했어요|결제는 완료했습니다|havale ettim|havale yaptım|eft yaptım|ödendi|kredi kartıyla ödendi|ya está abonado|está abonado|ya transferí|ya pagué|überwiesen|per überweisung bezahlt|paid|already paid|prepaid|paynow already|paid already|zaplaceno|zaplaceno kartou|zaplaceno online|už zaplaceno|uhrazeno|' +
    'مدفوع|مدفوعة|مدفوع مسبقا|تم الدفع|تم التحويل|โอนแล้ว|จ่ายแล้ว|จ่ายเงินแล้ว|ชำระแล้ว|ชำระเงินแล้ว|โอนเงินแล้ว|' +
    '支払い済み|支払済み|支払済|支払い済|お支払い済み|決済済み|カード決済済み|入金済み|振込済み|事前決済|已付|已付款|已转账|已轉帳|' +
    'ödemesi yapıldı|fizetve|kifizetve|bezahlt|bereits bezahlt|pagado|am plătit|a plătit|este plătit|e plătit|a fost plătit|deja plătit|plătit deja|plătit online|plătit integral|achitat|πληρωμένο|εξοφλημένο|betald|betalt|maksettu|결제완료|결제 완료|입금완료',
} as const satisfies Partial<Record<PaymentMethod, string>>

/** A card: paid at the door if a word of the door is beside it, otherwise it is open where. */
export const CARDS =
  'card|by card|credit card|debit card|visa|nets|kartou|kartu|karta|platební kartou|بالبطاقة|بطاقة|البطاقة|كي نت|كينت|بالكي نت|فيزا|مدى|knet|k-net|کارڈ|card se|' +
  'บัตร|บัตรเครดิต|การ์ด|カード|カード払い|クレジットカード|クレカ|カード決済|八達通|信用卡|拍卡|碌卡|刷卡|bankkártya|bankkártyával|kártyával|κάρτα|με κάρτα|' +
  'karte|mit karte|ec-karte|ec karte|bankomatkarte|bankomat|kreditkarte|tarjeta|con tarjeta|débito|kart|kart ile|kartla|kredi kartı|kredi kartı ile|kredi kartıyla|card bancar|cu cardul'
/** The door, and that a payment is still to come. */
export const DOORS =
  'on delivery|upon delivery|at the door|at door|at my door|on arrival|upon arrival|when you reach|when you arrive|when it arrives|when rider comes|při převzetí|na místě|u dveří|ve dveřích|u kurýra|u řidiče|' +
  'عند الباب|على الباب|عند الاستلام|عند التوصيل|عند الوصول|مع السايق|مع السائق|مع المندوب|دروازے پر|ڈیلیوری پر|سے دیں گی|سے دیں گے|سے دوں گا|سے دوں گی|se denge|se dengi|se dunga|se dungi|delivery pe|darwaze pe|' +
  'ปลายทาง|หน้าบ้าน|หน้างาน|หน้าประตู|ตอนรับของ|受取時|受け取り時|玄関で|玄関先で|現地で|お届け時|門口|上門|現場|收貨時|送到時|átvételkor|στην παράδοση|στην πόρτα|' +
  'an der tür|an der haustür|beim fahrer|bei lieferung|bei übergabe|vor ort|al recibir|cuando llega|cuando llegue|en la puerta|contra entrega|kapıda|teslimatta|ödeyecek|ödenecek|la livrare'

/** Transfers, which say neither that the order is paid nor that it is paid at the door. */
export const TRANSFERS =
  'převodem|předem|bank transfer|by transfer|fps|payme|paynow|gcash|jazzcash|easypaisa|جاز کیش|ایزی پیسہ|تحويل|โอน|振込|お振込み|轉數快|轉帳|转账|이체|계좌이체|송금|havale|eft|transferencia|por transferencia|überweisung|per überweisung'
