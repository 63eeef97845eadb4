import type { PaymentMethod } from '../market/paymentMethod.ts'
import type { Span } from '../text/span.ts'
import { wordPattern } from '../text/wordPattern.ts'

export interface FoundPayment extends Span {
  readonly method: PaymentMethod
}

/** How people state a payment method, separated by bars. */
const PAYMENT_WORDS = {
  PAYMENT_ON_DELIVERY:
    'card on delivery|pay by card on delivery|card at the door|kartou při převzetí|kartou na místě|kartou u dveří|kapıda kart|kapıda kredi kartı|' +
    'بالبطاقة عند الاستلام|شبكة عند الاستلام|รูดบัตรปลายทาง|รูดบัตรหน้าบ้าน|カード払い（受取時）|玄関でカード払い|bankkártyával átvételkor|κάρτα στην παράδοση|mit karte bei lieferung|tarjeta al recibir|card la livrare',
  CASH_ON_DELIVERY:
    'cash dunga|cash dungi|cash denge|collect cash|kapıda nakit ödeme|contra reembolso|bar bezahlen|bei lieferung bar|عند التسليم|كاش عند التسليم|كاش عند الاستلام|کیش آن ڈیلیوری|เงินสดปลายทาง|เก็บเงินสด|着払い|代金引換払い|후불|收現金|při převzetí|platba při převzetí|delivery pe|delivery pe lena|pay on delivery|payment on delivery|ڈیلیوری پر|ڈیلیوری پر دیں گے|到付|収代金|현장결제|현금결제|현금으로|현금 결제|kapıda ödeme|kapıda nakit verecek|contra entrega|contraentrega|barzahlung bei lieferung|zahle bar beim fahrer|cash on delivery|cod|cash|pay cash|hotově|v hotovosti|hotovost|na dobírku|dobírkou|dobírka|nakit|kapıda nakit|efectivo|en efectivo|' +
    'készpénz|készpénzzel|készpénzben|kp|utánvét|utánvéttel|μετρητά|μετρητοίς|αντικαταβολή|เก็บเงินปลายทาง|เก็บปลายทาง|จ่ายปลายทาง|ชำระปลายทาง|ชำระเงินปลายทาง|เงินสด|จ่ายสด|' +
    'كاش|نقدا|نقدي|نقد|عند الاستلام|الدفع عند الاستلام|کیش|نقد ادائیگی|現金找數|找數|現金|现金|貨到付款|货到付款|代金引換|代引き|代引|現金払い|現金で払います|現金でお支払い|現金で支払います|' +
    'barzahlung|zahle bar|zahlung bar|in bar|bar zahlen|nachnahme|kontant|kontanter|käteisellä|käteinen|numerar|ramburs|নগদ|ক্যাশ|ငွေသား|현금|착불|tunai|សាច់ប្រាក់|ເງິນສົດ',
  PAID:
    '계좌이체 완료|카드결제 완료|송금 완료|transferencia hecha|transferencia realizada|ödedim|ücreti ödedim|ücretini ödedim|zaplaceno převodem|zaplaceno předem|uhrazeno předem|paid by card|paid online|payment made|transfer done|fps done|payme done|gcash sent|gcash paid|bank transfer done|paid kar diya|paid kar diya hai|payment kar di|payment kar di hai|payment ho chuki hai|paise de diye|paise de diye hain|دفع مسبق|مدفوع أونلاين|مدفوع مقدما|تم السداد|حولت المبلغ|ادائیگی ہو گئی|ادائیگی ہو گئی ہے|ادا کر دیا|ادا کر دیے|โอนเรียบร้อย|จ่ายเรียบร้อย|ชำระเรียบร้อย|โอนให้แล้ว|前払い済み|お振込み済み|クレカ決済済み|已找數|已經找數|找咗數|已經俾咗|已經俾錢|payme已過|已轉數|선불|이미 결제|결제했습니다|결제 완료했습니다|이체했어요|이체했습니다|송금했어요|peşin ödendi|online ödendi|kartla ödendi|havale yapıldı|havale yapıldı|ödemeyi yaptım|ya pagado|pagado por transferencia|ya lo pagué|ya aboné|vorab bezahlt|online bezahlt|per paypal bezahlt|mit karte bezahlt|už jsem platil|už jsem platila|jsem zaplatil|jsem zaplatila|předem převodem|převodem předem|platba předem|paynow done|payment done|transferred|payment ho gayi|payment ho gayi hai|jazzcash kar diye|jazzcash kar diye hain|easypaisa kar diye|ادائیگی ہو چکی ہے|ادائیگی ہو چکی|پیسے دے دیے ہیں|پیسے دے دیے|مدفوعين|轉數快俾咗|俾咗|已俾錢|已過數|過咗數|선결제|입금했어요|입금했습니다|결제했어요|결제는 완료했습니다|havale ettim|havale yaptım|eft yaptım|ödendi|kredi kartıyla ödendi|ya está abonado|está abonado|ya transferí|ya pagué|überwiesen|per überweisung bezahlt|paid|already paid|prepaid|paid online|paynow already|paid already|zaplaceno|zaplaceno předem|zaplaceno kartou|zaplaceno online|už zaplaceno|uhrazeno|' +
    'مدفوع|مدفوعة|مدفوع مسبقا|تم الدفع|تم التحويل|โอนแล้ว|จ่ายแล้ว|จ่ายเงินแล้ว|ชำระแล้ว|ชำระเงินแล้ว|โอนเงินแล้ว|' +
    '支払い済み|支払済み|支払済|支払い済|お支払い済み|決済済み|カード決済済み|入金済み|振込済み|事前決済|已付|已付款|已转账|已轉帳|' +
    'ödendi|ödemesi yapıldı|fizetve|kifizetve|bezahlt|bereits bezahlt|pagado|ya pagado|plătit|achitat|πληρωμένο|εξοφλημένο|betald|betalt|maksettu|결제완료|결제 완료|입금완료',
} as const satisfies Partial<Record<PaymentMethod, string>>

const METHODS = ['PAYMENT_ON_DELIVERY', 'CASH_ON_DELIVERY', 'PAID'] as const
const PATTERNS = METHODS.map((method) => ({ method, pattern: wordPattern(PAYMENT_WORDS[method], 'gu') }))

/** Words that mean cash only behind a sum: "48,90 € bar", "560 ปลายทาง". */
const CASH_BEHIND_SUM = /(?<=(?:\d|€|(?<!\p{L})eur|(?<!\p{L})euro|บาท)[^\S\n]{0,2})(?:bar(?![\p{L}\p{M}])|ปลายทาง)/gu

/** A negation directly before the words reverses their meaning: "not paid". */
const NEGATION = new RegExp(
  `(?:${wordPattern("not|isn't|not yet|un|no|není|nebylo|nicht|nem|nu|ej|inte|ikke|ei|δεν|غير|لم يتم|لم|ما|değil").source}|ยังไม่|ไม่ได้|ไม่|未|没|沒|不|미)\\s?$`,
  'u',
)
const NEARBY = 12
const CASH = wordPattern(PAYMENT_WORDS.CASH_ON_DELIVERY, 'gu')
const SHORT = 'cash'

/**
 * Shortens phrases for cash payment to one word of equal length, so that "cash on delivery 350" is not read as the
 * delivery fee.
 */
export const withShortCash = (folded: string): string =>
  folded.replace(CASH, (words) => (words.length > SHORT.length ? SHORT.padEnd(words.length) : words))

/** Finds the first payment method in the message that is among the offered ones. */
export const findPayment = (folded: string, offered: ReadonlyArray<PaymentMethod>): FoundPayment | undefined =>
  [...PATTERNS, { method: 'CASH_ON_DELIVERY', pattern: CASH_BEHIND_SUM } as const]
    .filter(({ method }) => offered.includes(method))
    .flatMap(({ method, pattern }) =>
      [...folded.matchAll(pattern)].map(({ 0: words, index }) => ({ method, from: index, to: index + words.length })),
    )
    .filter(({ from }) => !NEGATION.test(folded.slice(Math.max(0, from - NEARBY), from)))
    .toSorted((a, b) => a.from - b.from || b.to - a.to)[0]
