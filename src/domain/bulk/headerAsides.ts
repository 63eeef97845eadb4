/**
 * Words beside the name of a column, in the languages of the countries, separated by bars: what they add does not change
 * what the column holds.
 */

/** Of the person who receives the order, or of the delivery: "Customer city", "Jméno (doručovací)", "Telefon příjemce". */
export const OF_RECIPIENT =
  'customer|customer’s|recipient|receiver|consignee|shipping|ship to|delivery|deliver to|drop-off|zákazník|zákazníka|příjemce|doručovací|dodací|' +
  'kunden|empfänger|liefer|kund|kundens|mottagar|mottagare|mottagarens|leverans|kunde|mottaker|mottakers|leverings|asiakkaan|vastaanottajan|toimitus|' +
  'vevő|címzett|szállítási|client|clientului|destinatar|destinatarului|livrare|de livrare|alıcı|müşteri|teslimat|' +
  'πελάτη|παραλήπτη|παράδοσης|αποστολής|cliente|del cliente|destinatario|del destinatario|de entrega|de envío|' +
  '받는분|받는 사람|수취인|수령인|고객|배송지|收件人|收件|收貨人|收货人|收貨|收货|客戶|客户|顧客|お届け先|届け先|配送先|配達先|お客様|受取人|' +
  'ผู้รับ|ลูกค้า|จัดส่ง|العميل|المستلم|الزبون|التوصيل|گاہک کا|وصول کنندہ کا|کڕیار|গ্রাহকের|প্রাপকের|ক্রেতার|' +
  'penerima|pelanggan|penghantaran|អតិថិជន|អ្នកទទួល|ລູກຄ້າ|ຜູ້ຮັບ|ဝယ်သူ|လက်ခံသူ|வாடிக்கையாளர்|பெறுநர்'

/** "Tel.-Nr.", "No. Unit", and the first of several: "Phone 1". */
export const NUMBER_OF = '1|number|no|nr|num|nummer|numero|číslo|número'

/** Whether a cell must be filled, and that an amount has its tax: "Note (optional)", "Preis (inkl. MwSt.)". */
export const ADDS_NOTHING =
  'optional|required|mandatory|if any|povinné|nepovinné|povinný údaj|nepovinný údaj|volitelné|pflichtfeld|erforderlich|freiwillig|obligatorisk|obligatoriskt|valgfritt|valfritt|frivilligt|' +
  'pakollinen|valinnainen|kötelező|opcionális|nem kötelező|obligatoriu|opțional|zorunlu|isteğe bağlı|opsiyonel|υποχρεωτικό|προαιρετικό|obligatorio|opcional|' +
  '필수|선택|선택사항|必填|選填|选填|必須|任意|จำเป็น|ไม่บังคับ|ถ้ามี|إلزامي|مطلوب|اختياري|لازمی|اختیاری|ঐচ্ছিক|আবশ্যক|wajib|pilihan|sapilitan|opsyonal|' +
  'incl vat|incl tax|s dph|vč. dph|včetně dph|inkl. mwst|inkl. ust|brutto|inkl. moms|inkl. mva|sis. alv|bruttó|tva inclus|cu tva|kdv dahil|με φπα|iva incluido|con iva|부가세 포함|含稅|含税|税込|รวม vat|شامل الضريبة'
