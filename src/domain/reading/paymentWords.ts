import type { PaymentMethod } from '../market/paymentMethod.ts'

/** How people state a payment method, separated by bars. */
export const PAYMENT_WORDS = {
  PAYMENT_ON_DELIVERY:
    'bere se terminál|vezměte terminál|vzít terminál|přivezte terminál|s terminálem|přes terminál|terminálem|terminál na karty|mit terminal|mit kartenterminal|med terminal|con terminal|cu terminal|pos cihazı|pos getirin|端末持って|端末を持って|端末お願い|刷卡機來|帶刷卡機|เครื่อง edc|edc|mpos|kartenlesegerät|kartengerät|mobiles terminal|lector de tarjetas|postnet|aparato de tarjeta|جهاز الشبكة|جهاز شبكة|بالجهاز|مكينه|کارڈ والی مشین|কার্ড মেশিন আনবেন|단말기 가져|' +
    'ماكينة كرت|ماكينة الكرت|ماكينة كارت|ماكينة فيزا|ماكينة الفيزا|ماكينة الدفع|ماكينة البطاقة|ماكينة الشبكة|بالماكينة|جهاز الدفع|جهاز البطاقة|' +
    'kortterminal|kortläsare|kortmaskin|maksupääte|korttikone|kártyaterminál|bankterminál|terminal bancar|pos mobil|τερματικό|μηχάνημα pos|φορητό pos|mesin kad|terminal kad|card terminal|card reader|pos machine|কার্ড মেশিন|கார்டு மெஷின்|ម៉ាស៊ីនកាត|ເຄື່ອງຮູດບັດ|ကတ်စက်|betalingsterminal|刷卡機|pos機|pos机|มีเครื่องรูด|ئامێری کارت|posnet inalámbrico|' +
    'terminál s sebou|platební terminál|card machine|credit card machine|bring terminal|bring the terminal|swipe machine|المكينة|مكينة|بالمكينة|مكينة الكي نت|جهاز الكي نت|شبكة|الشبكة|بالشبكة|کارڈ مشین|سوائپ مشین|' +
    'รูดการ์ด|รูดบัตร|สแกนจ่าย|เครื่องรูดบัตร|端末持参|カード端末|八達通機|拍卡機|碌卡機|카드 단말기|카드단말기|단말기|posnet|con posnet|la terminal|con la terminal|datáfono|pos cihazı ile|pos ile|pos makinesi|kartenterminal|bankomatgerät',
  CASH_ON_DELIVERY:
    'zahl ich bar|zahle ich bar|ich zahle bar|ich zahl bar|zahlen wir bar|wir zahlen bar|បង់លុយ|បង់ជាសាច់ប្រាក់|បង់សាច់ប្រាក់|បង់លុយពេលទទួល|பணமாகத்|பணமாக தருகிறேன்|ရောက်ငွေချေ|จ่ายสดตอนรับ|เก็บสด|dám to cash|dám cash|zaplatí hotově|zaplatím hotově|hotovka|hotovkou|paga en efectivo|pago en efectivo|pago cash|en cash|plătesc cash|plătesc numerar|nakit ödeyeceğim|nakit vericem|nakit vereceğim|nakit öderim|kontant ved levering|kontant vid leverans|käteisellä ovella|készpénzben fizetek|κάνω μετρητά|τοις μετρητοίς|هدفع كاش|بدفع كاش|ادفع كاش|الدفع كاش|نقداً عند الاستلام|現金渡し|現金手渡し|當面付現|見面付現|面交付現|kontanter ved døra|käteismaksu|készpénzes|készpénzt|kp-val|με μετρητά|με αντικαταβολή|plata cash|plată la livrare|plata la livrare|cash la livrare|contado|al contado|hotovosti|付現|付现|货到付现|現金支払い|現金払|現金にて|現金精算|현금 지불|현금으로 결제|টাকা হাতে|হাতে টাকা|সিওডি|நேரில் பணம்|ரொக்கமாக|បង់ពេលទទួល|ចាយពេលទទួល|ຈ່າຍສົດ|ຈ່າຍປາຍທາງ|ເກັບປາຍທາງ|ເງິນສົດປາຍທາງ|အိမ်ရောက်ငွေချေ|ပစ္စည်းရောက်ငွေချေ|نەقد|کاش لە کاتی گەیاندن|پارەی کاش|naqd|naqad|bayar cash|bayar di tempat|kaliwaan|bayad pagdating|' +
    'ক্যাশ অন ডেলিভারি|নগদ দিব|ரொக்கம்|பணமாக|bayar tunai|کاش|លុយសុទ្ធ|បង់លុយសុទ្ធ|ເກັບເງິນປາຍທາງ|betalar kontant|betaler kontant|maksetaan käteisellä|' +
    '만나서 현금|만나서 현금결제|จ่ายสดหน้างาน|เงินสดหน้างาน|cash dunga|cash dungi|cash denge|zahl bar|zahlt bar|نقد دیں گی|نقد دیں گے|cash lena hai|کیش لینا ہے|collect cash|kapıda nakit ödeme|contra reembolso|bar bezahlen|bei lieferung bar|عند التسليم|كاش عند التسليم|كاش عند الاستلام|کیش آن ڈیلیوری|เงินสดปลายทาง|เก็บเงินสด|着払い|代金引換払い|후불|收現金|při převzetí|platba při převzetí|delivery pe|delivery pe lena|pay on delivery|payment on delivery|ڈیلیوری پر|ڈیلیوری پر دیں گے|到付|収代金|현장결제|현금결제|현금으로|현금 결제|kapıda ödeme|kapıda nakit verecek|contra entrega|contraentrega|barzahlung bei lieferung|zahle bar beim fahrer|cash on delivery|cod|cash|pay cash|hotově|v hotovosti|hotovost|na dobírku|dobírkou|dobírka|nakit|kapıda nakit|efectivo|en efectivo|' +
    'készpénz|készpénzzel|készpénzben|kp|utánvét|utánvéttel|μετρητά|μετρητοίς|αντικαταβολή|เก็บเงินปลายทาง|เก็บปลายทาง|จ่ายปลายทาง|ชำระปลายทาง|ชำระเงินปลายทาง|เงินสด|จ่ายสด|' +
    'كاش|نقدا|نقدي|نقد|عند الاستلام|الدفع عند الاستلام|کیش|نقد ادائیگی|現金找數|找數|現金|现金|貨到付款|货到付款|代金引換|代引き|代引|現金払い|現金で払います|現金でお支払い|現金で支払います|' +
    'barzahlung|zahle bar|zahlung bar|in bar|bar zahlen|nachnahme|kontant|kontanter|käteisellä|käteinen|numerar|ramburs|নগদ|ক্যাশ|ငွေသား|현금|착불|tunai|សាច់ប្រាក់|ເງິນສົດ',
  PAID:
    'received your transfer|transfer received|got your transfer|received payment|payment received|got the payment|ya te transferí|ya les transferí|te transferí|ya lo transferí|ya hice la transferencia|محولها|محولها لكم|محولة|محولتها|حولتلكم|حولناها|دفعناها|مدفوعة بالكامل|وصلكم التحويل|rendeztem|már rendeztem|már kifizettem|már átutaltam|átutaltuk|zaplatila jsem to|zaplatil jsem to|poslala jsem to na účet|poslal jsem to na účet|posláno na účet|peníze jsou na účtu|platba odeslána|platba přijata|hab ich schon bezahlt|habe schon bezahlt|habe bereits bezahlt|hab schon überwiesen|habe überwiesen|jag har betalat|har betalat|redan betalt|allerede betalt|jeg har betalt|jo maksettu|maksoin jo|maksoin netissä|am plătit deja|am făcut transferul|πλήρωσα|έχω ήδη πληρώσει|το πλήρωσα|parayı gönderdim|parayı yatırdım|kartla ödedim|dah byr|dah bayar online|sudah transfer|sudah bayar lunas|lunas|paid na|paid na po|bayad na lahat|先ほど振込みました|振り込みました|振込みました|支払いました|払いました|お支払いしました|給咗錢|付咗錢|已找數|付清了|付清|先付了|이미 입금|입금했|송금했|결제했|টাকা পাঠিয়ে দিয়েছি|বিকাশ করে দিয়েছি|পেমেন্ট করে দিয়েছি|பணம் கட்டியாச்சு|ادائیگی کر دی ہے|رقم بھیج دی ہے|پیمنٹ کر دی ہے|បានផ្ទេរ|ផ្ទេរលុយហើយ|ໂອນເງິນແລ້ວ|ငွေလွှဲပြီး|settled|paid up|fully paid|paid in full|pre-paid|paid alr|alr paid|paid via|paid thru|utalva|előre utalva|elutalva|elutaltam|utaltam|kiegyenlítve|na-gcash ko na|na gcash ko na|gcash na|bayad ko na|nabayad na|sent gcash|platba proběhla|uhrazena|zaplacena|předplaceno|faktura uhrazena|swishade|swishad|förbetald|betald med kort|betalt på nett|vippsa|vipset|vipsa|on maksettu|olen maksanut|ya está pago|ya está paga|está pago|está paga|ya pagamos|ya transferimos|transferido|ya quedó pagado|schon bezahlt|ist bezahlt|wurde bezahlt|bezahlt per|schon beglichen|ödemesi yapıldı|ödeme yapıldı|parası ödendi|internetten ödendi|havale yapıldı|plătit cu cardul|am achitat|achitat cu cardul|transferat deja|مدفوع رابط|مدفوع بالرابط|تم تحويل المبلغ|وصل التحويل|واصل المبلغ|الحساب واصل|الفلوس واصلة|ادا شدہ|پیمنٹ ہو گئی|پیسے بھیج دیے|ไม่ต้องเก็บเงิน|ไม่ต้องเก็บ|no need to collect|nothing to collect|do not collect|nevybírat|nic nevybírat|nevybírejte|nichts kassieren|nichts zu kassieren|no cobrar|nada que cobrar|no hay que cobrar|支払い不要|お支払い不要|不用收錢|不用收款|不使收錢|ödeme almayın|para almayın|nu încasați|nimic de plată|nem kell fizetni|ingenting att betala|ei maksettavaa|পেমেন্ট নেবেন না|টাকা নেবেন না|paise nahi lene|پیسے نہیں لینے|لا تاخذ فلوس|لا تأخذ منه|ຈ່າຍແລ້ວ|ໂອນແລ້ວ|ငွေရှင်းပြီး|ငွေချေပြီး|បង់រួច|បានបង់|បានបង់រួច|' +
    'abonó por|ya pagó|pagó por|pagó con|' +
    'förskottsbetald|swishat|har swishat|forhåndsbetalt|vippset|er betalt|maksoin|maksettu verkossa|maksettu etukäteen|átutalva|átutaltam|kifizettem|előre fizetve|rendezve|am transferat|achitată|plătită|εξοφλημένη|εξοφλήθηκε|πληρωμένη|πληρωμένα|πληρώθηκε|έχει πληρωθεί|έχω πληρώσει|προπληρωμένο|telah dibayar|sudah settle|dah settle|nabayaran na|nagbayad na|binayaran na|nabayran na|naka-gcash na|পেইড|পেমেন্ট করা|পরিশোধ করা|دراوە|پارەم داوە|پارەکە دراوە|حەواڵە کراوە|ya abonó|pagada|abonado|abonada|transfirió|ödeme alındı|ödemesi alındı|bereits beglichen|beglichen|vorausbezahlt|zaplatil|zaplatila|uhradil|uhradila|placeno|zaplacené|zaplacený|حولت|حولتها|حولت لكم|محول|تم تحويل|دفعنا|حولنا|سددت|مسدد|مسددة|مدفوعين مقدما|' +
    'পরিশোধিত|பணம் செலுத்தப்பட்டது|dah bayar|sudah bayar|dah transfer|sudah dibayar|bayad na|bayad na po|bayad na sa gcash|پارە دراوە|បានបង់ហើយ|betalat|betalat med swish|betalt med vipps|maksettu jo|' +
    'platba předem převodem|カードで支払い済み|カードで支払済み|カードでお支払い済み|カードで決済済み|已經轉數快俾咗|已經俾咗|已經用轉數快過咗數|دفعته|دفعتها|دفعته بالرابط|دفعت بالرابط|دافع|دافعها|ایزی پیسہ کر دیے ہیں|جاز کیش کر دیے ہیں|jazzcash se kar di hai|easypaisa se kar di hai|계좌이체 했어요|siteden ödedim|parasını siteden ödedim|zaplatil jsem|zaplatila jsem|계좌이체 완료|카드결제 완료|transferencia hecha|transferencia realizada|ödedim|ücretini ödedim|zaplaceno převodem|zaplaceno předem|uhrazeno předem|paid by card|paid online|payment made|transfer done|fps done|payme done|gcash sent|gcash paid|bank transfer done|paid kar diya|paid kar diya hai|payment kar di hai|payment ho chuki hai|paise de diye hain|دفع مسبق|مدفوع أونلاين|مدفوع مقدما|تم السداد|حولت المبلغ|ادائیگی ہو گئی ہے|ادا کر دیا|ادا کر دیے|前払い済み|お振込み済み|クレカ決済済み|找咗數|payme已過|선불|이미 결제|peşin ödendi|online ödendi|kartla ödendi|ya pagado|pagado por transferencia|ya lo pagué|ya aboné|vorab bezahlt|online bezahlt|per paypal bezahlt|mit karte bezahlt|už jsem platil|už jsem platila|jsem zaplatil|jsem zaplatila|předem převodem|převodem předem|platba předem|paynow done|payment done|transferred|payment ho gayi hai|jazzcash kar diye hain|ادائیگی ہو چکی ہے|پیسے دے دیے ہیں|مدفوعين|俾咗|過咗數|선결제|havale ettim|ödendi|kredi kartıyla ödendi|ya está abonado|está abonado|ya transferí|ya pagué|überwiesen|per überweisung bezahlt|paid|already paid|prepaid|paynow already|paid already|zaplaceno|zaplaceno kartou|zaplaceno online|už zaplaceno|uhrazeno|' +
    'مدفوع|مدفوعة|مدفوع مسبقا|تم الدفع|تم التحويل|' +
    '支払い済み|支払済み|お支払い済み|決済済み|カード決済済み|入金済み|振込済み|事前決済|已付款|' +
    'fizetve|kifizetve|bezahlt|bereits bezahlt|pagado|am plătit|a plătit|este plătit|e plătit|a fost plătit|deja plătit|plătit deja|plătit online|plătit integral|achitat|πληρωμένο|εξοφλημένο|betald|betalt|maksettu',
} as const satisfies Partial<Record<PaymentMethod, string>>

/** A card: paid at the door if a word of the door is beside it, otherwise it is open where. */
export const CARDS =
  'كرت|بالكرت|بالفيزا|รูดบัตร|รูดการ์ด|' +
  'kort|med kort|kortbetalning|bankkort|kortti|kortilla|korttimaksu|pankkikortilla|kártya|με pos|kad|kad kredit|kad debit|guna kad|কার্ড|কার্ডে|கார்டு|கார்டில்|அட்டை|កាត|តាមកាត|ບັດ|ດ້ວຍບັດ|ကတ်|ကတ်ဖြင့်|کارت|بە کارت|کریڈٹ کارڈ|ڈیبٹ کارڈ|' +
  'card|by card|credit card|debit card|visa|nets|kartou|kartu|karta|platební kartou|بالبطاقة|بطاقة|البطاقة|كي نت|كينت|بالكي نت|فيزا|مدى|knet|k-net|کارڈ|card se|' +
  'บัตร|บัตรเครดิต|การ์ด|カード|カード払い|クレジットカード|クレカ|カード決済|八達通|信用卡|拍卡|碌卡|刷卡|bankkártya|bankkártyával|kártyával|κάρτα|με κάρτα|' +
  'karte|mit karte|ec-karte|ec karte|bankomatkarte|bankomat|kreditkarte|tarjeta|con tarjeta|débito|kart|kart ile|kartla|kredi kartı|kredi kartı ile|kredi kartıyla|card bancar|cu cardul'
/** The door, and that a payment is still to come. */
export const DOORS =
  'お渡し時|お渡しの際|受け渡し時|着いたら|届いたとき|届いたら|配達のとき|till sjåføren|when rider reach|when rider reaches|when i receive|once received|až dorazíte|až to přivezete|při dodání|wenn ihr kommt|wenn der fahrer kommt|cuando llegues|cuando me lo traigan|când ajunge curierul|kun tuot|amikor jönnek|kapıda teslim|عند وصول|وقت الوصول|到門口|送到先|받고|받을 때|받을때|받으면|받고 나서|수령 시|도착 시|오시면 결제|到了|到咗|貨到|收到|收到時|取貨時|ตอนส่ง|ตอนรับ|ตอนถึง|เมื่อถึง|เมื่อได้รับ|ปลายทางได้|受取り時|受け取りの際|お届けの際|到着後|到着したら|端末|ពេលដឹកមកដល់|ពេលមកដល់|ពេលដល់|ពេលទទួលបាន|ຕອນສົ່ງ|ຕອນມາຮອດ|ເວລາຮັບ|ပို့တဲ့အခါ|ရောက်ရင်|ပစ္စည်းရမှ|အိမ်ရောက်မှ|ডেলিভারি পেলে|হাতে পেয়ে|ডেলিভারি নিয়ে|ڈیلیوری کے وقت|پہنچنے پر|ملنے پر|وقت ما يوصل|يوم يوصل|الاستلام|teslimde|teslim alınca|kapıya gelince|kapıda olsun|átadáskor|kiszállításkor|kézbesítéskor|az ajtóban|ajtóban|la curierul|când vine curierul|când ajunge|la ușa|till chauffören|hos er|vid hämtning|når det kommer|når varene kommer|kun tuotte|ovelle tuodessa|al llegar|cuando lleguen|cuando lo traigan|en mano|beim empfang|bei erhalt|bei ankunft|bei zustellung|po převzetí|při doručení|při předání|upon receipt|on receipt|upon receiving|when received|at doorstep|pag deliver|pag-deliver|pagdeliver|pagkareceive|masa terima|bila terima|semasa terima|' +
  'لما يوصل|لما توصل|لما توصلوا|لما توصلون|لما يجي|到時|' +
  'när ni kommer|när du kommer|når dere kommer|når du kommer|kun tulette|amikor megérkezik|când ajungeți|όταν έρθετε|geldiğinde|gelince|wenn sie kommen|až přijedete|when you come|เมื่อมาถึง|오시면|도착하면|আসলে|পৌঁছালে|' +
  'will pay|to be paid|vid dörren|i dörren|på plats|vid leverans|vid mottagande|ved døra|ved døren|på døra|ved levering|ved mottak|ovella|toimituksen yhteydessä|vastaanottaessa|perillä|kuljettajalle|ajtónál|helyszínen|a futárnak|futárnál|la ușă|la primire|la curier|κατά την παράδοση|κατά την παραλαβή|στον διανομέα|στο χέρι|di pintu|di depan pintu|semasa penghantaran|bila sampai|masa sampai|sa pinto|pagdating|pag dating|দরজায়|ডেলিভারির সময়|ডেলিভারিতে|হাতে পেলে|வாசலில்|டெலிவரியில்|வரும்போது|ពេលទទួល|ពេលដឹកដល់|មុខផ្ទះ|ປາຍທາງ|ໜ້າບ້ານ|ຕອນຮັບ|အိမ်ရောက်|ရောက်မှ|لە بەردەم دەرگا|لە کاتی گەیشتن|لە کاتی گەیاندن|现场|到付|门口|上门|到貨|到货|送到再|現地|玄関|受け取り|受取|配達時|到着時|店頭|na dveřích|u vás|al entregar|en domicilio|teslimat sırasında|teslim alırken|beim boten|beim zusteller|beim kurier|بالباب|وقت التوصيل|وقت الاستلام|pay at|delivery par|ghar par|darwaze par|گھر پر|' +
  'on delivery|upon delivery|at the door|at door|at my door|on arrival|upon arrival|when you reach|when you arrive|when it arrives|when rider comes|při převzetí|na místě|u dveří|ve dveřích|u kurýra|u řidiče|' +
  'عند الباب|على الباب|عند الاستلام|عند التوصيل|عند الوصول|مع السايق|مع السائق|مع المندوب|دروازے پر|ڈیلیوری پر|سے دیں گی|سے دیں گے|سے دوں گا|سے دوں گی|se denge|se dengi|se dunga|se dungi|delivery pe|darwaze pe|' +
  'ปลายทาง|หน้าบ้าน|หน้างาน|หน้าประตู|ตอนรับของ|受取時|受け取り時|玄関で|玄関先で|現地で|お届け時|門口|上門|現場|收貨時|送到時|átvételkor|στην παράδοση|στην πόρτα|' +
  'an der tür|an der haustür|beim fahrer|bei lieferung|bei übergabe|vor ort|al recibir|cuando llega|cuando llegue|en la puerta|contra entrega|kapıda|teslimatta|ödeyecek|ödenecek|la livrare'

/** Who is paid at the door: the rider, whom people also give other cards to. */
export const RIDERS =
  'kurýrovi|řidiči|poslíčkovi|للمندوب|للسائق|للسواق|kuryeye|futárnak|a futárnak|curierului|al repartidor|al cadete|dem fahrer|dem boten|στον κούριερ|στον ντελιβερά|kuskille|lähetille|till budet|till chauffören|til budet|til sjåføren|kepada rider|sa rider|to the rider|to rider|to the driver|রাইডারকে|رائیڈر کو|กับไรเดอร์|กับคนส่ง|配達員に|기사님께'
/** What is done with a card that is no present. */
export const PAYING =
  'platba|platím|platí|zaplatím|zaplatí|platit|pay|pays|paying|payment|ödeme|zahle|zahlt|zahlung|pago|paga|pagar|plata|plătesc|plătește|fizet|fizetek|fizetés|πληρωμή|πληρώνω|πληρώνει|θα πληρώσω|θα πληρώσει|maksan|maksaa|maksu|betalar|betalning|betaler|betaling|bayar|bayaran|bayad|الدفع|ادفع|بدفع|পেমেন্ট|ادائیگی|ชำระ|จ่าย|支払い|결제'

/** Transfers, which say neither that the order is paid nor that it is paid at the door. */
export const TRANSFERS =
  'qr kódem|qr kod|qr kódom|qr platba|per qr|klarna|stripe|jkopay|街口|街口支付|悠遊付|全支付|kakaopay|카카오페이|토스|네이버페이|bizum|modo|ualá|cuenta dni|yape|plin|benefit|benefit pay|benefitpay|بنفت|بنفت باي|بنفتباي|stc pay|ستي سي باي|apple pay|google pay|آبل باي|ابل باي|aba pay|paylah|shopeepay|truemoney|promptpay|สแกนพร้อมเพย์|สแกนคิวอาร์|คิวอาร์|qr|qr code|scan|สแกน|สแกนจ่าย|掃碼|扫码|掃qr|papara|revolut|alipay|支付寶|wechat pay|微信|nagad|rocket|নগদে|রকেট|nayapay|sadapay|kpay|ငွေလွှဲ|bcel one|ໂອນ|ສະແກນ|wing pay|true money|ស្កេន|twint|siirto|simplepay|barion|utalás|átutalás|utalással|virement|transfer bancar|revolut pay|クイックペイ|quicpay|d払い|楽天ペイ|メルペイ|auペイ|電子マネー|suica|交通系|kuickpay|raast|راست|instapay|انستا باي|فودافون كاش|زين كاش|zain cash|cliq|كليك|' +
  'online|verkossa|na webu|přes web|swish|vipps|mobilepay|paypal|line pay|paypay|bkash|বিকাশ|নগদ অ্যাপ|ออนไลน์|พร้อมเพย์|أونلاين|اونلاين|رابط|بالرابط|オンライン|网上|線上|온라인|internetten|átutalással|banki átutalás|virament|mercado pago|tng|touch n go|grabpay|duitnow|maya|aba|wing|bcel|kbzpay|wave|zaincash|fastpay|' +
  'převodem|předem|bank transfer|by transfer|fps|payme|paynow|gcash|jazzcash|easypaisa|جاز کیش|ایزی پیسہ|تحويل|โอน|振込|お振込み|轉數快|轉帳|转账|이체|계좌이체|송금|havale|eft|transferencia|por transferencia|überweisung|per überweisung'

/** What is done with money, and that it is done, in languages that say so in two words within a clause. */
export const DEEDS: ReadonlyArray<readonly [deed: string, done: string]> = [
  [
    'benefit pay|benefit|knet|apple pay|stc pay|gcash|maya|paynow|paylah|fps|payme|swish|vipps|mobilepay|online|transfer|payment|bank transfer|upi|jazzcash|easypaisa|bkash|nagad',
    'done|sent|completed|complete|successful|success|settled|received|ok na|na po',
  ],
  ['จ่าย|โอน|ชำระ', 'เรียบร้อยแล้ว|เรียบร้อย|แล้ว'],
  ['ຈ່າຍ|ໂອນ|ຊຳລະ', 'ຮຽບຮ້ອຍແລ້ວ|ຮຽບຮ້ອຍ|ແລ້ວ'],
  ['បង់|ផ្ទេរ|ទូទាត់|វេរ', 'ហើយ|រួច'],
  ['ငွေ|ပေး|လွှဲ|ချေ', 'ပြီး'],
  ['支払|払い|払込|振込|振り込|送金|決済|入金|精算|会計', '済み|済|ずみ|完了|ました'],
  ['付|轉帳|轉賬|转账|轉數|過數|匯款|找數|刷卡|結帳|结账|payme', '清|咗|妥|好了|過了|完|完成|成功'],
  [
    '已|已經|已经|經已',
    '付|轉帳|轉賬|转账|轉數快|轉數|過數|過咗數|匯款|找數|刷卡|結清|支付|畀錢|俾錢|payme|fps|alipay|支付寶|微信',
  ],
  ['결제|이체|송금|입금|지불|계산', '완료|했|하였|됐|되었|되어|마쳤|끝'],
  ['ادائیگی|پیسے|پیمنٹ|ایزی پیسہ|جاز کیش|ٹرانسفر|رقم', 'کر دی|کر دیے|کر دیا|کر چکے|ہو چکی|ہو گئی|دے دیے|بھیج دیے'],
  ['na-gcash|na gcash|nag-gcash|na-maya|nai-send|na-send|na-transfer|nagbayad|nabayaran', 'na'],
  ['alr|already', 'paynow|paylah|paid|transfer|transferred|gcash|payme|fps'],
  [
    'payment|paise|jazzcash|easypaisa|jazz cash|easy paisa|transfer|online',
    'kar di|kar diya|kar diye|kar dia|kardi|kardiya|kardiye|ho gayi|ho gai|ho chuki|ho chuka|bhej diye|de diye',
  ],
  ['செலுத்|கட்ட|அனுப்ப', 'விட்ட|ியாச்சு|ாகிவிட்ட|ப்பட்ட'],
  ['পেমেন্ট|বিকাশ|নগদে|টাকা|পরিশোধ', 'দিছি|দিসি|দিলাম|পাঠাইছি|পাঠালাম|করছি|দিয়েছি|দিয়েছে|করেছি|হয়েছে|হয়ে গেছে|পাঠিয়েছি|পরিশোধ'],
  [
    'ödeme|ödemesi|ödemeyi|ücret|ücreti|para|parası|parayı|havale|eft',
    'yaptım|yapıldı|ödedim|ödendi|gönderdim|yatırdım|attım',
  ],
]
