import { foldText } from '../text/foldText.ts'

/** The columns of a bulk file, in the order of the template (BULK-14, BULK-18). */
export const BULK_COLUMNS = [
  'collectionPoint',
  'customerName',
  'phoneNumber',
  'address',
  'unit',
  'building',
  'riderNotes',
  'items',
  'itemValue',
  'paymentType',
  'deliverAt',
] as const
export type BulkColumn = (typeof BULK_COLUMNS)[number]

/** The cells of a row, as the text that was written; empty strings for empty cells. */
export type BulkCells = Readonly<Record<BulkColumn, string>>

/** The cells of a row, each from its column. */
export const mapCells = (of: (column: BulkColumn) => string): BulkCells =>
  Object.fromEntries(BULK_COLUMNS.map((column) => [column, of(column)] as const)) as BulkCells

/**
 * The template's headers. They are the same in every country, because a file may use the template of another country
 * (BULK-18).
 */
export const BULK_HEADERS: BulkCells = {
  collectionPoint: 'Collection point',
  customerName: 'Customer name',
  phoneNumber: 'Phone number',
  address: 'Address',
  unit: 'Unit',
  building: 'Building',
  riderNotes: 'Notes for the rider',
  items: 'Items',
  itemValue: 'Item value',
  paymentType: 'Payment type',
  deliverAt: 'Deliver at',
}

/** Columns that every file must have. */
export const NEEDED_COLUMNS = ['customerName', 'phoneNumber', 'address'] as const satisfies ReadonlyArray<BulkColumn>

/** Columns of a file that hold a part of a column: one address or one moment in several columns. */
const COLUMN_OF_PART = {
  firstName: 'customerName',
  lastName: 'customerName',
  street: 'address',
  houseNumber: 'address',
  addressMore: 'address',
  area: 'address',
  postcode: 'address',
  city: 'address',
  deliverDate: 'deliverAt',
  deliverTime: 'deliverAt',
} as const satisfies Readonly<Record<string, BulkColumn>>
export type BulkPart = BulkColumn | keyof typeof COLUMN_OF_PART

export const columnOfPart = (part: BulkPart): BulkColumn =>
  part in COLUMN_OF_PART ? COLUMN_OF_PART[part as keyof typeof COLUMN_OF_PART] : (part as BulkColumn)

/**
 * Other headers that people use for these columns, in the languages of the countries, separated by bars: only those that
 * cannot mean anything else in a file of orders.
 */
const ALSO_CALLED: Readonly<Record<BulkPart, string>> = {
  collectionPoint: 'outlet|branch|pickup|pick-up point|client id|pobočka|vyzvednutí',
  customerName:
    'name|full name|customer|recipient|recipient name|jméno|jméno a příjmení|zákazník|příjemce|اسم العميل|الاسم|ชื่อ|ชื่อลูกค้า|氏名|お名前|お客様名|receiver|receiver name|consignee|jméno zákazníka|příjmení a jméno|jméno příjemce|empfänger|kunde|kundenname|namn|mottagare|kund|navn|mottaker|nimi|vastaanottaja|asiakas|név|vevő neve|címzett|nume|nume client|destinatar|nume și prenume|ad soyad|isim|alıcı|alıcı adı|müşteri|müşteri adı|όνομα|ονοματεπώνυμο|παραλήπτης|πελάτης|nombre|nombre completo|nombre y apellido|cliente|destinatario|이름|성함|받는분|받는 사람|수령인|고객명|姓名|收件人|收件人姓名|客戶姓名|客户姓名|收货人|お届け先氏名|お届け先名|受取人|ชื่อผู้รับ|ชื่อ-นามสกุล|اسم المستلم|المستلم|العميل|الاسم الكامل|نام|گاہک کا نام|ناو|ناوی کڕیار|নাম|গ্রাহকের নাম|nama|nama penerima|nama pelanggan|pangalan|ឈ្មោះ|ឈ្មោះអតិថិជន|ຊື່|ຊື່ລູກຄ້າ|အမည်|ဝယ်သူအမည်|பெயர்|வாடிக்கையாளர் பெயர்',
  phoneNumber:
    'phone|phone no|mobile|mobile number|mobile no|telephone|tel|contact number|customer phone|customer phone number|recipient phone|telefon|telefonní číslo|mobil|رقم الهاتف|الهاتف|الجوال|โทรศัพท์|เบอร์โทร|เบอร์โทรศัพท์|電話|電話番号|cell|cell phone|mobile phone|telephone number|tel no|contact no|recipient phone number|receiver phone|customer mobile|tel. číslo|telefonnummer|handy|handynummer|mobiltelefon|mobilnummer|puhelin|puhelinnumero|matkapuhelin|telefonszám|număr de telefon|telefon numarası|cep telefonu|gsm|τηλέφωνο|κινητό|αριθμός τηλεφώνου|teléfono|número de teléfono|celular|móvil|전화번호|연락처|휴대폰|휴대폰 번호|휴대전화|電話號碼|聯絡電話|手機|手機號碼|电话|电话号码|手机|手机号|联系电话|携帯電話|携帯番号|お届け先電話番号|เบอร์มือถือ|เบอร์ติดต่อ|หมายเลขโทรศัพท์|رقم الجوال|رقم الموبايل|الموبايل|رقم هاتف|فون نمبر|موبائل نمبر|فون|موبائل|ژمارەی مۆبایل|ژمارەی تەلەفۆن|মোবাইল|মোবাইল নম্বর|ফোন|ফোন নম্বর|nombor telefon|no telefon|no. tel|telepono|numero ng telepono|លេខទូរស័ព្ទ|ទូរស័ព្ទ|ເບີໂທ|ເບີໂທລະສັບ|ဖုန်း|ဖုန်းနံပါတ်|தொலைபேசி|தொலைபேசி எண்',
  address:
    'full address|drop-off address|delivery address|address line 1|address 1|adresa|adresa doručení|doručovací adresa|العنوان|ที่อยู่|住所|recipient address|customer address|dodací adresa|adresse|lieferadresse|adress|leveransadress|leveringsadresse|osoite|toimitusosoite|cím|szállítási cím|adresa de livrare|adres|teslimat adresi|διεύθυνση|διεύθυνση παράδοσης|dirección|dirección de entrega|domicilio|주소|배송지|배송 주소|地址|收件地址|送貨地址|配送地址|收货地址|お届け先住所|配達先住所|ที่อยู่จัดส่ง|عنوان التوصيل|عنوان|پتہ|ناونیشان|ঠিকানা|alamat|alamat penghantaran|tirahan|អាសយដ្ឋាន|ທີ່ຢູ່|လိပ်စာ|முகவரி',
  street:
    'street address|street name|street and number|road|ulice|ulice a číslo|الشارع|ถนน|straße|straße und hausnummer|gata|gatuadress|gateadresse|katu|katuosoite|utca|stradă|sokak|cadde|οδός|calle|도로명',
  houseNumber:
    'house number|house no|street number|street no|číslo domu|číslo popisné|č.p.|رقم المنزل|บ้านเลขที่|番地|hausnummer|husnummer|talonumero|házszám|bina no|kapı no|門牌號碼|門牌號',
  addressMore: 'address line 2|address 2|address line 3|adresszusatz|상세주소|상세 주소|住所2',
  area: 'area|district|neighbourhood|neighborhood|suburb|městská část|čtvrť|الحي|المنطقة|แขวง|ตำบล|เขต|อำเภอ|mahalle|ilçe|barrio|stadtteil|stadsdel|bydel|kerület|kaupunginosa|cartier|barangay',
  postcode:
    'postal code|post code|zip|zip code|psč|الرمز البريدي|รหัสไปรษณีย์|郵便番号|plz|postleitzahl|postnummer|postinumero|irányítószám|cod poștal|posta kodu|ΤΚ|ταχυδρομικός κώδικας|código postal|우편번호|郵遞區號|邮编|poskod|پوسٹل کوڈ',
  city: 'town|municipality|město|obec|المدينة|เมือง|จังหวัด|市|市区町村|ort|stadt|stad|postort|poststed|kaupunki|város|település|oraș|localitate|şehir|πόλη|ciudad|localidad|도시|城市|縣市|bandar|شہر|শহর|lungsod',
  firstName: 'given name|forename|křestní jméno|الاسم الأول|名|vorname|förnamn|fornavn|etunimi|keresztnév|prenume',
  lastName:
    'surname|family name|příjmení|اسم العائلة|นามสกุล|姓|nachname|efternamn|etternavn|sukunimi|vezetéknév|soyad|soyadı|apellido|apellidos|επώνυμο',
  unit: 'unit number|unit no|flat|apartment|apt|byt|číslo bytu|wohnung|lägenhet|leilighet|huoneisto|ajtó|apartament|daire|daire no|διαμέρισμα|departamento|depto|호수|部屋番号|เลขที่ห้อง|رقم الشقة|الشقة',
  building:
    'building name|house|budova|gebäude|byggnad|bygning|rakennus|épület|clădire|bina|κτίριο|edificio|건물|大樓|大厦|建物名|อาคาร|المبنى|bangunan',
  riderNotes:
    'notes|note|rider notes|delivery notes|instructions|delivery instructions|poznámka|poznámky|poznámka pro kurýra|bemerkung|bemerkungen|notiz|anmerkung|anteckning|meddelande|merknad|huomautus|huomautukset|lisätiedot|megjegyzés|observații|not|açıklama|σημειώσεις|σχόλια|notas|observaciones|메모|배송 메모|요청사항|備註|备注|備考|หมายเหตุ|ملاحظات|ملاحظة|نوٹ|নোট|মন্তব্য|catatan',
  items:
    'description|item|order description|order details|položky|obsah|zboží|artikel|inhalt|varor|varer|tuotteet|termékek|produse|ürünler|προϊόντα|productos|artículos|품목|상품명|品項|商品|商品名|รายการ|สินค้า|المنتجات|barang|item pesanan',
  itemValue:
    'amount|value|order amount|price|částka|hodnota|cena|betrag|preis|warenwert|belopp|beløp|summa|összeg|sumă|valoare|tutar|fiyat|ποσό|monto|importe|금액|金額|金额|ยอดเงิน|จำนวนเงิน|المبلغ|القيمة',
  paymentType:
    'payment|payment method|platba|způsob platby|zahlung|zahlungsart|betalning|betalningssätt|betaling|betalingsmåte|maksu|maksutapa|fizetés|fizetési mód|plată|metodă de plată|ödeme|ödeme türü|πληρωμή|τρόπος πληρωμής|pago|forma de pago|método de pago|결제|결제 방법|付款方式|支払方法|支払い方法|วิธีชำระเงิน|طريقة الدفع|cara bayaran',
  deliverAt:
    'scheduled for|deliver on|delivery date and time|delivery date/time|delivery datetime|date and time|datum a čas|datum a čas doručení|doručit v|配達日時|お届け日時|送達時間|배송 일시|تاريخ ووقت التوصيل|วันเวลาจัดส่ง',
  deliverDate:
    'delivery date|date of delivery|delivery day|deliver date|scheduled date|datum doručení|den doručení|تاريخ التسليم|تاريخ التوصيل|วันที่จัดส่ง|วันจัดส่ง|配達日|お届け日|lieferdatum|liefertag|leveransdatum|leveransdag|leveringsdato|toimituspäivä|szállítás napja|data livrării|teslimat tarihi|ημερομηνία παράδοσης|fecha de entrega|배송일|배달일|送達日期|配送日期|tarikh penghantaran',
  deliverTime:
    'delivery time|time of delivery|deliver time|delivery hour|scheduled time|time|čas|čas doručení|وقت التسليم|وقت التوصيل|เวลาจัดส่ง|配達時間|お届け時間|lieferzeit|uhrzeit|leveranstid|leveringstid|toimitusaika|ora livrării|teslimat saati|teslim saati|ώρα παράδοσης|hora de entrega|배달 시간|배송 시간|配送時間|เวลาส่ง|masa penghantaran',
}

/**
 * Headers that mean a part only beside a certain other column: "Date" alone may be that of an invoice, "House" alone the
 * name of a building.
 */
const BESIDE: ReadonlyArray<{
  readonly part: BulkPart
  /** Separated by bars. */
  readonly names: string
  readonly other: BulkPart
  /** Whether the other column must be the next or the previous one. */
  readonly isNextTo: boolean
}> = [
  {
    part: 'deliverDate',
    names:
      'date|day|datum|den|التاريخ|วันที่|日付|dato|päivä|päivämäärä|dátum|data|tarih|ημερομηνία|fecha|날짜|日期|تاریخ|তারিখ|tarikh',
    other: 'deliverTime',
    isNextTo: false,
  },
  {
    part: 'houseNumber',
    names: 'house|number|no|nr|num|číslo|رقم|เลขที่|nummer|numero|szám|număr|numara|αριθμός|número|번지|門牌',
    other: 'street',
    isNextTo: true,
  },
]

/** Keeps letters and digits of any script only; case, accents, spaces and punctuation are ignored. */
const plainHeader = (header: string): string => foldText(header).replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '')

/** Between the same header in two languages: "Phone / الهاتف", "Name (Jméno)", or on two lines. */
const BETWEEN_LANGUAGES = /[/|()（）\r\n]+/

const PARTS = Object.keys(ALSO_CALLED) as ReadonlyArray<BulkPart>

const knownHeaders = (words: Readonly<Partial<BulkCells>>): ReadonlyMap<string, BulkPart> => {
  const known = new Map<string, BulkPart>()
  const learn = (name: string, part: BulkPart) => {
    const plain = plainHeader(name)
    if (plain !== '' && !known.has(plain)) known.set(plain, part)
  }
  // The template's headers first, so that no other word can take their place.
  for (const column of BULK_COLUMNS) learn(BULK_HEADERS[column], column)
  for (const column of BULK_COLUMNS) learn(words[column] ?? '', column)
  for (const part of PARTS) for (const name of [part, ...ALSO_CALLED[part].split('|')]) learn(name, part)
  return known
}

/** Maps headers to what their columns hold; `undefined` for an unknown one. */
export type ReadHeader = (headers: ReadonlyArray<string>) => ReadonlyArray<BulkPart | undefined>

/** `words` are the headers in the person's language. */
export const headerReader = (words: Readonly<Partial<BulkCells>> = {}): ReadHeader => {
  const known = knownHeaders(words)
  const partOf = (header: string): BulkPart | undefined => {
    const part = known.get(plainHeader(header))
    if (part !== undefined) return part
    const said = header.split(BETWEEN_LANGUAGES).filter((text) => plainHeader(text) !== '')
    const [first, ...others] = said.map((text) => known.get(plainHeader(text)))
    return others.every((other) => other === first) ? first : undefined
  }
  return (headers) => {
    const plain = headers.map(plainHeader)
    const parts = headers.map(partOf)
    return parts.map((part, place) => {
      const beside = BESIDE.find(({ names }) => names.split('|').some((name) => plainHeader(name) === plain[place]))
      if (beside === undefined) return part
      const others = beside.isNextTo ? [parts[place - 1], parts[place + 1]] : parts
      return others.includes(beside.other) ? beside.part : part
    })
  }
}

/** The needed columns that are not among these. */
export const missingColumns = (parts: ReadonlyArray<BulkPart | undefined>): ReadonlyArray<BulkColumn> =>
  NEEDED_COLUMNS.filter((needed) => {
    if (needed === 'address') return !parts.includes('address') && !parts.includes('street')
    if (needed === 'customerName')
      return !['customerName', 'firstName', 'lastName'].some((part) => parts.includes(part as BulkPart))
    return !parts.includes(needed)
  })
