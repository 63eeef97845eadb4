/**
 * Words beside the name of a column, in the languages of the countries, separated by bars: what they add does not change
 * what the column holds.
 */

/** Of the person who receives the order, or of the delivery: "Recipient city", "Jméno (doručovací)", "Telefon příjemce". */
export const OF_RECIPIENT =
  'recipient|receiver|consignee|shipping|shipping address|ship to|delivery|deliver to|drop-off|příjemce|doručovací|dodací|doručení|' +
  'empfänger|liefer|lieferadresse|lieferanschrift|versand|lieferung|mottagar|mottagare|mottagarens|leverans|leveransadress|mottaker|mottakers|leverings|levering|leveringsadresse|vastaanottajan|toimitus|toimitusosoite|' +
  'címzett|szállítási|szállítási cím|destinatar|destinatarului|livrare|de livrare|alıcı|teslimat|' +
  'παραλήπτη|παράδοσης|αποστολής|destinatario|del destinatario|de entrega|de envío|para el envío|entrega|envío|' +
  '받는분|받는 사람|수취인|수령인|배송지|배송|收件人|收件|收貨人|收货人|收貨|收货|送貨|寄送|運送|お届け先|届け先|配送先|配達先|送付先|送付先住所|受取人|' +
  'ผู้รับ|จัดส่ง|ที่จัดส่ง|المستلم|التوصيل|الشحن|شحن|وصول کنندہ کا|প্রাপকের|penerima|penghantaran|អ្នកទទួល|ຜູ້ຮັບ|လက်ခံသူ|பெறுநர்'

/** Of a customer, who need not be the recipient: "Customer phone". */
export const OF_CUSTOMER =
  'customer|customer’s|zákazník|zákazníka|kunden|kund|kundens|kunde|asiakkaan|vevő|client|clientului|müşteri|πελάτη|cliente|del cliente|' +
  '고객|客戶|客户|顧客|お客様|ลูกค้า|العميل|الزبون|گاہک کا|کڕیار|গ্রাহকের|ক্রেতার|pelanggan|អតិថិជន|ລູກຄ້າ|ဝယ်သူ|வாடிக்கையாளர்'

/** Of the person who pays: "Phone (Billing)". Read only where no column is the recipient's. */
export const OF_PAYER =
  'billing|billing address|bill to|bill|buyer|fakturační|objednatele|rechnung|rechnungs|rechnungsadresse|besteller|käufer|faktura|fakturerings|fakturaadress|laskutus|' +
  'számlázási|vásárló|facturare|de facturare|fatura|χρέωσης|τιμολόγησης|facturación|de facturación|del comprador|' +
  '주문자|구매자|주문인|帳單|购买人|購買人|訂購人|账单|买家|注文者|ご注文者|購入者|請求先|ผู้ซื้อ|ผู้สั่งซื้อ|ออกใบเสร็จ|الفاتورة|الفوترة|المشتري|pembeli|pengebilan'

/** The first lines of an address: "Adresa 1", "Address 1&2". */
export const FIRST_OF = '1|1&2'

/** "Tel.-Nr.", "No. Unit", and the first of several: "Phone 1". */
export const NUMBER_OF = '1|number|no|nr|num|nummer|numero|číslo|número'

/** Whether a cell must be filled, and that an amount has its tax: "Note (optional)", "Preis (inkl. MwSt.)". */
export const ADDS_NOTHING =
  'optional|required|如適用|전체|mandatory|if any|povinné|nepovinné|povinný údaj|nepovinný údaj|volitelné|pflichtfeld|erforderlich|freiwillig|obligatorisk|obligatoriskt|valgfritt|valfritt|frivilligt|' +
  'pakollinen|valinnainen|kötelező|opcionális|nem kötelező|obligatoriu|opțional|zorunlu|isteğe bağlı|opsiyonel|υποχρεωτικό|προαιρετικό|obligatorio|opcional|' +
  '필수|선택|선택사항|必填|選填|选填|必須|任意|จำเป็น|ไม่บังคับ|ถ้ามี|إلزامي|مطلوب|اختياري|لازمی|اختیاری|ঐচ্ছিক|আবশ্যক|wajib|pilihan|sapilitan|opsyonal|' +
  'incl vat|incl tax|s dph|vč. dph|včetně dph|inkl. mwst|inkl. ust|brutto|inkl. moms|inkl. mva|sis. alv|bruttó|tva inclus|cu tva|kdv dahil|με φπα|iva incluido|con iva|부가세 포함|含稅|含税|税込|รวม vat|شامل الضريبة'
