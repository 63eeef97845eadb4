/**
 * Other headers that people use for columns, in the languages of the countries, separated by bars: only those that
 * cannot mean anything else in a file of orders. These are the columns by which a sheet of orders is found.
 */
export const NEEDED_NAMES = {
  customerName:
    'name|full name|customer|recipient|jméno|jméno a příjmení|zákazník|příjemce|اسم العميل|الاسم|ชื่อ|氏名|お名前|お客様名|receiver|consignee|příjmení a jméno|empfänger|kunde|namn|mottagare|kund|navn|mottaker|nimi|vastaanottaja|asiakas|név|vevő neve|címzett|nume|destinatar|nume și prenume|ad soyad|isim|alıcı|alıcı adı|müşteri|müşteri adı|όνομα|ονοματεπώνυμο|παραλήπτης|πελάτης|nombre|nombre completo|nombre y apellido|cliente|destinatario|이름|성함|받는분|받는 사람|수령인|고객명|姓名|收件人|收货人|お届け先名|受取人|ชื่อ-นามสกุล|اسم المستلم|المستلم|العميل|الاسم الكامل|نام|ناو|ناوی کڕیار|নাম|nama|pangalan|ឈ្មោះ|ຊື່|အမည်|பெயர்|수취인|adı soyadı|ngalan|နာမည်|수취인명|名前',
  firstName:
    'given name|forename|křestní jméno|الاسم الأول|名|vorname|förnamn|fornavn|etunimi|keresztnév|prenume|ad|adı|名字|នាមខ្លួន|unang pangalan|utónév',
  lastName:
    'surname|family name|příjmení|اسم العائلة|นามสกุล|姓|nachname|efternamn|etternavn|sukunimi|vezetéknév|soyad|soyadı|apellido|apellidos|επώνυμο|성|氏|姓氏|នាមត្រកូល|គោត្តនាម|családnév|apelyido|soyisim',
  phoneNumber:
    'phone|mobile|telephone|tel|contact number|telefon|telefonní číslo|mobil|رقم الهاتف|الهاتف|الجوال|โทรศัพท์|เบอร์โทร|เบอร์โทรศัพท์|電話|電話番号|cell|cell phone|mobile phone|contact no|handy|mobiltelefon|puhelin|matkapuhelin|telefonszám|număr de telefon|telefon numarası|cep telefonu|gsm|τηλέφωνο|κινητό|αριθμός τηλεφώνου|teléfono|número de teléfono|celular|móvil|전화번호|연락처|휴대폰|휴대폰 번호|휴대전화|電話號碼|聯絡電話|手機|手機號碼|电话|电话号码|手机|手机号|联系电话|携帯電話|携帯番号|เบอร์มือถือ|เบอร์ติดต่อ|หมายเลขโทรศัพท์|رقم الجوال|رقم الموبايل|الموبايل|رقم هاتف|فون نمبر|موبائل نمبر|فون|موبائل|ژمارەی مۆبایل|ژمارەی تەلەفۆن|মোবাইল|মোবাইল নম্বর|ফোন|ফোন নম্বর|nombor telefon|telepono|numero ng telepono|លេខទូរស័ព្ទ|ទូរស័ព្ទ|ເບີໂທ|ເບີໂທລະສັບ|ဖုန်း|ဖုန်းနံပါတ်|தொலைபேசி|தொலைபேசி எண்|mobilní telefon|tlf|cep|전화|핸드폰|行動電話|هاتف|nombor telefon bimbit|கைபேசி|கைபேசி எண்|puh|τηλ|κιν|수취인연락처1|মোবাইল নং|ফোন নং|رقم المحمول|رقم التلفون|رقم التليفون|cep tel|جوال|تليفون|التليفون|تلفون|التلفون|contact phone|kontaktní telefon|kontakttelefon|teléfono celular|เบอร์|手機電話|ご連絡先|連絡先電話番号|telefonu|رقم جوال|customer contact',
  address:
    'full address|address line 1|adresa|العنوان|ที่อยู่|住所|adresse|adress|osoite|cím|adres|teslimat adresi|διεύθυνση|dirección|domicilio|주소|배송지|地址|配送地址|عنوان|پتہ|ناونیشان|ঠিকানা|alamat|tirahan|អាសយដ្ឋាន|ທີ່ຢູ່|လိပ်စာ|முகவரி|shipping address 1|anschrift|adresszeile 1|도로명 주소|ডেলিভারি ঠিকানা|기본배송지|العنوان بالتفصيل|adr|ご住所|それ以降の住所|ที่อยู่ในการจัดส่ง',
  street:
    'street address|street name|street and number|road|ulice|ulice a číslo|الشارع|ถนน|straße|straße und hausnummer|gata|gatuadress|gateadresse|katu|katuosoite|utca|stradă|sokak|cadde|οδός|calle|도로명|ulice a č.p.|straße und nr|utca, házszám|οδός και αριθμός|calle y número|jalan|kalye|সড়ক|ផ្លូវ|ຖະໜົນ|လမ်း|தெரு|شەقام|町名|町名番地|丁目番地|番地|str',
} as const

/** Headers of the other columns. */
export const OTHER_NAMES = {
  collectionPoint: 'outlet|branch|pickup|pick-up point|client id|pobočka|vyzvednutí',
  phonePrefix:
    'prefix phone|phone prefix|phone code|phone country code|mobile prefix|mobile code|mobile country code|isd code|dial code|dialling code|calling code|telefonní předvolba|telefonvorwahl|ländervorwahl|국가번호|國碼|国番号|国际区号|مفتاح الدولة',
  houseNumber:
    'house no|street number|street no|číslo domu|číslo popisné|č.p.|رقم المنزل|บ้านเลขที่|hausnummer|husnummer|talonumero|házszám|bina no|kapı no|門牌號碼|門牌號|hausnr|رقم البيت|رقم المبنى|বাড়ি নম্বর|مکان نمبر|no rumah|nombor rumah|លេខផ្ទះ|ເຮືອນເລກທີ|အိမ်အမှတ်|வீட்டு எண்|ژمارەی خانوو|المنزل',
  orientationNumber: 'číslo orientační|orientační číslo|č. orientační|č.o.',
  addressMore:
    'address line 2|address 2|adresszusatz|상세주소|住所2|adresszeile 2|alamat 2|dirección 2|adresa 2|adres 2|상세배송지|お届け先アパートマンション名',
  addressThird: 'address line 3|address 3|alamat 3|住所3',
  area: 'neighbourhood|neighborhood|suburb|městská část|čtvrť|الحي|المنطقة|แขวง|ตำบล|mahalle|barrio|stadtteil|stadsdel|bydel|kaupunginosa|cartier|barangay|brgy|এলাকা|علاقہ|សង្កាត់|ບ້ານ|ရပ်ကွက်|பகுதி|گەڕەک|περιοχή',
  district: 'เขต|อำเภอ|ilçe|bezirk|kerület|partido|行政區|區|区|地區|시군구|থানা|ខណ្ឌ|မြို့နယ်|daerah|மாவட்டம்|區域',
  postcode:
    'postal code|zip|zip code|psč|الرمز البريدي|รหัสไปรษณีย์|郵便番号|plz|postleitzahl|postnummer|postinumero|irányítószám|cod poștal|posta kodu|ΤΚ|ταχυδρομικός κώδικας|código postal|우편번호|郵遞區號|邮编|poskod|پوسٹل کوڈ|postnr|irsz|邮政编码|পোস্ট কোড|កូដប្រៃសណីយ៍|លេខកូដប្រៃសណីយ៍|ລະຫັດໄປສະນີ|စာပို့သင်္ကေတ|அஞ்சல் குறியீடு|کۆدی پۆستە|postinro|郵政編號|郵遞編號',
  city: 'town|municipality|město|obec|المدينة|เมือง|จังหวัด|市|市区町村|ort|stadt|stad|postort|poststed|kaupunki|város|település|oraș|localitate|şehir|πόλη|ciudad|localidad|도시|城市|縣市|bandar|شہر|শহর|lungsod|il|siyudad|dakbayan|ទីក្រុង|រាជធានី|ເມືອງ|မြို့|நகரம்|شار|postitoimipaikka|sted|郡市区',
  region:
    'province|county|governorate|prefecture|kraj|bundesland|län|fylke|megye|vármegye|județ|νομός|provincia|都道府県|시도|المحافظة|negeri|জেলা|صوبہ|ខេត្ត|ແຂວງ|ပြည်နယ်|மாநிலம்|پارێزگا|provincia o estado',
  unit: 'flat|apartment|apt|byt|číslo bytu|wohnung|lägenhet|leilighet|huoneisto|ajtó|apartament|daire|διαμέρισμα|departamento|depto|호수|部屋番号|เลขที่ห้อง|رقم الشقة|الشقة|dpto|č. bytu|suite|room|door|top|tür|wohnungsnummer|wohnungsnr|lägenhetsnummer|lgh|asunto|asunnon numero|leilighetsnummer|bolignummer|ajtószám|emelet/ajtó|ap|număr apartament|daire numarası|διαμ|αριθμός διαμερίσματος|unidad|동호수|호실|部屋|号室|房號|室號|房间号|เลขห้อง|หมายเลขห้อง|رقم الوحدة|الوحدة|شقة|شقة رقم|فلیٹ|فلیٹ نمبر|شوقە|ژمارەی شوقە|ফ্ল্যাট|ফ্ল্যাট নম্বর|ফ্ল্যাট নং|nombor unit|លេខបន្ទប់|បន្ទប់|ເລກຫ້ອງ|ຫ້ອງ|အခန်း|အခန်းနံပါတ်|அறை எண்|யூனிட்|numero ng unit',
  building:
    'building name|house|budova|gebäude|byggnad|bygning|rakennus|épület|clădire|bina|κτίριο|edificio|건물|大樓|大厦|建物名|อาคาร|المبنى|bangunan|building / estate|estate|tower|název budovy|bloc|blok|nr bloc|edif|apartman|apartman adı|bina adı|건물명|빌딩|아파트|大廈|大廈名稱|屋苑|建物|ビル名|マンション名|マンション・ビル名|建物名・部屋番号|建物名・号室|ชื่ออาคาร|ตึก|بناية|البناية|مبنى|عمارة|العمارة|اسم المبنى|بیلڈنگ|عمارت|باڵەخانە|ভবন|বিল্ডিং|nama bangunan|gusali|អគារ|ອາຄານ|ຕຶກ|အဆောက်အဦး|တိုက်|கட்டிடம்|rakennuksen nimi',
  floor:
    'floor no|floor number|storey|patro|podlaží|poschodí|stockwerk|etage|våning|våningsplan|etasje|kerros|emelet|etaj|kat|όροφος|piso|층|층수|樓層|楼层|階|階数|ชั้น|الدور|الطابق|طابق|دور|منزل|نهۆم|তলা|tingkat|palapag|ជាន់|ຊັ້ນ|အထပ်|மாடி',
  entrance: 'vchod|schodiště|stiege|stiegenhaus|uppgång|oppgang|porras|rappu|lépcsőház|scara|είσοδος',
  block: 'block no|block number|blk|القطعة|قطعة|رقم القطعة|بلوك|ব্লক|بلاک',
  quantity:
    'qty|pcs|no of items|number of items|lineitem quantity|ks|počet|počet ks|počet kusů|množství|menge|anzahl|stück|antal|antall|määrä|kpl|db|darab|mennyiség|cantitate|buc|adet|miktar|ποσότητα|τεμάχια|cantidad|cant|수량|數量|数量|個数|จำนวน|الكمية|العدد|تعداد|পরিমাণ|সংখ্যা|kuantiti|bilangan|dami|បរិមាណ|ຈຳນວນ|အရေအတွက်|எண்ணிக்கை|பரிமாணம்|دانە|gidaghanon',
  total:
    'grand total|order total|order total amount|total amount|total price|total due|amount due|celkem|celková částka|celková částka objednávky|celková cena|celkem k úhradě|k úhradě|gesamt|gesamtbetrag|gesamtsumme|gesamtpreis|endbetrag|rechnungsbetrag|totalt|totalsumma|totalbelopp|att betala|yhteensä|loppusumma|totalsum|totalbeløp|å betale|végösszeg|összesen|fizetendő|total de plată|suma totală|toplam|toplam tutar|genel toplam|σύνολο|συνολικό ποσό|importe total|monto total|total a pagar|합계|총액|총금액|결제금액|총결제금액|總計|總額|總金額|总计|总额|总金额|合計|合計金額|請求金額|ยอดรวม|รวม|รวมทั้งสิ้น|ยอดสุทธิ|الإجمالي|المجموع|المبلغ الإجمالي|کل رقم|کۆی گشتی|মোট|মোট টাকা|সর্বমোট|jumlah|jumlah bayaran|kabuuan|សរុប|ລວມ|ລວມທັງໝົດ|စုစုပေါင်း|மொத்தம்|மொத்த தொகை|cena celkem|total value|bruttó összesen|total comanda|付款總金額|إجمالي الطلب|ยอดรวมสุทธิ|ordersumma',
  riderNotes:
    'notes|note|delivery notes|instructions|delivery instructions|poznámka|poznámky|poznámka pro kurýra|bemerkung|bemerkungen|notiz|anmerkung|anteckning|meddelande|merknad|huomautus|huomautukset|lisätiedot|megjegyzés|observații|not|açıklama|σημειώσεις|σχόλια|notas|observaciones|메모|배송 메모|요청사항|備註|备注|備考|หมายเหตุ|ملاحظات|ملاحظة|نوٹ|নোট|মন্তব্য|catatan|배송메세지|배송메시지|pozn|obs|bem|anm|remarks|remark|comment|comments|customer note|order note|order notes|driver notes|driver instructions|special instructions|note to rider|komentář|vzkaz|vzkaz pro kurýra|pokyny pro kurýra|pokyny k doručení|poznámka zákazníka|poznámka k objednávce|hinweis|hinweise|lieferhinweis|lieferhinweise|kommentar|anmerkungen|notizen|notering|kommentarer|leveransanvisning|kommentti|toimitusohjeet|ohjeet kuljettajalle|merknader|beskjed|megjegyzések|üzenet|mențiuni|instrucțiuni|instrucțiuni de livrare|notlar|sipariş notu|teslimat notu|παρατηρήσεις|οδηγίες|indicaciones|comentarios|instrucciones|aclaraciones|배송요청사항|비고|備考欄|配送備註|送貨備註|买家留言|ご要望|โน้ต|ملاحظات التوصيل|تعليمات التوصيل|ملاحظات العميل|ہدایات|تێبینی|নির্দেশনা|nota|arahan|ulasan|mga tala|tala|ចំណាំ|សម្គាល់|ໝາຍເຫດ|မှတ်ချက်|குறிப்பு|குறிப்புகள்|customer comment|customer remark|kundenkommentar|kundekommentar|notas del comprador|remark from buyer',
  items:
    'description|item|order description|order details|položky|obsah|zboží|artikel|inhalt|varor|varer|tuotteet|termékek|produse|ürünler|προϊόντα|productos|artículos|품목|상품명|品項|商品|商品名|รายการ|สินค้า|المنتجات|barang|item pesanan|item name|items ordered|product|products|product name|goods|contents|order items|line items|produkt|produkty|název zboží|název produktu|ware|waren|produkte|artikelname|artiklar|produkter|vare|tuote|sisältö|termék|termék neve|áru|tételek|produs|articole|articol|conținut|ürün|ürün adı|içerik|προϊόν|είδη|περιγραφή|producto|artículo|detalle|descripción|상품|주문상품|제품명|商品名稱|商品名称|物品|貨品|内容物|品名|ご注文内容|ชื่อสินค้า|รายการสินค้า|المنتج|اسم المنتج|المحتويات|الأصناف|اشیاء|سامان|کاڵا|পণ্য|পণ্যের নাম|barangan|produk|mga item|produkto|ទំនិញ|ສິນຄ້າ|ລາຍການສິນຄ້າ|ပစ္စည်း|ကုန်ပစ္စည်း|பொருட்கள்|lineitem name|주문상품명|název položky|nombre del producto',
  itemValue:
    'amount|value|order amount|price|částka|hodnota|cena|betrag|preis|warenwert|belopp|beløp|summa|összeg|sumă|valoare|tutar|fiyat|ποσό|monto|importe|금액|金額|金额|ยอดเงิน|จำนวนเงิน|المبلغ|القيمة|order value|goods value|declared value|cod amount|amount to collect|cash to collect|hodnota zboží|hodnota objednávky|cena zboží|cena objednávky|bestellwert|auftragswert|ordervärde|varuvärde|värde|pris|hinta|arvo|ordreverdi|verdi|ár|érték|rendelés értéke|preț|valoarea comenzii|sipariş tutarı|bedel|τιμή|αξία|precio|valor|상품금액|주문금액|가격|價格|價錢|价格|訂單金額|订单金额|代收金額|価格|注文金額|代引金額|ราคา|มูลค่า|ราคาสินค้า|السعر|مبلغ|مبلغ الطلب|قيمة الطلب|قیمت|نرخ|بڕی پارە|মূল্য|দাম|টাকা|harga|nilai|presyo|halaga|តម្លៃ|ចំនួនទឹកប្រាក់|ລາຄາ|ຈຳນວນເງິນ|ມູນຄ່າ|ဈေးနှုန်း|တန်ဖိုး|தொகை|விலை|kapıda ödeme tutarı|tahsilat tutarı',
  paymentType:
    'payment|payment method|platba|způsob platby|zahlung|zahlungsart|betalning|betalningssätt|betaling|betalingsmåte|maksu|maksutapa|fizetés|fizetési mód|plată|metodă de plată|ödeme|ödeme türü|πληρωμή|τρόπος πληρωμής|pago|forma de pago|método de pago|결제|결제 방법|付款方式|支払方法|支払い方法|วิธีชำระเงิน|طريقة الدفع|cara bayaran|ödeme şekli|payment method title|payment mode|mode of payment|mop|typ platby|platební metoda|název způsobu platby|zahlungsmethode|zahlungsmittel|betalsätt|betalningsmetod|betalningstyp|betalingsmetode|betalingstype|maksutyyppi|fizetés módja|modalitate de plată|modalitatea de plată|tip plată|ödeme yöntemi|ödeme tipi|μέθοδος πληρωμής|medio de pago|tipo de pago|결제수단|결제방식|결제유형|支付方式|お支払い方法|お支払方法|決済方法|การชำระเงิน|ช่องทางชำระเงิน|نوع الدفع|الدفع|ادائیگی|ادائیگی کا طریقہ|پارەدان|شێوازی پارەدان|পেমেন্ট|পেমেন্টের ধরন|পেমেন্ট পদ্ধতি|kaedah bayaran|kaedah pembayaran|jenis bayaran|jenis pembayaran|paraan ng pagbabayad|paraan ng bayad|ការទូទាត់|វិធីទូទាត់|ການຊຳລະເງິນ|ວິທີຊຳລະ|ငွေပေးချေမှု|ငွေပေးချေနည်း|கட்டண முறை',
  deliverAt:
    'scheduled for|deliver on|delivery date and time|delivery date/time|date and time|datum a čas|datum a čas doručení|doručit v|配達日時|お届け日時|배송 일시|تاريخ ووقت التوصيل|วันเวลาจัดส่ง|requested delivery|doručit|doručit dne|termín doručení|liefertermin|leveres|leveringstidspunkt|leveranstidpunkt|szállítás időpontja|kiszállítás időpontja|data și ora livrării|teslimat tarihi ve saati|teslimat zamanı|ημερομηνία και ώρα παράδοσης|fecha y hora de entrega|fecha y hora|배송희망일시|希望送達時間|送達日期時間|配達希望日時|お届け希望日時|配送日時|กำหนดส่ง|วันเวลาส่ง|موعد التوصيل|موعد التسليم|tarikh dan masa penghantaran',
  deliverDate:
    'delivery date|date of delivery|delivery day|scheduled date|datum doručení|den doručení|تاريخ التسليم|تاريخ التوصيل|วันที่จัดส่ง|วันจัดส่ง|配達日|お届け日|lieferdatum|liefertag|leveransdatum|leveransdag|leveringsdato|toimituspäivä|szállítás napja|data livrării|teslimat tarihi|ημερομηνία παράδοσης|fecha de entrega|배송일|배달일|送達日期|配送日期|tarikh penghantaran|zustelldatum|zustelltag|leveringsdag|toimituspäivämäärä|szállítási dátum|kiszállítás dátuma|kiszállítás napja|data de livrare|teslim tarihi|día de entrega|배송 날짜|배송일자|送貨日期|送货日期|配送日|วันที่ส่ง|ترسیل کی تاریخ|ڈیلیوری کی تاریخ|ডেলিভারির তারিখ|petsa ng paghahatid|petsa sa paghatod|កាលបរិច្ឆេទដឹកជញ្ជូន|ថ្ងៃដឹកជញ្ជូន|ວັນທີຈັດສົ່ງ|ပို့ဆောင်မည့်ရက်|ပို့မည့်ရက်|டெலிவரி தேதி|விநியோக தேதி|بەرواری گەیاندن|お届け予定日|fecha entrega|datum dodání|requested delivery date|preferred delivery date|wunschtermin|配達希望日|お届け希望日|希望配達日|希望送達日期|到貨日期|배송희망일|희망배송일|data livrare',
  deliverTime:
    'delivery time|time of delivery|delivery hour|scheduled time|time|čas|čas doručení|وقت التسليم|وقت التوصيل|เวลาจัดส่ง|配達時間|お届け時間|lieferzeit|uhrzeit|leveranstid|leveringstid|toimitusaika|ora livrării|teslimat saati|teslim saati|ώρα παράδοσης|hora de entrega|배달 시간|배송 시간|配送時間|เวลาส่ง|masa penghantaran|zustellzeit|klockslag|klokkeslett|kello|kellonaika|időpont|szállítás ideje|kiszállítás ideje|ora|ora de livrare|saat|ώρα|hora|시간|時間|时间|時刻|送達時間|送貨時間|送货时间|เวลา|الوقت|الساعة|وقت|ڈیلیوری کا وقت|সময়|ডেলিভারির সময়|oras ng paghahatid|oras sa paghatod|ម៉ោង|ម៉ោងដឹកជញ្ជូន|ເວລາ|ເວລາຈັດສົ່ງ|အချိန်|ပို့မည့်အချိန်|நேரம்|டெலிவரி நேரம்|کات|کاتی گەیاندن|kl|hora entrega|čas dodání|requested delivery time|preferred delivery time|wunschzeit|配達希望時間|お届け希望時間|配達時間帯|お届け時間帯|배송희망시간|희망배송시간|ora livrare|scheduled delivery time|promised delivery time',
} as const

/**
 * Headers that mean a part only beside a certain other column: "Date" alone may be that of an invoice, "House" alone the
 * name of a building. `where` says whether it must be next to the other column, or behind it.
 */
export const BESIDE = [
  {
    part: 'deliverDate',
    names:
      'date|day|datum|den|التاريخ|วันที่|日付|dato|päivä|päivämäärä|dátum|data|tarih|ημερομηνία|fecha|날짜|日期|تاریخ|তারিখ|tarikh|petsa|កាលបរិច្ឆេទ|ວັນທີ|ရက်စွဲ|နေ့စွဲ|தேதி|بەروار|ημ/νία',
    other: 'deliverTime',
    where: 'anywhere',
  },
  {
    part: 'phonePrefix',
    names:
      'prefix|country code|předvolba|kód země|vorwahl|ländercode|riktnummer|landskod|landkode|suuntanumero|maakoodi|körzetszám|előhívó|országkód|cod țară|alan kodu|ülke kodu|κωδικός χώρας|prefijo|código de área|código de país|국가코드|國家代碼|国家代码|国コード|รหัสประเทศ|رمز البلد|رمز الدولة|کنٹری کوڈ|দেশের কোড|kod negara|លេខកូដប្រទេស',
    other: 'phoneNumber',
    where: 'next',
  },
  {
    part: 'houseNumber',
    names:
      'house|number|no|nr|num|číslo|رقم|เลขที่|nummer|numero|szám|număr|numara|αριθμός|número|번지|門牌|番地|altura|nro|নম্বর|နံပါတ်',
    other: 'street',
    where: 'next',
  },
  { part: 'houseNumber', names: 'número|nro|altura', other: 'address', where: 'behind' },
  { part: 'area', names: 'localidad', other: 'city', where: 'anywhere' },
] as const
