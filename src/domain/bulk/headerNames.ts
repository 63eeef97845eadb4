/**
 * Other headers that people use for columns, in the languages of the countries, separated by bars: only those that
 * cannot mean anything else in a file of orders. These are the columns by which a sheet of orders is found.
 */
export const NEEDED_NAMES = {
  customerName:
    'name|full name|customer|recipient|recipient name|jméno|jméno a příjmení|zákazník|příjemce|اسم العميل|الاسم|ชื่อ|ชื่อลูกค้า|氏名|お名前|お客様名|receiver|receiver name|consignee|jméno zákazníka|příjmení a jméno|jméno příjemce|empfänger|kunde|kundenname|namn|mottagare|kund|navn|mottaker|nimi|vastaanottaja|asiakas|név|vevő neve|címzett|nume|nume client|destinatar|nume și prenume|ad soyad|isim|alıcı|alıcı adı|müşteri|müşteri adı|όνομα|ονοματεπώνυμο|παραλήπτης|πελάτης|nombre|nombre completo|nombre y apellido|cliente|destinatario|이름|성함|받는분|받는 사람|수령인|고객명|姓名|收件人|收件人姓名|客戶姓名|客户姓名|收货人|お届け先氏名|お届け先名|受取人|ชื่อผู้รับ|ชื่อ-นามสกุล|اسم المستلم|المستلم|العميل|الاسم الكامل|نام|گاہک کا نام|ناو|ناوی کڕیار|নাম|গ্রাহকের নাম|nama|nama penerima|nama pelanggan|pangalan|ឈ្មោះ|ឈ្មោះអតិថិជន|ຊື່|ຊື່ລູກຄ້າ|အမည်|ဝယ်သူအမည်|பெயர்|வாடிக்கையாளர் பெயர்|shipping name|ship to name|수취인|adı soyadı|ngalan|နာမည်|수취인명|müşteri adı soyadı|alıcı adı soyadı|nume destinatar|nombre del cliente|asiakkaan nimi|όνομα πελάτη|প্রাপকের নাম|ឈ្មោះអ្នកទទួល|ຊື່ຜູ້ຮັບ',
  firstName:
    'given name|forename|křestní jméno|الاسم الأول|名|vorname|förnamn|fornavn|etunimi|keresztnév|prenume|ad|adı|shipping first name',
  lastName:
    'surname|family name|příjmení|اسم العائلة|นามสกุล|姓|nachname|efternamn|etternavn|sukunimi|vezetéknév|soyad|soyadı|apellido|apellidos|επώνυμο|성|shipping last name',
  phoneNumber:
    'phone|phone no|mobile|mobile number|mobile no|telephone|tel|contact number|customer phone|customer phone number|recipient phone|telefon|telefonní číslo|mobil|رقم الهاتف|الهاتف|الجوال|โทรศัพท์|เบอร์โทร|เบอร์โทรศัพท์|電話|電話番号|cell|cell phone|mobile phone|telephone number|tel no|contact no|recipient phone number|receiver phone|customer mobile|tel. číslo|telefonnummer|handy|handynummer|mobiltelefon|mobilnummer|puhelin|puhelinnumero|matkapuhelin|telefonszám|număr de telefon|telefon numarası|cep telefonu|gsm|τηλέφωνο|κινητό|αριθμός τηλεφώνου|teléfono|número de teléfono|celular|móvil|전화번호|연락처|휴대폰|휴대폰 번호|휴대전화|電話號碼|聯絡電話|手機|手機號碼|电话|电话号码|手机|手机号|联系电话|携帯電話|携帯番号|お届け先電話番号|เบอร์มือถือ|เบอร์ติดต่อ|หมายเลขโทรศัพท์|رقم الجوال|رقم الموبايل|الموبايل|رقم هاتف|فون نمبر|موبائل نمبر|فون|موبائل|ژمارەی مۆبایل|ژمارەی تەلەفۆن|মোবাইল|মোবাইল নম্বর|ফোন|ফোন নম্বর|nombor telefon|no telefon|no. tel|telepono|numero ng telepono|លេខទូរស័ព្ទ|ទូរស័ព្ទ|ເບີໂທ|ເບີໂທລະສັບ|ဖုန်း|ဖုန်းနံပါတ်|தொலைபேசி|தொலைபேசி எண்|shipping phone|mobilní telefon|číslo telefonu|tlf|telefonnr|mobilnr|nr. telefon|telefon no|cep|전화|핸드폰|行動電話|هاتف|cellphone|cellphone number|nombor telefon bimbit|கைபேசி|கைபேசி எண்|puh|τηλ|κιν|수취인 연락처|수취인연락처1|মোবাইল নং|ফোন নং|رقم المحمول|رقم التلفون|رقم التليفون',
  address:
    'full address|drop-off address|delivery address|address line 1|address 1|adresa|adresa doručení|doručovací adresa|العنوان|ที่อยู่|住所|recipient address|customer address|dodací adresa|adresse|lieferadresse|adress|leveransadress|leveringsadresse|osoite|toimitusosoite|cím|szállítási cím|adresa de livrare|adres|teslimat adresi|διεύθυνση|διεύθυνση παράδοσης|dirección|dirección de entrega|domicilio|주소|배송지|배송 주소|地址|收件地址|送貨地址|配送地址|收货地址|お届け先住所|配達先住所|ที่อยู่จัดส่ง|عنوان التوصيل|عنوان|پتہ|ناونیشان|ঠিকানা|alamat|alamat penghantaran|tirahan|អាសយដ្ឋាន|ທີ່ຢູ່|လိပ်စာ|முகவரி|shipping address|shipping address 1|ship to address|anschrift|adresszeile 1|住所1|도로명 주소|alamat 1|dirección 1|adresa 1|adres 1|ডেলিভারি ঠিকানা|기본배송지|adresă livrare|العنوان بالتفصيل',
  street:
    'street address|street name|street and number|road|ulice|ulice a číslo|الشارع|ถนน|straße|straße und hausnummer|gata|gatuadress|gateadresse|katu|katuosoite|utca|stradă|sokak|cadde|οδός|calle|도로명|shipping street|ulice a č.p.|straße und nr|utca, házszám|οδός και αριθμός|calle y número|jalan|kalye|সড়ক|ផ្លូវ|ຖະໜົນ|လမ်း|தெரு|شەقام|町名|町名番地|丁目番地|番地',
} as const

/** Headers of the other columns. */
export const OTHER_NAMES = {
  collectionPoint: 'outlet|branch|pickup|pick-up point|client id|pobočka|vyzvednutí',
  houseNumber:
    'house number|house no|street number|street no|číslo domu|číslo popisné|č.p.|رقم المنزل|บ้านเลขที่|hausnummer|husnummer|talonumero|házszám|bina no|kapı no|門牌號碼|門牌號|hausnr|رقم البيت|رقم المبنى|বাড়ি নম্বর|مکان نمبر|no rumah|nombor rumah|លេខផ្ទះ|ເຮືອນເລກທີ|အိမ်အမှတ်|வீட்டு எண்|ژمارەی خانوو',
  addressMore:
    'address line 2|address 2|adresszusatz|상세주소|상세 주소|住所2|shipping address 2|adresszeile 2|alamat 2|dirección 2|adresa 2|adres 2|상세배송지|お届け先アパートマンション名',
  addressThird: 'address line 3|address 3|alamat 3|住所3',
  area: 'area|neighbourhood|neighborhood|suburb|městská část|čtvrť|الحي|المنطقة|แขวง|ตำบล|mahalle|barrio|stadtteil|stadsdel|bydel|kaupunginosa|cartier|barangay|brgy|এলাকা|علاقہ|សង្កាត់|ບ້ານ|ရပ်ကွက်|பகுதி|گەڕەک|περιοχή',
  district: 'เขต|อำเภอ|ilçe|bezirk|kerület|partido|行政區|區|区|地區|시군구|থানা|ខណ្ឌ|မြို့နယ်|daerah|மாவட்டம்',
  postcode:
    'postal code|post code|zip|zip code|psč|الرمز البريدي|รหัสไปรษณีย์|郵便番号|plz|postleitzahl|postnummer|postinumero|irányítószám|cod poștal|posta kodu|ΤΚ|ταχυδρομικός κώδικας|código postal|우편번호|郵遞區號|邮编|poskod|پوسٹل کوڈ|shipping zip|shipping postcode|postnr|irsz|邮政编码|পোস্ট কোড|កូដប្រៃសណីយ៍|លេខកូដប្រៃសណីយ៍|ລະຫັດໄປສະນີ|စာပို့သင်္ကေတ|அஞ்சல் குறியீடு|کۆدی پۆستە|お届け先郵便番号|postinro',
  city: 'town|municipality|město|obec|المدينة|เมือง|จังหวัด|市|市区町村|ort|stadt|stad|postort|poststed|kaupunki|város|település|oraș|localitate|şehir|πόλη|ciudad|localidad|도시|城市|縣市|bandar|شہر|শহর|lungsod|shipping city|il|siyudad|dakbayan|ទីក្រុង|រាជធានី|ເມືອງ|မြို့|நகரம்|شار|postitoimipaikka|sted',
  region:
    'province|county|governorate|prefecture|shipping province|kraj|bundesland|län|fylke|megye|vármegye|județ|νομός|provincia|都道府県|시도|المحافظة|negeri|জেলা|صوبہ|ខេត្ត|ແຂວງ|ပြည်နယ်|மாநிலம்|پارێزگا',
  unit: 'unit number|unit no|flat|apartment|apt|byt|číslo bytu|wohnung|lägenhet|leilighet|huoneisto|ajtó|apartament|daire|daire no|διαμέρισμα|departamento|depto|호수|部屋番号|เลขที่ห้อง|رقم الشقة|الشقة|dpto',
  building:
    'building name|house|budova|gebäude|byggnad|bygning|rakennus|épület|clădire|bina|κτίριο|edificio|건물|大樓|大厦|建物名|อาคาร|المبنى|bangunan',
  riderNotes:
    'notes|note|rider notes|delivery notes|instructions|delivery instructions|poznámka|poznámky|poznámka pro kurýra|bemerkung|bemerkungen|notiz|anmerkung|anteckning|meddelande|merknad|huomautus|huomautukset|lisätiedot|megjegyzés|observații|not|açıklama|σημειώσεις|σχόλια|notas|observaciones|메모|배송 메모|요청사항|備註|备注|備考|หมายเหตุ|ملاحظات|ملاحظة|نوٹ|নোট|মন্তব্য|catatan|배송메세지|배송메시지',
  items:
    'description|item|order description|order details|položky|obsah|zboží|artikel|inhalt|varor|varer|tuotteet|termékek|produse|ürünler|προϊόντα|productos|artículos|품목|상품명|品項|商品|商品名|รายการ|สินค้า|المنتجات|barang|item pesanan',
  itemValue:
    'amount|value|order amount|price|částka|hodnota|cena|betrag|preis|warenwert|belopp|beløp|summa|összeg|sumă|valoare|tutar|fiyat|ποσό|monto|importe|금액|金額|金额|ยอดเงิน|จำนวนเงิน|المبلغ|القيمة',
  paymentType:
    'payment|payment method|platba|způsob platby|zahlung|zahlungsart|betalning|betalningssätt|betaling|betalingsmåte|maksu|maksutapa|fizetés|fizetési mód|plată|metodă de plată|ödeme|ödeme türü|πληρωμή|τρόπος πληρωμής|pago|forma de pago|método de pago|결제|결제 방법|付款方式|支払方法|支払い方法|วิธีชำระเงิน|طريقة الدفع|cara bayaran|ödeme şekli',
  deliverAt:
    'scheduled for|deliver on|delivery date and time|delivery date/time|delivery datetime|date and time|datum a čas|datum a čas doručení|doručit v|配達日時|お届け日時|배송 일시|تاريخ ووقت التوصيل|วันเวลาจัดส่ง',
  deliverDate:
    'delivery date|date of delivery|delivery day|deliver date|scheduled date|datum doručení|den doručení|تاريخ التسليم|تاريخ التوصيل|วันที่จัดส่ง|วันจัดส่ง|配達日|お届け日|lieferdatum|liefertag|leveransdatum|leveransdag|leveringsdato|toimituspäivä|szállítás napja|data livrării|teslimat tarihi|ημερομηνία παράδοσης|fecha de entrega|배송일|배달일|送達日期|配送日期|tarikh penghantaran|zustelldatum|zustelltag|leveringsdag|toimituspäivämäärä|szállítási dátum|kiszállítás dátuma|kiszállítás napja|data de livrare|teslim tarihi|día de entrega|배송 날짜|배송일자|送貨日期|送货日期|配送日|วันที่ส่ง|ترسیل کی تاریخ|ڈیلیوری کی تاریخ|ডেলিভারির তারিখ|petsa ng paghahatid|petsa sa paghatod|កាលបរិច្ឆេទដឹកជញ្ជូន|ថ្ងៃដឹកជញ្ជូន|ວັນທີຈັດສົ່ງ|ပို့ဆောင်မည့်ရက်|ပို့မည့်ရက်|டெலிவரி தேதி|விநியோக தேதி|بەرواری گەیاندن|お届け予定日|fecha entrega',
  deliverTime:
    'delivery time|time of delivery|deliver time|delivery hour|scheduled time|time|čas|čas doručení|وقت التسليم|وقت التوصيل|เวลาจัดส่ง|配達時間|お届け時間|lieferzeit|uhrzeit|leveranstid|leveringstid|toimitusaika|ora livrării|teslimat saati|teslim saati|ώρα παράδοσης|hora de entrega|배달 시간|배송 시간|配送時間|เวลาส่ง|masa penghantaran|zustellzeit|klockslag|klokkeslett|kello|kellonaika|időpont|szállítás ideje|kiszállítás ideje|ora|ora de livrare|saat|ώρα|hora|시간|時間|时间|時刻|送達時間|送貨時間|送货时间|เวลา|الوقت|الساعة|وقت|ڈیلیوری کا وقت|সময়|ডেলিভারির সময়|oras ng paghahatid|oras sa paghatod|ម៉ោង|ម៉ោងដឹកជញ្ជូន|ເວລາ|ເວລາຈັດສົ່ງ|အချိန်|ပို့မည့်အချိန်|நேரம்|டெலிவரி நேரம்|کات|کاتی گەیاندن|kl|hora entrega',
} as const

/**
 * Headers that mean a part only beside a certain other column: "Date" alone may be that of an invoice, "House" alone the
 * name of a building. `isNextTo` says whether the other column must be the next or the previous one.
 */
export const BESIDE = [
  {
    part: 'deliverDate',
    names:
      'date|day|datum|den|التاريخ|วันที่|日付|dato|päivä|päivämäärä|dátum|data|tarih|ημερομηνία|fecha|날짜|日期|تاریخ|তারিখ|tarikh|petsa|កាលបរិច្ឆេទ|ວັນທີ|ရက်စွဲ|နေ့စွဲ|தேதி|بەروار|ημ/νία',
    other: 'deliverTime',
    isNextTo: false,
  },
  {
    part: 'houseNumber',
    names:
      'house|number|no|nr|num|číslo|رقم|เลขที่|nummer|numero|szám|număr|numara|αριθμός|número|번지|門牌|番地|altura|nro|নম্বর|နံပါတ်',
    other: 'street',
    isNextTo: true,
  },
] as const
