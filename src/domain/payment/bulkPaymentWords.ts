/**
 * How people say that an order is paid, or paid in cash to the rider, in the languages of the countries, separated by
 * bars; among them the texts by which the portal shows the payment types. "Cash" or "card" alone does not say when.
 */
export const BULK_PAYMENT_WORDS = {
  PAID:
    'already paid|prepaid|zaplacená|zaplacený|uhrazeno|bezahlt|bereits bezahlt|betald|betalt|maksettu|fizetve|kifizetve|plătit|plătită|achitat|ödendi|' +
    'πληρωμένο|έχει πληρωθεί|εξοφλημένο|pagado|pagada|abonado|zaplaceno|결제 완료|결제완료|已付款|已付|已支付|支払済|支払済み|支払い済み|決済済み|' +
    'ชำระแล้ว|จ่ายแล้ว|โอนแล้ว|مدفوع|تم الدفع|ادا شدہ|پارەی دراوە|পরিশোধিত|আগেই পেমেন্ট হয়েছে|sudah dibayar|telah dibayar|bayad na|' +
    'បានបង់|ຈ່າຍແລ້ວ|ຊຳລະແລ້ວ|ငွေချေပြီး|ပေးပြီး|செலுத்தப்பட்டது',
  CASH_ON_DELIVERY:
    'cod|cash on delivery cod|dobírka|na dobírku|dobírkou|dobírka hotově|hotově při převzetí|hotově při doručení|nachnahme|per nachnahme|bar bei lieferung|barzahlung bei lieferung|' +
    'postförskott|kontant vid leverans|kontant ved levering|oppkrav|postiennakko|käteinen toimitettaessa|utánvét|utánvéttel|készpénzes utánvét|ramburs|ramburs numerar|' +
    'kapıda nakit|kapıda nakit ödeme|αντικαταβολή|contra reembolso|contrareembolso|efectivo contra entrega|만나서 현금 결제|貨到付款|货到付款|代引|代引き|代金引換|代金引換現金|' +
    'เก็บเงินปลายทาง|เก็บปลายทาง|الدفع عند الاستلام|دفع عند الاستلام|نقدا عند الاستلام|الدفع نقدًا عند التوصيل|کیش آن ڈیلیوری|کاش لە کاتی گەیاندن|ক্যাশ অন ডেলিভারি|' +
    'bayaran tunai cod|tunai semasa penghantaran|បង់សាច់ប្រាក់ពេលទទួលទំនិញ|ເກັບເງິນສົດປາຍທາງ|ເກັບເງິນປາຍທາງ|အိမ်ရောက်ငွေချေ|விநியோகத்தின்போது ரொக்கம்',
  ONLINE_PAYMENT:
    'online|paid online|online paid|zaplaceno online|online platba|online bezahlt|onlinezahlung|betalt på nett|betalt på nätet|maksettu verkossa|verkkomaksu|' +
    'online kifizetve|online fizetés|plătită online|plată online|internetten ödendi|online ödeme|πληρώθηκε ηλεκτρονικά|pagado en línea|pago en línea|pago online|' +
    '온라인 결제|온라인 결제 완료|已網上付款|已線上付款|已网上付款|線上付款|網上付款|オンライン決済|オンラインで支払い済み|ชำระออนไลน์|ชำระออนไลน์แล้ว|مدفوع إلكترونيًا|مدفوع عبر الإنترنت|دفع إلكتروني|الدفع الإلكتروني|' +
    'آن لائن ادا شدہ|ئۆنلاین دراوە|অনলাইন পেমেন্ট|অনলাইনে পেমেন্ট হয়েছে|dibayar dalam talian|bayad na online|បានបង់តាមអ៊ីនធឺណិត|ຈ່າຍອອນລາຍແລ້ວ|အွန်လိုင်းနဲ့ ငွေချေပြီး|இணையம் வழி செலுத்தப்பட்டது',
} as const
