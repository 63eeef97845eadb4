/**
 * What shop systems and people write about the state of an order, in the languages of the countries, separated by bars.
 */

/** In the header of a column with states, also as a part of a longer word: "Bestellstatus". */
export const OF_STATUS =
  'status|statusz|státusz|fulfilment|fulfillment|stav|állapot|stare|starea|tila|tilanne|durum|durumu|κατάσταση|estado|state|상태|진행상황|狀態|状态|狀況|状况|ステータス|状態|状況|' +
  'สถานะ|حالة|اسٹیٹس|حالت|دۆخ|بارودۆخ|অবস্থা|স্ট্যাটাস|katayuan|kahimtang|ស្ថានភាព|ສະຖານະ|အခြေအနေ|நிலை'

/** Of the payment: "Payment status". Done there is the payment, not the order. */
export const OF_PAYMENT =
  'pay|paid|financ|platb|zaplac|úhrad|zahl|bezahl|betal|maksu|fizet|plată|plății|ödeme|πληρωμ|pago|결제|입금|付款|支付|支払|決済|入金|ชำระ|دفع|سداد|ادائیگی|পেমেন্ট|bayar|bayad|ទូទាត់|ຊຳລະ|ငွေပေး|கட்டண'

/** Of something else than the order: "SMS status", "Invoice status". */
export const OF_OTHERS =
  'sms|mail|invoice|faktur|rechnung|számla|factur|fatura|τιμολόγ|發票|发票|請求|فاتور|stock|sklad|lager|varast|member|account|customer group|subscription|review'

/** Around the state in a header or a text: "Order cancelled", "Cancelled at", "Datum storna". */
export const AROUND_STATUS =
  'wc|order|order is|orders|objednávka|objednávka je|bestellung|bestellung ist|ordern|ordren|bestillingen|tilaus|rendelés|comandă|comanda|sipariş|παραγγελία|η παραγγελία|pedido|orden|주문|訂單|订单|注文|คำสั่งซื้อ|ออเดอร์|' +
  'الطلب|طلب|آرڈر|داواکاری|অর্ডার|pesanan|telah|at|on|date|time|is|datum|dne|fecha|tarihi|日時|日|일시|일자|일|時間|时间|日期|วันที่|تاريخ|' +
  'by customer|by buyer|by seller|by merchant|by shop|by store|by admin|by user|by vendor|by restaurant|by system|zákazníkem|obchodem|vom kunden|vom käufer|por el cliente|por el comprador|por el vendedor|oleh pembeli|oleh penjual'

export const CANCELLED =
  'cancelled|canceled|cancel|cancellation|voided|void|refunded|fully refunded|refund|refund completed|charged back|chargeback|' +
  'zrušeno|zrušená|zrušené|zrušený|zrušen|zruseno|storno|storna|stornováno|stornovaná|stornovaný|stornované|refundováno|refundována|vrácené peníze|peníze vráceny|' +
  'storniert|stornierte|stornierung|abgebrochen|annulliert|erstattet|rückerstattet|zurückerstattet|avbruten|avbrutet|avbeställd|makulerad|annullerad|inställd|återbetald|' +
  'kansellert|avbestilt|annullert|avbrutt|refundert|tilbakebetalt|peruttu|peruutettu|mitätöity|hyvitetty|törölve|törölt|lemondva|lemondott|lemondta|visszamondva|sztornó|sztornózva|sztornózott|visszatérítve|visszatérített|' +
  'anulat|anulată|anulate|rambursat|rambursată|iptal|iptal edildi|iptal edilmiş|iptal oldu|iptal edilen|iade|iade edildi|iade tamamlandı|para iadesi yapıldı|' +
  'ακυρωμένη|ακυρωμένο|ακυρώθηκε|ακυρωθείσα|ακύρωση|επιστροφή χρημάτων|έγινε επιστροφή χρημάτων|cancelado|cancelada|anulado|anulada|reembolsado|reembolsada|reintegrado|' +
  '취소|취소완료|취소됨|결제취소|입금전취소|배송전취소|판매취소|구매취소|직권취소|취소처리완료|환불|환불완료|환불됨|' +
  '已取消|取消|取消済|取消済み|取り消し|交易取消|不成立|已作廢|作廢|已作废|作废|已退款|退款完成|退款成功|全額退款|全额退款|交易關閉|交易关闭|' +
  'キャンセル|キャンセル済|キャンセル済み|キャンセル完了|キャンセル確定|キャンセルされました|返金済|返金済み|返金完了|' +
  'ยกเลิก|ยกเลิกแล้ว|ถูกยกเลิก|ยกเลิกสำเร็จ|คืนเงิน|คืนเงินแล้ว|คืนเงินสำเร็จ|' +
  'ملغي|ملغى|ملغاة|ملغية|ملغاه|ألغي|أُلغي|لاغي|إلغاء|تم الإلغاء|تم إلغاء الطلب|تم إلغاؤه|مسترد|مستردة|مسترجع|مسترجعة|تم الاسترجاع|تم الاسترداد|تم استرداد المبلغ|تم رد المبلغ|' +
  'منسوخ|منسوخ شدہ|منسوخ ہو گیا|کینسل|کینسل ہو گیا|کینسلڈ|ریفنڈ|ریفنڈ ہو گیا|cancel ho gaya|mansookh|هەڵوەشێنراوەتەوە|هەڵوەشاوە|هەڵوەشێنرایەوە|هەڵوەشاوەتەوە|پارە گەڕێنرایەوە|' +
  'বাতিল|বাতিল করা হয়েছে|বাতিলকৃত|ক্যান্সেল|ক্যানসেল|ক্যান্সেলড|রিফান্ড|রিফান্ড করা হয়েছে|dibatalkan|batal|bayaran dikembalikan|wang dikembalikan|' +
  'kinansela|nakansela|kanselado|gikansela|na-cancel|na-cancel na|cancelled na|na-refund|na-refund na|បានលុបចោល|លុបចោល|បោះបង់|បានបោះបង់|បានសងប្រាក់វិញ|' +
  'ຍົກເລີກ|ຍົກເລີກແລ້ວ|ຄືນເງິນ|ຄືນເງິນແລ້ວ|ပယ်ဖျက်|ပယ်ဖျက်ပြီး|ပယ်ဖျက်ထားသည်|ပယ်ဖျက်လိုက်ပြီ|ငွေပြန်အမ်းပြီး|ரத்து|ரத்து செய்யப்பட்டது|ரத்தானது|பணம் திரும்பியது'

/** Delivered, or over in another way. An order that is only ready or shipped is not. */
export const OVER =
  'delivered|delivery completed|fulfilled|completed|complete|done|finished|closed|returned|returned to sender|rejected|declined|' +
  'doručeno|doručená|doručené|doručený|doručen|doručena|vyřízeno|vyřízená|vyřízené|vyřízený|vyřízen|dokončeno|dokončená|dokončené|dokončený|hotovo|předáno zákazníkovi|vráceno|vrácená|odmítnuto|odmítnutá|uzavřeno|uzavřená|' +
  'geliefert|zugestellt|ausgeliefert|abgeschlossen|erledigt|erfüllt|retourniert|abgelehnt|levererad|levererat|utlevererad|slutförd|slutfört|avslutad|returnerad|nekad|levert|utlevert|fullført|avsluttet|returnert|avvist|' +
  'toimitettu|suoritettu|käsitelty|luovutettu|palautettu|hylätty|kézbesítve|kézbesített|kiszállítva|kiszállított|teljesítve|teljesített|lezárva|lezárt|befejezve|befejezett|átadva|visszaküldve|elutasítva|' +
  'livrat|livrată|finalizat|finalizată|completă|completat|completată|încheiată|onorată|returnat|returnată|respins|respinsă|teslim edildi|teslim edilmiş|teslim edilen|tamamlandı|tamamlanan|iade alındı|reddedildi|' +
  'παραδόθηκε|παραδομένη|παραδομένο|παραδοθείσα|ολοκληρώθηκε|ολοκληρωμένη|ολοκληρωμένο|επιστράφηκε|απορρίφθηκε|entregado|entregada|completado|completada|finalizado|finalizada|concretado|concretada|cumplido|cerrado|cerrada|devuelto|devuelta|rechazado|rechazada|' +
  '배송완료|배달완료|구매확정|거래완료|수취완료|처리완료|교환완료|반품|반품완료|완료|거절|' +
  '已送達|已送达|送達完成|已完成|完成|交易完成|交易成功|已簽收|已签收|簽收|签收|已收貨|已收货|確認收貨|确认收货|已取貨|已結案|已退貨|已退货|退貨完成|退货完成|已拒絕|已拒绝|已關閉|已关闭|' +
  '配達完了|配達済|配達済み|配送完了|配送済|配送済み|お届け済|お届け済み|納品済|納品済み|受取済み|受取完了|完了|取引完了|対応完了|対応済|対応済み|返品済|返品済み|返品完了|' +
  'จัดส่งสำเร็จ|ส่งสำเร็จ|ส่งถึงแล้ว|สำเร็จ|สำเร็จแล้ว|เสร็จสิ้น|เสร็จสมบูรณ์|ได้รับสินค้าแล้ว|ตีกลับ|คืนสินค้าแล้ว|ปฏิเสธ|' +
  'تم التوصيل|تم التسليم|تم توصيل الطلب|مكتمل|مكتملة|اكتمل|تم الإكمال|تم التنفيذ|منفذ|منتهي|مرتجع|مرتجعة|مرفوض|مرفوضة|' +
  'پہنچا دیا گیا|ڈیلیور|ڈیلیور ہو گیا|ڈیلیورڈ|مکمل|مکمل ہو گیا|واپس|deliver ho gaya|mukammal|گەیەندرا|گەیەنرا|گەیشت|گەیشتووە|تەواو|تەواو بوو|ڕەتکرایەوە|' +
  'ডেলিভার্ড|ডেলিভারড|ডেলিভারি সম্পন্ন|ডেলিভারি হয়েছে|সম্পন্ন|সম্পূর্ণ|ফেরত|selesai|lengkap|berjaya dihantar|dipulangkan|ditolak|' +
  'naihatid|naihatid na|nahatid|nahatid na|na-deliver|na-deliver na|tapos|tapos na|kumpleto|nakumpleto|nahatod|nahatod na|nahuman|nahuman na|បានដឹកដល់|ដឹកដល់ហើយ|បានបញ្ចប់|បានប្រគល់|ជោគជ័យ|' +
  'ສົ່ງສຳເລັດ|ສຳເລັດ|ສຳເລັດແລ້ວ|ສົ່ງຮອດແລ້ວ|ပို့ပြီး|ပို့ဆောင်ပြီး|ပို့ပြီးပါပြီ|ပြီးစီး|ပြီးပါပြီ|டெலிவரி செய்யப்பட்டது|வழங்கப்பட்டது|முடிந்தது|நிறைவடைந்தது'

/** Below a header that is a state itself: "Cancelled: yes". */
export const YES =
  'yes|y|true|x|✓|✔|☑|ano|ja|kyllä|igen|da|evet|ναι|sí|예|네|是|はい|○|ใช่|نعم|ہاں|haan|بەڵێ|হ্যাঁ|ya|oo|បាទ|ແມ່ນ|ဟုတ်|ஆம்'
