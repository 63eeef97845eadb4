import { FLOOR_WORDS as FLOOR_LABELS, UNIT_LABELS } from '../address/unitWords.ts'

/** What a label in a message announces. */
export type Label =
  | 'name'
  | 'phone'
  | 'address'
  | 'address-part'
  | 'unit'
  | 'floor'
  | 'building'
  | 'total'
  | 'part-amount'
  | 'notes'
  | 'time'
  | 'other'

/**
 * Labels that order forms, bots and people use in the languages of the supported countries, separated by bars. Spelled
 * as people write them; case and accents are ignored.
 */
export const LABELS: Readonly<Record<Label, string>> = {
  name:
    "rcpt|rcpnt|recip|consignee|receiver's name|patient|patient name|pacient|pacientka|pacienta|patientin|potilas|paciente|beteg|hasta|hasta adı|ผู้ป่วย|คนไข้|患者|患者名|病人|환자|المريض|المريضة|مریض|রোগী|ご担当|ご担当者|担当|担当者|受取|お受取人|お受取り|宛先|宛て先|ご依頼主|依頼主|收花人|收花者|收件者|收貨者|領取人|取貨人|取餐人|連絡人|联系人姓名|받으실 분|받으실분|수령자명|받는이|teslim alacak|teslim alacak kişi|alacak kişi|persoană de contact|persoana de contact|persoana contact|kontaktperson|yhteyshenkilö|kapcsolattartó|ansprechpartner|ansprechperson|übernahme|übergabe an|ผู้ติดต่อ|ชื่อผู้ติดต่อ|ชื่อคนรับ|คนรับ|اسم المستلمه|يستلم|تستلم|اسم المريض|အော်ဒါမှာသူ|" +
    '收件|收貨|收货|' +
    'お客様名|お客様氏名|ご氏名|お客様|' +
    'komu|převezme|přebírá|přebere|objednal|kontaktní osoba|vásárló|átvevő|név és cím|όνομα πελάτη|mottagarens namn|beställare|bestiller|kundens navn|tilaaja|saaja|pemesan|tatanggap|umorder|ঠিকানা ও নাম|ஆர்டர் செய்தவர்|ឈ្មោះអ្នកទទួល|ឈ្មោះអតិថិជន|ຊື່ລູກຄ້າ|ຊື່ຜູ້ຮັບ|လက်ခံသူအမည်|ဝယ်သူအမည်|ناوی کڕیار|وەرگر|ناوی وەرگر|收貨人姓名|收件人姓名|訂購人|ご注文者|ご注文者名|お届け先氏名|주문자|수령인|수령자|수취인|isim soyad|ad-soyad|اسم الزبونة|اسم المستلمة|الزبونة|العميلة|لصالح|گاہک کا نام|خریدار|apellido y nombre|titular|quien recibe|empfängerin|besteller|bestellerin|who receives|receiver name|ordered by|' +
    'গ্রাহক|গ্রাহকের নাম|প্রাপক|প্রাপকের নাম|வாடிக்கையாளர்|பெறுநர்|کڕیار|kustomer|អតិថិជន|អ្នកទទួល|ລູກຄ້າ|ຜູ້ຮັບ|ဝယ်သူ|ဖောက်သည်|လက်ခံသူ|' +
    'وصول کنندہ|받는사람|받는 사람|받으시는 분|lieferung an|lieferung für|name|names|full name|customer|customer name|client|client name|recipient|recipient name|receiver|contact name|contact person|attn|buyer|' +
    'jméno|jméno a příjmení|jméno zákazníka|zákazník|příjemce|odběratel|nom|nom du client|prénom|имя|клиент|получатель|' +
    'الاسم|اسم|اسم العميل|العميل|الزبون|اسم الزبون|المستلم|اسم المستلم|نام|نام گاہک|گاہک|naam|ناو|' +
    'ชื่อ|ชื่อลูกค้า|ลูกค้า|ผู้รับ|ชื่อผู้รับ|ชื่อ-สกุล|név|vevő|vevő neve|megrendelő|címzett|' +
    'όνομα|ονοματεπώνυμο|πελάτης|παραλήπτης|ad|ad soyad|adı soyadı|isim|isim soyisim|müşteri|müşteri adı|alıcı|alıcı adı|' +
    '姓名|名字|客戶|客户|客人|受取人|受取人名|宛名|お届け先名|收件人|收貨人|收货人|聯絡人|联系人|稱呼|お名前|名前|氏名|이름|성함|받는분|받는 분|고객|고객명|' +
    'nombre|nombre y apellido|nombre completo|cliente|destinatario|recibe|a nombre de|nume|nume client|destinatar|' +
    'kunde|kundenname|empfänger|vor- und nachname|namn|kund|mottagare|navn|mottaker|nimi|asiakas|vastaanottaja|' +
    'nama|nama penuh|nama pelanggan|pelanggan|penerima|pangalan|ngalan|নাম|ক্রেতা|ক্রেতার নাম|பெயர்|ឈ្មោះ|ຊື່|အမည်|နာမည်',
  phone:
    '번호|제 번호|내 번호|폰번호|เบอร์แม่|เบอร์น้อง|เบอร์คนรับ|no tel dia|her number|his number|her mobile|his mobile|her phone|his phone|telefon na ni|telefon na něj|její číslo|jeho číslo|ihre nummer|seine nummer|su celular|su teléfono|su número|su cel|hennes nummer|hans nummer|hänen numeronsa|az ő száma|száma|numărul ei|numărul lui|το τηλέφωνό της|το κινητό της|ان کا نمبر|اس کا نمبر|unka number|uska number|তার নম্বর|উনার নম্বর|ওর নাম্বার|அவர் எண்|ເບີລາວ|佢電話|她電話|他電話|電話係|電話是|លេខ|' +
    'fone|mobilní telefon|kontaktní telefon|telefonní kontakt|mobilszám|τηλέφωνο επικοινωνίας|mobilnummer|tel.nr|tfn|telefonnr|puhelinnumero|nombor telefon|no telefon|no. telefon|telepono ko|নম্বর|যোগাযোগ|ফোন নং|அலைபேசி|செல்|தொடர்புக்கு|លេខទំនាក់ទំនង|ទំនាក់ទំនង|ເບີຕິດຕໍ່|ໂທລະສັບ|ဆက်သွယ်ရန်|ژمارە|ژمارەی تەلەفۆن|手機號碼|手機号|手提電話|聯絡手機|連絡電話|携帯電話|お電話番号|お電話|ご連絡先|핸드폰번호|휴대전화|휴대폰번호|전번|للتواصل|رقم التواصل|التلفون|التليفون|رقم التلفون|رابطہ نمبر|سیل نمبر|rabta|teléfono de contacto|celu|número|nummeret|telefonnummeret|' +
    'নাম্বার|মোবাইল নং|ফোন নম্বর|আমার নাম্বার|கைபேசி|போன்|மொபைல்|தொடர்பு எண்|ژمارەکەم|ژمارەی مۆبایل|telepono|nombor|nombor saya|number ko|akong number|我的号码|号码|លេខខ្ញុំ|ເບີ|ເບີຂ້ອຍ|nummeret mitt|mitt nummer|numeroni|' +
    'nummer|kontakt|kontaktnummer|میرا نمبر|mera number|موبایل|رابطہ|聯絡|連絡先|phone|phone number|phone no|tel|tel no|telephone|mobile|mobile number|mobile no|mob|cell|cellphone|hp|hp no|handphone|contact|contact no|contact number|call|ph|whatsapp|wa|number|num|cp|cp no|' +
    'telefon|telefonní číslo|tel. číslo|číslo|mobil|téléphone|portable|телефон|тел|номер|' +
    'الهاتف|هاتف|رقم الهاتف|رقم|رقمي|الجوال|جوال|رقم الجوال|موبايل|الموبايل|تلفون|تليفون|تلفوني|واتساب|واتس|تلفونها|تلفونه|رقمها|رقمه|جوالها|جواله|فون|فون نمبر|موبائل|نمبر|موبائل نمبر|تەلەفۆن|مۆبایل|' +
    'โทร|เบอร์|เบอร์โทร|เบอร์โทรศัพท์|โทรศัพท์|เบอร์ติดต่อ|มือถือ|telefonszám|szám|számom|' +
    'τηλ|τηλέφωνο|κινητό|κιν|gsm|cep|cep tel|cep no|telefon no|telefon numarası|numara|numaram|iletişim|' +
    '電話|电话|聯絡電話|联系电话|電話番号|手機|手机|手提|携帯|전화|전화번호|연락처|휴대폰|핸드폰|' +
    'teléfono|celular|cel|móvil|telefon mobil|nr|nr tel|nr telefon|număr|handy|rufnummer|telefonnummer|mobiltelefon|tlf|puh|puhelin|numero|' +
    'no tel|telefon bimbit|ফোন|মোবাইল|মোবাইল নম্বর|தொலைபேசி|អោយលេខ|ទូរស័ព្ទ|លេខទូរស័ព្ទ|ໂທ|ເບີໂທ|ဖုန်း|ဖုန်းနံပါတ်',
  address:
    'místo|místo předání|misto|doručovací místo|adresa předání|paikka|leveringsadress|sted|plats|leveransplats|hely|loc|locul livrării|lugar|yer|zustellort|ort der lieferung|ที่ส่ง|ส่งไปที่|จุดส่ง|送貨到|外送地點|送到地址|배송 주소|배달 주소|받는곳|받는 곳|お届け先は|納品先|訪問先|ដឹកទៅ|ສະຖານທີ່|နေရာ|ডেলিভারি লোকেশন|جگہ|' +
    'สถานที่|届け先|届け先住所|お届先|送り先|お送り先|送付先|' +
    'δ/νση|δνση|' +
    'kam doručit|místo doručení|adresa dodání|lakcím|kiszállítási cím|helyszín|cím és emelet|τοποθεσία|adressen|leveringssted|leveres til|kotiosoite|toimituspaikka|alamat rumah|lokasi|dadalhin sa|dalhin sa|লোকেশন|டெலிவரி முகவரி|இடம்|កន្លែងដឹក|ទីតាំងដឹក|ສະຖານທີ່ສົ່ງ|ທີ່ຢູ່ຈັດສົ່ງ|ပို့ရန်လိပ်စာ|شوێن|شوێنی گەیاندن|送達地址|配送地址|外送地址|送餐地址|送貨地點|お届け先住所|お届け先ご住所|ご住所|配達先|配達先住所|배송주소|배달지|도착지|받는 주소|teslim adresi|açık adres|teslimat yeri|السكن|المكان|مكان التوصيل|ڈیلیوری ایڈریس|مکمل پتہ|مقام|delivery ka pata|lugar de entrega|direccion completa|dire|locație|lieferort|where|' +
    'ডেলিভারি ঠিকানা|ihatid sa|pakihatid sa|ihatod sa|adres sa paghatod|گەڕەک|ទីកន្លែង|ບ່ອນສົ່ງ|ပို့ရမည့်လိပ်စာ|' +
    'address|add|delivery address|shipping address|addr|deliver to|delivery to|ship to|send to|drop off|drop-off|location|delivery location|' +
    'adresa|adresa doručení|doručovací adresa|dodací adresa|doručit na|doručit|kam|adresse|adresse de livraison|адрес|адрес доставки|' +
    'العنوان|عنوان|عنوان التوصيل|الموقع|موقع التوصيل|پتہ|ایڈریس|pata|ghar ka address|ناونیشان|' +
    'ที่อยู่|ที่อยู่จัดส่ง|จัดส่ง|จัดส่งที่|ส่งที่|สถานที่ส่ง|cím|szállítási cím|διεύθυνση|διεύθυνση παράδοσης|' +
    'adres|adresim|adresi|teslimat adresi|konum|地址|送貨地址|送货地址|收貨地址|收货地址|住所|お届け先|配送先|주소|배송지|배달주소|' +
    'dirección|dirección de entrega|domicilio|entregar en|entrega en|enviar a|adresa de livrare|livrare la|lieferadresse|anschrift|' +
    'adress|leveransadress|leveringsadresse|osoite|toimitusosoite|alamat|alamat penghantaran|tirahan|' +
    'ঠিকানা|முகவரி|អាសយដ្ឋាន|ទីតាំង|ທີ່ຢູ່|လိပ်စာ',
  'address-part':
    'psč a město|město a psč|obec|část obce|čtvrť|ulice a č.p.|ulice a číslo|ulice a číslo domu|ulice č|plz ort|plz und ort|straße und hausnummer|hausnummer|bezirk|wohnort|localitate|județ|cod poștal|strada și nr|calle y número|calle y altura|provincia|código postal|gatuadress|postort|postadress|ort och postnr|postnr|gateadresse|poststed|postnr og sted|kaupunki|postitoimipaikka|katuosoite|település|utca házszám|irsz|οδός και αριθμός|δήμος|ταχ. κώδικας|ilçe il|posta kodu|negeri|poskod bandar|barangay|lungsod|الحي|حي|الشارع رقم|المبنى رقم|رقم المبنى|الرمز البريدي|الدولة|البلدية|المحافظة|محلہ|شہر|سیکٹر|علاقہ|থানা|জেলা|এলাকা|রোড নং|ตำบล|อำเภอ|หมู่บ้าน|ถนน/ซอย|郵便番号|市区町村|都道府県|番地|郵遞區號|行政區|우편번호|시/군/구|도로명|ລະຫັດໄປສະນີ|នគរ|မြို့|area|block|street|street name|house|house no|house number|avenue|road|city|town|district|postal code|postcode|zip|zip code|' +
    'ulice|město|psč|المنطقة|منطقة|قطعة|القطعة|شارع|الشارع|منزل|رقم المنزل|جادة|المدينة|οδός|περιοχή|πόλη|τκ|' +
    'ถนน|ซอย|แขวง|เขต|จังหวัด|รหัสไปรษณีย์|utca|város|irányítószám|cadde|sokak|mahalle|ilçe|calle|ciudad|barrio|localidad|altura|' +
    'strada|oraș|sector|straße|plz|ort|gata|postnummer|gate|katu|postinumero|街道|區|区|地區|jalan|bandar|poskod',
  unit: `${UNIT_LABELS}|部屋|部屋番号`,
  floor: FLOOR_LABELS,
  building:
    'building|building name|bldg|tower|condo|budova|bâtiment|عمارة|العمارة|بناية|البناية|برج|مبنى|المبنى|ตึก|อาคาร|คอนโด|หมู่บ้าน|' +
    'épület|κτίριο|bina|apartman|site|edificio|torre|bloc|gebäude|byggnad|bygning|rakennus|建物名|건물|bangunan',
  total:
    'dohromady|vše dohromady|vyjde to na|dělá to|bude to|bude to stát|zusammen|insgesamt|alles zusammen|macht zusammen|das macht|son|en total|serían|queda en|total final|all together|altogether|comes to|sammanlagt|tilsammen|det blir|blir|blir det|yht|yht.|maksaa yhteensä|în total|în total de|ies|hepsi|toplamda|lahat|lahat lahat|semuanya|semua sekali|összesen lesz|összesen fizetendő|다해서|다 해서|모두|전부|總共|しめて|全部で|รวมทั้งสิ้น|ทั้งหมด|الكل|الطلب كله|إجمالي الطلب|اجمالي الطلب|كلهم|kul|kul mila kar|سب ملا کر|সব মিলিয়ে|எல்லாம் சேர்த்து|όλα μαζί|συνολικά|សរុបទាំងអស់|ລວມໝົດ|အားလုံး|هەمووی|ยอดเงิน|hesap|' +
    'ငွေ|' +
    '應付|' +
    'belopp|pris|beløp|totalbeløp|totalsummen|att betala vid dörren|yhteissumma|summa yhteensä|összeg|fizetendő összeg|de încasat|preț|suma|total comandă|συνολικό ποσό|πληρωτέο ποσό|λογαριασμός|jumlah keseluruhan|jumlah harga|singil|মোট বিল|টাকার পরিমাণ|মোট দাম|மொத்த தொகை|கட்டணம்|ចំនួនទឹកប្រាក់|តម្លៃទាំងអស់|ຍອດລວມ|ຈຳນວນເງິນ|ລວມເງິນ|ငွေပမာဏ|کۆی پارە|بڕی پارە|總金額|應收|應收金額|代收|代收金額|お会計|ご請求額|お支払い金額|合計金額|総額|총금액|총 금액|받을 금액|결제 금액|toplam fiyat|fiyat|alınacak|ödenecek tutar|الفاتورة|قيمة الطلب|المبلغ المطلوب|کل قیمت|واجب الادا|total raqam|kul raqam|a cobrar|precio|endbetrag|rechnungsbetrag|zu kassieren|macht|k zaplacení|k platbě|vybrat|' +
    'সর্বমোট|মোট টাকা|বিল|দাম|மொத்தத் தொகை|தொகை|விலை|کۆ|نرخ|halaga|babayaran|tanan|kantidad|bayranan|តម្លៃសរុប|ថ្លៃ|ទឹកប្រាក់|ລວມທັງໝົດ|ທັງໝົດ|ဈေးနှုန်း|စုစုပေါင်းငွေ|费用|总额|maksettava|' +
    'raqam|کل رقم|کل بل|ٹوٹل|ٹوٹل بل|連運費|連埋運費|包運費|含運費|물품가액|代金|料金|total|grand total|total amount|total price|total bill|total cost|amount|amount due|amnt|amt|sum|to pay|to collect|collect|cod|cash|cash on delivery|bill|price|payable|' +
    'celkem|celková cena|cena|cena celkem|celkem k úhradě|k úhradě|částka|platba|hotově|dobírka|montant|prix|total à payer|итого|сумма|' +
    'المجموع|الإجمالي|الاجمالي|المبلغ|المبلغ الإجمالي|الحساب|القيمة|السعر|المطلوب|کل|قیمت|بل|کۆی گشتی|' +
    'ยอดรวม|รวม|ยอดสุทธิ|รวมทั้งหมด|ราคา|ราคารวม|เก็บเงิน|เก็บเงินปลายทาง|ยอดเก็บปลายทาง|ยอด|ยอดชำระ|' +
    'összesen|végösszeg|fizetendő|fizetés|ár|σύνολο|γενικό σύνολο|τελικό σύνολο|πληρωτέο|ποσό|πληρωμή|' +
    'toplam|genel toplam|toplam tutar|tutar|ödenecek|ödeme|nakit|總數|總計|总计|合計|合计|合共|总共|金額|金额|總額|应付|現金|现金|一共|' +
    '합계|총액|총|금액|결제금액|total a cobrar|total a pagar|importe|monto|a pagar|transferí|efectivo|total de plată|de plată|sumă|' +
    'gesamt|gesamtsumme|gesamtbetrag|summe|betrag|zu zahlen|totalt|summa|att betala|totalsumma|å betale|yhteensä|loppusumma|hinta|' +
    'jumlah|jumlah bayaran|harga|kabuuan|bayad|মোট|মূল্য|மொத்தம்|សរុប|តម្លៃ|ລວມ|ລາຄາ|စုစုပေါင်း|ကျသင့်ငွေ',
  'part-amount':
    'டெலிவரி கட்டணம்|کرێی گەیاندن|ថ្លៃដឹក|ថ្លៃដឹកជញ្ជូន|ຄ່າສົ່ງ|ပို့ခ|' +
    'subtotal|sub total|sub-total|delivery|delivery fee|delivery charge|shipping|shipping fee|gst|tax|vat|service charge|discount|tip|change|deposit|products|goods|' +
    'doprava|mezisoučet|dph|sleva|spropitné|balné|sous-total|livraison|доставка|скидка|المجموع الفرعي|التوصيل|رسوم التوصيل|الخصم|الضريبة|ڈیلیوری|ڈیلیوری چارجز|' +
    'ค่าส่ง|ค่าจัดส่ง|ค่าสินค้า|ค่าอาหาร|ส่วนลด|มัดจำ|részösszeg|szállítás|szállítási díj|kedvezmény|áfa|csomagolás|' +
    'μεταφορικά|υποσύνολο|μερικό σύνολο|προϊόντα|φπα|έκπτωση|ara toplam|kargo|kargo ücreti|teslimat ücreti|teslimat|kdv|indirim|kapora|' +
    '小計|小计|運費|运费|配送費|折扣|送料|割引|배송비|배달비|소계|할인|envío|costo de envío|productos|descuento|iva|seña|' +
    'transport|livrare|tva|reducere|lieferung|liefergebühr|zwischensumme|mwst|rabatt|trinkgeld|frakt|leverans|delsumma|moms|levering|' +
    'toimitus|toimitusmaksu|välisumma|alv|penghantaran|caj penghantaran|diskaun|ডেলিভারি|ডেলিভারি চার্জ',
  notes:
    'σημ|' +
    'megj|' +
    '요청|요청 사항|전달사항|비고|기타|övrigt|annat|annet|beskjed|muuta|viesti|egyéb|üzenet|altele|alte detalii|detalii|άλλα|μήνυμα|lain-lain|pesan|nota penghantaran|bilin|paalala|নির্দেশনা|বিশেষ নির্দেশনা|மற்றவை|សម្គាល់|ຄຳແນະນຳ|ညွှန်ကြားချက်|ڕێنمایی|其他|其它|特別要求|その他|ご要望|ご希望|メモ|連絡事項|vzkaz|upozornění|pokyny|sonstiges|nachricht|mensaje|indicaciones|detalle|diğer|mesaj|ملاحظه للسائق|تعليمات|ملاحظات التوصيل|خاص ہدایت|zaroori baat|hidayat|คำแนะนำ|ข้อความ|เพิ่มเติม|' +
    'ہدایت|ہدایات|指示|note|notes|remark|remarks|comment|comments|instructions|special instructions|delivery instructions|rider note|driver note|note to rider|' +
    'poznámka|poznámky|pozn|remarque|remarques|commentaire|примечание|комментарий|ملاحظة|ملاحظات|ملاحظه|نوٹ|تێبینی|หมายเหตุ|โน้ต|' +
    'megjegyzés|σχόλια|σχόλιο|σημείωση|σημειώσεις|παρατηρήσεις|not|notlar|sipariş notu|açıklama|備註|备注|備考|留言|메모|요청사항|배달메모|' +
    'observaciones|obs|nota|notas|aclaraciones|aclaración|comentarios|observații|mențiuni|hinweis|hinweise|anmerkung|notiz|bemerkung|' +
    'meddelande|notering|kommentar|merknad|huom|huomautus|lisätieto|lisätiedot|catatan|tandaan|নোট|குறிப்பு|ចំណាំ|ໝາຍເຫດ|မှတ်ချက်',
  time:
    'klokkeslett|klockslag|kello|' +
    'wunschzeit|wunschtermin|liefertermin|lieferung um|' +
    'المعاد|ميعاد التوصيل|ご希望時間|ご希望日時|希望日時|配達日時|お届け日時|お届け希望時間|送達時段|' +
    'waqt|vaqt|وقت|وقت التوصيل|الموعد|موعد التوصيل|ڈیلیوری کا وقت|delivery ka waqt|time|delivery time|deliver at|when|배송시간|배달시간|시간|희망시간|čas|čas doručení|čas dodání|kdy|doručit kdy|الوقت|เวลา|เวลาส่ง|เวลาจัดส่ง|idő|időpont|mikor|szállítási idő|ώρα|ώρα παράδοσης|πότε|saat|teslimat saati|zaman|hora|horario|hora de entrega|cuándo|oră|ora|ora livrării|când|zeit|uhrzeit|lieferzeit|wann|tid|leveranstid|leveringstid|tidspunkt|när|når|aika|toimitusaika|kellonaika|milloin|masa|masa hantar|masa penghantaran|pukul|bila|oras|oras ng delivery|kailan|時間|時间|时间|時段|送達時間|送貨時間|配送時間|外送時間|送餐時間|お届け時間|配達時間|配達希望|配達希望時間|希望時間|お時間|সময়|ডেলিভারির সময়|நேரம்|டெலிவரி நேரம்|ម៉ោង|ពេលវេលា|ម៉ោងដឹក|ເວລາ|ເວລາສົ່ງ|အချိန်|ပို့ရမည့်အချိန်|کات|کاتی گەیاندن',
  other:
    'お支払方法|お支払|ご注文番号|ご注文|' +
    'úhrada|způsob úhrady|forma úhrady|zahlungsart|bezahlung|medio de pago|método de pago|pago|betalningssätt|betalningsmetod|betalingsmåte|maksu|mod de plată|metodă de plată|plată|fizetés módja|cara bayaran|kaedah bayaran|paraan ng bayad|পেমেন্ট|পেমেন্ট পদ্ধতি|பணம்|கட்டண முறை|பேமெண்ட்|បង់ប្រាក់|ការទូទាត់|វិធីបង់ប្រាក់|ຈ່າຍ|ການຊຳລະ|ຊຳລະ|ວິທີຈ່າຍ|ငွေပေးချေမှု|ငွေပေးချေ|پارەدان|شێوازی پارەدان|السداد|طريقة السداد|adaigi|ชำระ|วิธีชำระ|วิธีชำระเงิน|จ่าย|ชำระเงิน|付款方法|支付方式|結帳方式|お支払い|お支払い方法|支払い|支払方法|결제수단|결제 방법|결제방식|ödeme türü|受付番号|受付日|伝票番号|tilausnro|beställning|beställningsnummer|bestilling|ordrenummer|অর্ডার|ஆர்டர்|ការកម្មង់|ອໍເດີ|အော်ဒါ|داواکاری|' +
    '單號|单号|단번호|order|order no|order number|order id|order details|items|item|products ordered|date|payment|payment method|payment type|paid by|qty|quantity|ref|reference|invoice|invoice no|email|e-mail|' +
    'objednávka|číslo objednávky|obj|položky|datum|způsob platby|commande|articles|заказ|состав|طلب|الطلب|رقم الطلب|الطلبية|الدفع|طريقة الدفع|التاريخ|آرڈر|آرڈر نمبر|ادائیگی|' +
    'ออเดอร์|คำสั่งซื้อ|เลขที่คำสั่งซื้อ|รายการ|สินค้า|วันที่|การชำระเงิน|rendelés|rendelésszám|tételek|fizetési mód|dátum|' +
    'παραγγελία|αρ. παραγγελίας|είδη|τρόπος πληρωμής|ημερομηνία|sipariş|sipariş no|ürünler|ödeme şekli|ödeme yöntemi|tarih|' +
    '訂單|订单|訂單編號|订单号|餐點|付款|付款方式|支付|日期|注文|注文番号|商品|주문|주문번호|메뉴|결제|결제방법|' +
    'pedido|nro de pedido|artículos|fecha|forma de pago|comandă|nr comandă|produse|dată|bestellung|bestellnummer|artikel|zahlung|' +
    'order nr|ordernummer|varor|betalning|ordre|varer|betaling|tilaus|tilausnumero|tuotteet|maksutapa|pesanan|no pesanan|bayaran|tarikh',
}

/** Phrases that introduce a name, with or without a label. */
export const NAME_PHRASES =
  "name's|名字係|佢叫|お届け先は|届け先は|送り先は|" +
  '她叫|他叫|名叫|叫做|名字是|名字叫|姓名是|名前は|名前が|お名前は|氏名は|宛名は|受取人は|担当は|名義は|이름은|성함은|받는 사람은|받는사람은|받는 분은|ชื่อคนรับ|ชื่อว่า|ผู้รับคือ|คนรับชื่อ|nimi on|namnet är|navnet er|el nombre es|numele este|jméno je|jmenuje se|se jmenuje|heißt|se llama|se numește|heter|nimeltään|adı|ismi|اسمها|اسمه|her name is|his name is|এর নাম|নাম হলো|نام ہے|' +
  'নাম|பெயர்|ឈ្មោះ|ຊື່|အမည်|nama|ngalan|pangalan|nume|namn|navn|nimi|név|' +
  'nimellä|nimelle|i namnet|på navnet|på namnet|pe numele|atas nama|sa pangalan ni|sa pangalan ng|order po ni|order ni|ใช้ชื่อ|ชื่อผู้สั่ง|στο όνομα του|στο όνομα της|auf den namen|' +
  'من ناوم|ناوم|para kay|para kang|pakihatid kay|kay|送给|交给|ខ្ញុំឈ្មោះ|ຂ້ອຍຊື່|ສົ່ງໃຫ້|ကျွန်တော့်နာမည်|ကျွန်မနာမည်|olen|' +
  "my name is|my name's|my name|name is|name|i am|i'm|this is|it's for|tady|jmenuji se|jmenuju se|jsem|na jméno|jméno|me llamo|mi nombre es|a nombre de|soy|" +
  'με λένε|λέγομαι|είμαι|στο όνομα|benim adım|adım|ismim|ben|mera naam|naam|میرا نام|نام|اسمي|باسم|بإسم|انا|' +
  '送貨給|送給|送畀|交給|我叫|我姓|我係|我是|ชื่อ|ผู้รับชื่อ|ผู้รับ|ส่งให้คุณ|ให้คุณ|私は|ich heiße|ich bin|mein name ist|jag heter|jeg heter|nimeni on|mă numesc|mă cheamă|numele meu este|nama saya|' +
  'ako si|ako po si|меня зовут|a nevem|nevem|je m appelle|আমার নাম|என் பெயர்|제 이름은'

/** Words that follow a name in some languages. */
export const NAME_ENDINGS =
  'naam hai|name hai|نام ہے|といいます|részére|nevére|névre|' + 'ပါ|vagyok|here|hier|bhai|usta|sir|です|입니다'

/** Titles before a name that are not part of it. */
export const TITLES =
  'ဒေါ်|ဦး|' +
  'আমি|நான்|បងស្រី|បងប្រុស|លោកគ្រូ|អ្នកគ្រូ|អ្នកស្រី|ເອື້ອຍ|ອ້າຍ|مدام|' +
  'ate|kuya|aling|mang|جەناب|کاک|خاتوو|លោក|លោកស្រី|ນາງ|ທ້າວ|ທ່ານ|' +
  'mr|mrs|ms|miss|mdm|madam|dr|engr|atty|mudr|mvdr|judr|phdr|ing|mgr|bc|prof|doc|pan|paní|p|sr|sra|señor|señora|herr|frau|κ|κος|κα|κυρία|κύριος|คุณ|k|khun|bay|bayan|dl|dna|السيد|السيدة|أستاذ|الأستاذ|جناب|محترمہ'

/** Titles and forms of address before a name, which announce it; a point may follow. */
export const NAMING_TITLES =
  'under|ask for|asking for|look for|she is|he is|this is for|meant for|gift for|surprise for|hanapin si|hanapin po si|pakihanap si|para kay|ptejte se po|ptát se na|ptejte se na|hledejte|fragen nach|fragen sie nach|bitte nach|zu händen|preguntar x|preguntá x|pregunten por|pregunta por|a nombre de|întrebați de|întreabă de|fråga efter|spør etter|kysy|kysykää|keresse|cari|jumpa|tanya|pí|lola|lolo|nanay|tatay|manang|manong|ask|titular|vyzvedne|vyzvedává|přebere si|übernimmt|átveszi|tas emot av|mottas av|tas imot av|vastaanottaa|contact person|contact|kontakt|kontaktní osoba|kontaktperson|yhteyshenkilö|pacient|pacientka|pacienta|patient|patientin|potilas|paciente|beteg|attn|attention|c/o|z hd|k rukám|teslim alacak|teslim alacak kişi|preguntar por|preguntá por|lo recibe|la recibe|persoană de contact|persoana de contact|primește|rcpt|oslavenec|oslavenkyně|dott|mmag|dkfm|prim|rndr|paeddr|phmr|thdr|ddr|mba|' +
  'sl|sn|major|maj|colonel|brig|brigadier|lt|lieutenant|captain|kuya|pakcik|makcik|pak cik|mak cik|özv|ifj|domnișoara|d-ra|δις|δρ|neiti|hra|rva|frøken|hrn|arq|' +
  'κύριε|' +
  'aunty|auntie|kak|abang|mam|maam|' +
  'd-na|d-l|d-nul|familjen|familien|perhe|rodina|familia|' +
  'příjemce|odběratel|převezme|přebírá|přebere|komu|objednal|objednala|empfänger|empfängerin|destinatario|destinataria|destinatar|recibe|recipient|receiver|mottagare|mottaker|vastaanottaja|címzett|alıcı|penerima|παραλήπτης|datuk|dato|haji|hajah|sir|dş|uzm|av|aling|tita|tito|fröken|fru|rouva|herra|τον κ|την κα|' +
  'asiakas|kund|pelanggan|' +
  'customer|client|cliente|clienta|kunde|kundin|zákazník|zákaznice|müşteri|mr|mrs|ms|mdm|madam|dr|engr|atty|encik|cik|puan|tuan|col|capt|mudr|mvdr|judr|phdr|ing|mgr|bc|prof|doc|pan|paní|pana|panu|slečna|slečny|sr|sra|srta|don|doña|dra|lic|señor|señora|p.|familie|fam|di|mister|janab|mian|herr|herrn|hr|frau|fr|mag|dipl|sayın|bay|bayan|begum|κ|κος|κα|κυρία|κύριος|domnul|doamna|dl|dna|khun'

/** The same in scripts without capital letters. */
export const TITLES_WITHOUT_CASE =
  'التواصل مع|للتواصل مع|تواصل مع|اسأل عن|اسألوا عن|باسم الاخ|باسم الاخت|السيدة الفاضلة|المستلم|المستلمة|المريض|المريضة|الوالدة|الوالد|يستلمها|تستلمها|ডাক্তার|পেশেন্ট|' +
  '담당자|' +
  'مدام|دكتور|دكتورة|مهندس|مهندسة|أستاذة|مولانا|میجر|کرنل|کیپٹن|بریگیڈیئر|মিস্টার|' +
  'জনাব|মিসেস|বেগম|திரு|திருமதி|کاک|خاتوو|بەڕێز|លោក|លោកស្រី|កញ្ញា|ນາງ|ທ້າວ|ທ່ານ|' +
  'السيد|السيدة|أستاذ|الأستاذ|الأستاذة|الدكتور|الدكتورة|الآنسة|الشيخ|الحاج|المهندس|المهندسة|م|أ|مسٹر|مس|د|جناب|محترم|محترمہ|بیگم|ڈاکٹر|حاجی|الاخت|الأخت|الاخ|الأخ|الشيخة|مسز|پروفیسر|انجینئر|মিস|ডাঃ|ডা|டாக்டர்'

/** Words of the sender of a message that passes an order on: a till, a shop, its staff. */
export const SHOP_WORDS =
  'branch|şube|şubesi|filiale|filial|pobočka|restaurace|sucursal|restaurante|cawangan|restoran|kedai|fiók|étterem|sivuliike|ravintola|restaurang|υποκατάστημα|εστιατόριο|ταβέρνα|فرع|الفرع|برانچ|রেস্টুরেন্ট|শাখা|分店|食堂|早餐|식당|분식|' +
  'counter|cashier|till|front desk|reception|dispatch|shop|store|kitchen|restaurant|bistro|pizzeria|bakery|cafe|café|pokladna|provozovna|kasa|kassa|kassenteam|gasthaus|caja|cajera|cajero|mostrador|kasiyer|kase|lokanta|' +
  'كاشير|الكاشير|كاونتر|مطعم|المطعم|محل|کیشئر|کاؤنٹر|ریسٹورنٹ|دکان|แคชเชียร์|ร้าน|สาขา|レジ|店長|本店|支店|收銀|茶餐廳|餐廳|카운터|매장|실장|점장|본점|지점'

/** Members of a family and others whom people order for, in the forms that stand behind "for" or "my". */
export const RELATIVES =
  'gf|bf|hubby|wifey|grandson|granddaughter|daughter-in-law|mother-in-law|sis|bro|vieja|vieja mía|polola|mam|kolega|vejen|faster|moster|kusin|abang|makcik|pakcik|mak|emak|sister|brother|mother|mom|mum|mama|father|dad|papa|wife|husband|daughter|son|aunt|uncle|cousin|friend|boss|colleague|grandmother|grandma|grandfather|grandpa|granny|girlfriend|boyfriend|neighbour|' +
  'sestru|bratra|maminku|mamku|mámu|matku|tatínka|tátu|taťku|otce|manželku|manžela|ženu|dceru|syna|babičku|babi|dědu|dědečka|tetu|strejdu|strýce|kamarádku|kamaráda|kolegyni|kolegu|přítelkyni|přítele|vnučku|vnuka|sousedku|souseda|' +
  'schwester|bruder|mutter|vater|oma|opa|tochter|sohn|tante|onkel|freundin|freund|kollegin|kollegen|nachbarin|nachbarn|' +
  'hermana|hermano|mamá|papá|madre|padre|esposa|esposo|mujer|marido|hija|hijo|tía|tío|amiga|amigo|abuela|abuelo|novia|novio|suegra|jefa|jefe|' +
  'syster|bror|mamma|pappa|mormor|morfar|farmor|farfar|dotter|vän|kompis|kollega|søster|venn|kone|mann|datter|sønn|bestemor|bestefar|' +
  'tata|soția|soțul|sora mea|fratele meu|mama mea|tatăl meu|soția mea|soțul meu|fiica mea|fiul meu|bunica|bunica mea|bunicul|prietena mea|prietenul meu|' +
  'ibu saya|mak saya|ayah|ayah saya|abah|kakak|adik|isteri|isteri saya|suami|suami saya|anak saya|kawan saya|nenek|nanay|tatay|kapatid|asawa|anak ko|kaibigan|' +
  'μαμά|μητέρα μου|πατέρα μου|μπαμπά|αδερφή μου|αδερφό μου|γυναίκα μου|άντρα μου|κόρη μου|γιο μου|γιαγιά|παππού|φίλη μου|φίλο μου'
/** The same with their preposition or case. */
export const FOR_RELATIVES =
  'meine frau|meiner frau|meinen mann|meinem mann|min fru|min man|min mann|min kone|min mor|min far|til mor|til far|till mor|till far|ibu saya|mak saya|nenek saya|mi señora|' +
  'äidille|isälle|siskolle|veljelle|vaimolle|miehelle|tyttärelle|pojalle|mummolle|mummille|ukille|vaarille|ystävälle|tädille|kaverille|anopille|' +
  'anyukámnak|anyámnak|édesanyámnak|apukámnak|apámnak|nővéremnek|húgomnak|bátyámnak|öcsémnek|feleségemnek|férjemnek|lányomnak|fiamnak|nagymamámnak|mamámnak|barátnőmnek|barátomnak|' +
  'anneme|babama|kız kardeşime|ablama|abime|eşime|kızıma|oğluma|teyzeme|halama|amcama|anneannem|anneanneme|babaanneme|dedeme|arkadaşıma|kardeşime'
/** The same with "for my" or "my" in one word. */
export const MY_RELATIVES =
  'أختي|أخي|أخوي|أمي|أبي|أبوي|والدتي|والدي|زوجتي|زوجي|بنتي|ابنتي|ابني|ولدي|عمي|عمتي|خالي|خالتي|جدتي|جدي|صديقي|صديقتي|صاحبي|صاحبتي|زميلي|زميلتي|حماتي'
/** The same before a name in Japanese. */
export const EAST_ASIAN_RELATIVES =
  '祖父の|祖母の|父の|母の|義父の|義母の|妻の|夫の|主人の|娘の|息子の|姉の|妹の|兄の|弟の|友人の|友達の|叔母の|伯母の|叔父の|同僚の|上司の|彼女の|孫の'
/** The same between spaces, in scripts without capitals. */
export const UNCASED_FOR_RELATIVES =
  '어머니|엄마|아버지|아빠|할머니|할아버지|장모님|장인어른|시어머니|누나|언니|여동생|남동생|아내|남편|딸|아들|친구|이모|고모|동료|' +
  '媽媽|爸爸|我媽|我爸|阿嬤|阿公|婆婆|爺爺|奶奶|外婆|老婆|老公|女兒|兒子|朋友|同事|姐姐|妹妹|家姐|阿媽|阿爸|' +
  'میری والدہ|میرے والد|میری امی|میرے ابو|میری بہن|میرے بھائی|میری بیوی|میرے شوہر|میری بیٹی|میرے بیٹے|میری خالہ|میرے دوست|میری دوست|والدہ|اپنی والدہ|' +
  'আমার মা|আমার মায়ের|আমার আম্মা|আমার বাবা|আমার আব্বা|আমার বোন|আমার ভাই|আমার স্ত্রী|আমার খালা|আমার বন্ধু|আমার বোনের|আমার মেয়ে|আমার ছেলে|' +
  'என் அம்மா|என் அப்பா|என் அக்கா|என் தங்கை|என் அண்ணன்|என் மனைவி|என் நண்பர்|دایکم|باوکم|خوشکم|براکەم|هاوڕێکەم|' +
  'ម្តាយខ្ញុំ|ម៉ាក់ខ្ញុំ|ប៉ាខ្ញុំ|បងស្រីខ្ញុំ|ប្អូនស្រីខ្ញុំ|មិត្តខ្ញុំ|ແມ່|ພໍ່|ໝູ່|အမေ|အဖေ|အစ်မ|ညီမ|သူငယ်ချင်း'
/** Words for the person who orders for another one. */
export const ORDERERS =
  'objednal|objednala|objednatel|besteller|bestellerin|beställare|bestiller|tilaaja|megrendelő|umorder|pemesan|ご注文者|ご注文者名|ご依頼主|依頼主|訂購人|주문자|ordered by|ஆர்டர் செய்தவர்|အော်ဒါမှာသူ'

/** Words after a name that only belong to the way people are addressed. */
export const NAME_HONORIFICS =
  '대리|과장|차장|부장|사원|' +
  'sahiba|saheb|sahibah|begum|uncle|aunty|hanim|beyefendi|hanımefendi|úr|asszony|بیگم|آنٹی|انکل|大哥|大姐|老師|老师|經理|经理|医師|교수님|어머님|아버님|' +
  'সাহেব|ভাই|আপা|স্যার|' +
  'bey|hanım|abi|abla|hoca|sahab|sahib|saab|고객|baji|bhai|api|صاحب|صاحبہ|باجی|بھائی|teyze|amca|kardeş|님|고객님|사장님|대표님|팀장님|과장님|부장님|선생님|씨|様|さま|さん|殿|先生|小姐|女士|太太'

/** Words for people who are not the customer, and for everybody, before such a title. */
export const NO_CUSTOMER =
  'بھائی|신규|우리|단골|기사|배달|배달원|라이더|고객|사장|손님|お客|皆|奥|運転手|配達員|ドライバー|ライダー|店員|管理人|お隣|外賣|外卖|師傅'

/** Words of courtesy, of asking for a delivery and between two values: a text of nothing else is no note. */
export const COURTESIES =
  "can|can u|can you|could you|ok|okay|sure|i pay|i'll pay|he will|she will|he pay|she pay|paying|her|his|he|she|the|to driver|need|i need|we need|pls send|prosíme|prosíme v|platím|platí|zaplatím|zaplatí|bude to|mám|tel mám|ideálně|nejlépe|chtěla bych|chtěl bych|chtěla bych objednat|chtěl bych objednat|objednávám|maksan|maksaa|maksetaan|toivottavasti|mielellään|betaler|betalar|helst|gärna|gjerne|kom gjerne|kan ni|kan dere|dette skal|den skal|den här ska|han betalar|hon betalar|ich zahle|zahle|zahl ich|macht|am besten|bitte um|es geht an|fizetek|fizetnék|szeretnék|kérek|kérnék|plătesc|plătește|aș dori|de preferință|doresc|θα ήθελα|θα ήθελα παράδοση|παράδοση|στη|στο|πληρώνω|vericem|vereceğim|ödeyeceğim|istiyorum|alabilir miyim|quiero|quisiera|necesito|te paso los datos|te paso|los|de preferencia|nak|nak hantar|nak order|saya|saya nak|bayar|hantar|gusto ko|pabili|magpapadala|magkano|babayaran|de dunga|de dungi|de dega|chahiye|mujhe|unka|uska|وہ|ان کا|اس کا|کو|چاہیے|مجھے|براہِ کرم|براہ کرم|عايز|عايزة|أريد|ابي|أبي|ابغى|أبغى|بدي|بندفع|هدفع|ارسلها|ارسلوها|الطلب يوصل|يا دكتور|يا فندم|تمام|লাগবে|চাই|দেবেন|দিবেন প্লিজ|যাবে|வேண்டும்|அனுப்பவும்|ขอสั่ง|อยากได้|พี่คะ|พี่ครับ|เดี๋ยว|กรุณา|รับออเดอร์ไหมคะ|ឱ្យ|សូម|ສົ່ງໃຫ້ແດ່|ပို့ပေးပါ|します|でお願い|さん|は先ほど|で払います|払います|に届けてもらえますか|届けてください|に来れますか|いただけますか|주문이요|주문할게요|보내주세요|가져와주세요|想叫|要訂|想訂|麻煩送|送畀|畀|幫我|" +
  'حياك الله|حياكم الله|الله يحييك|اخوي|أخوي|اختي|يا هلا|تحياتي|مع التحية|dobrej|dobrý|čus|nazdárek|dear team|dear sir|dear sir or madam|regards|best regards|kind regards|cheers|tks|thnx|thks|s přáním hezkého dne|mit freundlichen grüßen|freundliche grüße|saludos|saludos cordiales|un saludo|med vänlig hälsning|mvh|hälsningar|med vennlig hilsen|hilsen|hilsener|vennlig hilsen|ystävällisin terveisin|terveisin|üdv|üdvözlettel|cu stimă|o zi bună|saygılarımla|iyi çalışmalar|με εκτίμηση|φιλικά|salam sejahtera|terima kasih banyak|yth|wassalam|jazakallah|jzk|jazakallah khair|aoa|allah hafiz|buen día|hola buenas|tja|tjena|moikka|hejsan|hej hej|halló|heisann|grüezi|grüß euch|salut|szép napot|güle güle|kolay gelsin|hayırlı işler|สวัสดีจ้า|ขอบคุณนะคะ|ขอบคุณนะครับ|ฝากด้วยนะคะ|รบกวนด้วยค่ะ|รบกวนด้วยครับ|お世話になっています|失礼します|失礼いたします|助かります|수고하세요|수고하십니다|수고하세용|고생하세요|안녕하세용|사장님|기사님|哈佬|早晨|午安|晚安|辛苦了|麻煩晒|勞煩|धन्यवाद|আসসালামু আলাইকুম|শুভ সকাল|শুভ সন্ধ্যা|জনাব|প্রিয়|வணக்கம் ஐயா|அன்புடன்|សូមអរគុណ|ជំរាបសួរ|ຂອບໃຈຫຼາຍໆ|ຂອບໃຈເດີ້|ကျေးဇူးပါ|ကျေးဇူးပါခင်ဗျာ|سڵاو|سوپاس|دەستت خۆش|today|dnes|heute|hoy|bugün|azi|σήμερα|idag|i dag|tänään|hari ini|ngayon|aaj|آج|اليوم|วันนี้|今日|本日|今天|오늘|ມື້ນີ້|ថ្ងៃនេះ|ဒီနေ့|আজ|இன்று|ئەمڕۆ|' +
  'bestellung|bestellung für|lieferung|lieferung für|objednávka pro|comandă|comandă pentru|pedido para|tilaus|beställning|beställning till|bestilling|bestilling til|παραγγελία|παραγγελία για|order ni|için sipariş|rendelés|pesanan untuk|deliver po|' +
  'দিয়েন|দিবেন|' +
  'ขอ|' +
  'ສັ່ງ|ຂໍ|magandang gabi|magandang umaga|magandang hapon|magandang araw|magandang gabi po|magandang umaga po|magandang hapon po|maayong buntag|maayong gabii|bună seara|bună dimineața|jó reggelt|jó estét|üdvözlöm|god kväll|god dag|god kveld|hei|hyvää päivää|hyvää iltaa|terve|selamat pagi|selamat petang|selamat malam|assalamualaikum wbt|salamat po|maraming salamat|multumesc mult|مساء النور|صباح النور|يعطيك العافية|هلا والله|السلام|ขอบคุณมาก|ขอบคุณมากค่ะ|ขอบคุณมากครับ|' +
  'hi|hello|hey|hi bro|bro|dear|good morning|good afternoon|good evening|good am|good pm|good day|po|please|pls|plz|kindly|thanks|thank you|thank you so much|thx|tq|ty|deliver|deliver to|send to|send|drop|drop to|bring|bring to|to|for|and|or|at|by|order|delivery|pick up from us|from us|forwarded|done|name|address|total|my|time|' +
  'dobrý den|dobré ráno|dobrý večer|dobré odpoledne|ahoj|nazdar|čau|zdravím|prosím|prosím o doručení|prosím vás|děkuji|děkuju|děkujeme|díky|dík|moc děkuji|s pozdravem|hezký den|pošlete|pošlete to|doručit|doručte|doručení|přivezte|dovezte|hoďte|hoďte to|pro|nebo|a|i|na|v|ve|částka|částku|k úhradě|kdyby něco|kdyby něco tak|tak|už jsem|jsem|tel|' +
  'السلام عليكم|وعليكم السلام|السلام علیکم|مرحبا|اهلا|أهلا|هلا|مساء الخير|صباح الخير|شكرا|شكرا لك|شكرا جزيلا|من فضلك|لو سمحت|رجاء|طلب|الطلب|توصيل|توصيلة|بدي توصيلة|التسليم|التوصيل|على|الى|إلى|أو|او|و|جوال|رقمي|الساعة|' +
  'สวัสดี|สวัสดีครับ|สวัสดีค่ะ|ขอบคุณ|ขอบคุณครับ|ขอบคุณค่ะ|ครับ|ค่ะ|คะ|นะครับ|นะคะ|จ้า|หน่อย|ช่วย|รบกวน|ส่ง|ส่งที่|ส่งให้|จัดส่ง|หรือ|และ|ยอด|รวม|โทร|เบอร์|ที่|' +
  'こんにちは|こんばんは|おはようございます|お世話になっております|お世話になります|はじめまして|よろしくお願いします|よろしくお願いいたします|宜しくお願いします|お願いします|お願いいたします|お願いできますか|ありがとうございます|ありがとう|すみません|お届け|配達|です|ます|になります|か|と|は|を|の|へ|で|に|まで|電話は|連絡先は|代金|料金は|住所|と申します|' +
  '你好|您好|哈囉|麻煩|麻煩你|唔該|唔該晒|多謝|謝謝|谢谢|請|请|送去|送去俾|送到|送|俾|收|共|電話|' +
  '안녕하세요|안녕하십니까|감사합니다|고맙습니다|부탁드려요|부탁드립니다|부탁해요|전달|전달 부탁드려요|께|연락처|으로|로|요|까지요|했어요|입니다|이고요|배달|배달 부탁드립니다|주소는|전화번호|받으세요|주세요|' +
  'assalam o alaikum|assalamualaikum|assalam alaikum|salam|walaikum|bhai|shukriya|meherbani|ye|parcel|ko|dena hai|ko dena hai|hai|hain|bhej do|bhej dein|kar diye|kar di|aur|number|lena|یہ|پارسل|کے لیے|ہے|کے لیے ہے|بھائی|شکریہ|مہربانی|پر|رقم|نمبر|پہنچا دیں|دیں|اور|کر دی|' +
  'merhaba|selam|selamlar|iyi günler|iyi akşamlar|günaydın|lütfen|teşekkürler|teşekkür ederim|sağol|rica etsem|siparişi|sipariş|götürür müsünüz|getirir misiniz|bir|ya da|veya|e|ya|saat|gibi olsun|olsun|' +
  'hola|buenas|buenos días|buenas tardes|buenas noches|gracias|muchas gracias|por favor|esto es|esto es para|es para|para|para la|para el|la|el|su|su cel|me lo mandás|me lo mandás a|o si no|o si no al|o|y|al|en|son|pesos|ya está|' +
  'hallo|grüß gott|guten tag|guten abend|guten morgen|servus|moin|bitte|danke|vielen dank|danke schön|liebe grüße|danke und liebe grüße|lg|mfg|um|gegen|ab|an|bitte an|liefern|bitte liefern|in|in die|in der|nach|oder|und|ist schon|schon|' +
  'ciao|szia|sziasztok|jó napot|köszönöm|köszi|kérem|γεια|γεια σας|καλησπέρα|καλημέρα|ευχαριστώ|παρακαλώ|bună|bună ziua|mulțumesc|vă rog|hej|tack|takk|moi|kiitos|terima kasih|salamat|tolong|ধন্যবাদ|நன்றி|អរគុណ|ຂອບໃຈ|ကျေးဇူးတင်ပါတယ်|မင်္ဂလာပါ|សួស្តី|ສະບາຍດີ|வணக்கம்|হ্যালো'

/** What an order is called before its number: "order 4521", "Objednávka č. 4521". */
export const ORDER_REFERENCES =
  'order|order no|order number|order id|ord|ref|objednávka|objednávka č|obj|obj. č|číslo objednávky|bestellung|bestellung nr|bestellnummer|pedido|pedido nro|comandă|rendelés|παραγγελία|sipariş|sipariş no|siparis no|رقم الطلب|طلب رقم|طلب|آرڈر|آرڈر نمبر|ออเดอร์|คำสั่งซื้อ|注文番号|注文|單號|单号|訂單|订单|訂單編號|订单号|주문번호|주문|pesanan|ordre|tilaus'

/** Goods, verbs and other words that stand alone like a name and are none. */
export const THINGS =
  'cold|frozen|fragile|food|flowers|documents|medicine|grocery|groceries|pizza|burger|sushi|coffee|parcel|volejte|volat|zavolejte|zavolat|zvonit|zvoňte|křehké|chlazené|mražené|jídlo|květiny|kytice|dokumenty|léky|balík|zásilka|dort|oběd|adresu|adresa|konumu|adrese|dirección|لا ترن|طعام|ورد|أدوية|هدية|كيكة|طرد|آدھا|کھانا|دوائی|پارسل|อาหาร|ดอกไม้|เอกสาร|ยา|ของสด|ของแช่แข็ง|เค้ก|冷蔵品|冷凍品|冷蔵|冷凍|常温|生もの|割れ物|食品|花束|書類|薬|お弁当|弁当|ケーキ|荷物|壽司|清酒|凍品|鮮花|文件|蛋糕|食物|꽃|음식|케이크|서류|냉동|냉장|çiçek|yemek|pasta|ilaç|evrak|paket|flores|comida|torta|medicamentos|blumen|essen|torte|medikamente|dokumente|étel|virág|gyógyszer'

/** Cities of the supported countries, which are no names of customers. */
export const CITIES =
  'praha|prague|brno|ostrava|plzeň|olomouc|liberec|singapore|kuala lumpur|penang|johor bahru|hong kong|kowloon|taipei|bangkok|กรุงเทพ|กรุงเทพฯ|เชียงใหม่|ภูเก็ต|พัทยา|นนทบุรี|tokyo|osaka|kyoto|東京|東京都|大阪|大阪市|京都|横浜|横浜市|名古屋|札幌|福岡|神戸|香港|九龍|新界|旺角|尖沙咀|銅鑼灣|台北|台北市|高雄|seoul|busan|서울|부산|인천|대구|대전|광주|manila|makati|quezon city|cebu|cebu city|dhaka|ঢাকা|চট্টগ্রাম|karachi|lahore|islamabad|rawalpindi|faisalabad|multan|peshawar|quetta|کراچی|لاہور|اسلام آباد|راولپنڈی|فیصل آباد|ملتان|پشاور|کوئٹہ|حیدرآباد|kuwait|kuwait city|salmiya|hawally|الكويت|السالمية|حولي|الفروانية|الجهراء|الاحمدي|riyadh|jeddah|الرياض|جدة|الدمام|مكة|المدينة المنورة|dubai|abu dhabi|sharjah|دبي|ابوظبي|أبو ظبي|الشارقة|عجمان|manama|المنامة|المحرق|doha|الدوحة|muscat|مسقط|amman|عمان|إربد|الزرقاء|cairo|giza|القاهرة|الجيزة|الإسكندرية|baghdad|basra|erbil|بغداد|البصرة|أربيل|هەولێر|istanbul|ankara|izmir|bursa|antalya|budapest|debrecen|szeged|bucurești|cluj|timișoara|wien|vienna|graz|linz|salzburg|innsbruck|stockholm|göteborg|malmö|helsinki|tampere|turku|oslo|bergen|αθήνα|θεσσαλονίκη|λευκωσία|athens|buenos aires|córdoba|rosario|mendoza|phnom penh|ភ្នំពេញ|vientiane|ວຽງຈັນ|yangon|mandalay|ရန်ကုန်'

/** Labels of a postcode, which needs no label to be understood. */
export const POSTAL_WORDS =
  'psč|plz|postal code|postcode|zip|zip code|postnummer|postnr|postinumero|irányítószám|irsz|cod poștal|código postal|posta kodu|τκ|ταχ. κώδικας|poskod|รหัสไปรษณีย์|郵便番号|郵遞區號|우편번호|الرمز البريدي'

/** Words that introduce an address in a sentence; the address starts after the last of them. */
export const TO_WORDS =
  'an|my place|our place|bydlí|bydlím|bydlíme|wohnt|wohne|vive en|vivo en|vivimos en|lakom|lakik|asuu|asun|stă pe|locuiesc pe|locuiește pe|nakatira sa|tinggal di|alamatnya|rumah di|de trimis la|παράδοση στη|παράδοση στο|يوصل|توصل|وصلوها|وصلها|ارسلها على|ارسلوها على|ابعتها على|ابعتوه|جيبوا|ودوها|آرڈر|อยู่|บ้านอยู่|去|嚟|寄去|寄到|พักที่|พักอยู่ที่|อยู่คอนโด|ส่งให้ที่|ដឹកមកកាន់|ជូនដល់|ສົ່ງຮອດ|' +
  '送り先は|送り先|届け先は|届け先|i|ສົ່ງໄປ|ສົ່ງ|ទៅ|erre a címre|címre|till adressen|til adressen|levere til|leverera till|toimitus osoitteeseen|hantar ke alamat|hantar|dalhin sa|dalhin po sa|padala sa|deliver po sa|送餐到|外送到|ส่งมา|' +
  'পাঠান|পাঠিয়ে দিন|ঠিকানায়|بنێرە بۆ|بۆ|ihatod sa|ihatid sa|pakihatid sa|សូមដឹកមក|ដឹកមក|ដឹកជូន|ដឹកទៅ|ສົ່ງມາທີ່|ສົ່ງໄປທີ່|ສົ່ງທີ່|osoitteeseen|bor på|bor i|og bor i|och bor på|送来|' +
  'deliver to|delivery to|deliver at|send to|ship to|bring to|drop at|drop off at|address is|address|location|located at|live at|living at|to|at|' +
  'na adresu|na adrese|adresa|na|do|ke|k|v|ve|στην|στον|στο|στη|διεύθυνση|σε|para|en|a|hasta|mandar a|dirección|la|pe|în|strada mea|' +
  'nach|zu|in die|in der|till|til|på|адрес|على|الى|إلى|في|عنوان|العنوان|az|címem|cím|adresim|adres|adrese|konum|konumum|' +
  'ส่ง|ส่งที่|ส่งไปที่|ส่งมาที่|จัดส่งที่|อยู่ที่|ไปที่|俾|送|送去|送去俾|주소는|送到|送往|送至|地址|hantar ke|sa|pata|پتہ|に|まで|پتہ ہے|ایڈریس ہے|pata hai|address hai|adresa je|la dirección es|die adresse ist|adresse ist|住所は|お届け先は|配送先は|地址係|地址是|bhej dein|bhej do|bhej dena|bhijwa dein|pohancha dein|بھجوا دیں|بھیج دیں|پہنچا دیں|บ้านเลขที่|送上|送嚟'

/** Words before a place near the address. */
export const NEAR_WORDS =
  'near|near to|opposite|opp|in front of|across from|across|behind|next to|beside|naproti|vedle|poblíž|blízko|gegenüber|neben|frente a|al lado de|cerca de|karşısı|yanı|katabi ng|tapat ng|malapit sa|harap ng|likod ng|dekat|depan|sebelah|belakang|قرب|بالقرب من|جنب|بجانب|مقابل|خلف|قدام|ورا|بجوار|کے سامنے|کے قریب|نزد|δίπλα|απέναντι|κοντά|mitt emot|bredvid|nära|ved siden av|overfor|nær|vastapäätä|vieressä|lângă|vizavi de|mellett|szemben|নিকট|কাছে|পাশে|অপজিট|সামনে|அருகில்|எதிரில்|ใกล้|ตรงข้าม|ข้าง|หลัง|ໃກ້|ជិត|ទល់មុខ|နီး|بەرامبەر|نزیک'

/** Words for a part of a country with a number before them, which alone is no street. */
export const DISTRICT_WORDS = 'ต.|อ.|จ.|ม.|ตำบล|อำเภอ|จังหวัด|ເມືອງ|ຕາແສງ|ខណ្ឌ|ក្រុង|ရပ်ကွက်|উপজেলা|থানা'

/** Words of street names. */
export const STREET_WORDS =
  'ٹاورز|ٹاور|پلازہ|ہائٹس|اپارٹمنٹس|برج|towers|apartments|condominium|' +
  'ش|ق|' +
  'หมู่|หมู่ที่|ตรอก|แยก|rue|prospekt|torg|torget|plads|polku|bulevardi|sq|lebuh|persiaran|lingkaran|taman|kampung|kg|sitio|compound|οδ|λεωφ.|பாதை|வீதி|পথ|সরণি|পাড়া|ຖ.|ບ.|လမ်းမ|လမ်းသွယ်|' +
  'ব্লক|সেক্টর|হাউজ|হাউস|বাসা|গলি|মহল্লা|شەقامی|گەڕەکی|کۆڵان|کۆڵانی|خانوو|خانووی|ماڵی|باڵەخانە|ផ្ទះ|ភូមិ|សង្កាត់|ເລກທີ|ຮ່ອມ|ເຮືອນເລກທີ|အမှတ်|မြို့နယ်|ရပ်ကွက်|' +
  'street|st|road|rd|avenue|ave|lane|ln|quay|grove|boulevard|blvd|highway|hwy|crescent|jalan|jln|jl|lorong|lor|blk|block|house|plot|sector|phase|model town|town|colony|gali|mohalla|bazar|bazaar|chowk|khayaban-e|soi|thanon|barangay|brgy|purok|subdivision|subd|estate|villa|residency|residence|heights|plaza|square|terrace|court|mansion|' +
  'ulice|ul|náměstí|nám|třída|tř|nábřeží|utca|u|út|útja|tér|tere|körút|krt|köz|sétány|rakpart|sor|' +
  'cadde|caddesi|cad|cd|sokak|sokağı|sok|sk|bulvar|bulvarı|blv|blv.|mahalle|mahallesi|mah|apartmanı|οδός|οδου|λεωφόρος|λεωφ|πλατεία|πλ|' +
  'strada|str|bulevardul|bulevard|bd|calea|aleea|piața|șoseaua|straße|gasse|platz|weg|allee|ring|gatan|gata|vägen|gate|veien|plass|katu|tie|kuja|' +
  'calle|av|avda|avenida|pasaje|diagonal|ruta|bv|улица|ул|проспект|شارع|قطعة|جادة|طريق|حي|منزل|بيت|عمارة|بناية|مبنى|مجمع|شاہراہ|گلی|سڑک|روڈ|بلاک|مکان|محلہ|سیکٹر|فیز|کوچە|شەقام|' +
  'ซอย|ซ.|ถนน|ถ.|แขวง|เขต|ตำบล|อำเภอ|หมู่บ้าน|คอนโด|道|路|街|號|号|巷|弄|大廈|大厦|丁目|番地|রোড|সড়ক|এভিনিউ|লেন|বাড়ি|ফ্ল্যাট|தெரு|சாலை|ផ្លូវ|មហាវិថី|ផ្ទះលេខ|ຖະໜົນ|ບ້ານ|လမ်း'

/** Word endings that mark a street: Vinohradstraße, Storgatan, Mannerheimintie. */
export const STREET_ENDINGS = 'straße|strasse|gasse|platz|gatan|vägen|gata|gaten|veien|katu|tie|kuja|utca'

/** Words for parts of a house: they continue an address and never start a name. */
export const HOUSE_WORDS =
  'rum|korridor|rom|huone|zimmer|szoba|oda|pokoj|ห้องพัก|部屋|فلیٹ|کمرہ|ফ্ল্যাট|রুম|তলা|បន្ទប់|ជាន់|ຫ້ອງ|ຊັ້ນ|အခန်း|' +
  'unit|apt|apartment|flat|floor|fl|level|lvl|room|rm|tower|building|bldg|house|villa|byt|patro|vchod|شقة|دور|الدور|طابق|عمارة|بناية|منزل|فليت|فلور|منزلة|' +
  'ห้อง|ชั้น|ตึก|อาคาร|lakás|em|emelet|fszt|lépcsőház|όροφος|διαμέρισμα|daire|kat|no|piso|depto|dto|dpto|pb|torre|etaj|ap|sc|bloc|stiege|tür|top|lgh|våning|室|樓|楼|座|期|地下'

/** Words for a floor, on either side of its number. */
export const FLOOR_WORDS =
  'floor|flr|fl|level|lvl|storey|tingkat|tkt|patro|patře|poschodí|podlaží|emelet|kat|piso|stock|og|etage|etasje|kerros|krs|poschodie|etaj|våning|όροφος|' +
  'الدور|دور|الطابق|طابق|فلور|ชั้น|ชั้นที่|階|樓|楼|층|ຊັ້ນ|ជាន់|তলা|th floor|st floor|nd floor|rd floor'

/** Words about how the rider gets in: text with them is a note. */
export const NOTE_HINTS =
  'csengőn|kaputelefon|na zvonku|u zvonku|nezvoňte|på dörren|porttelefon|auf der klingel|en el timbre|no anda el timbre|zilde|zile basmayın|domofon|' +
  'doorbell|bell|ring|buzzer|intercom|gate code|leave at|leave it|leave with|call when|call me when|hand to|guard|concierge|lobby|beware|no onions|' +
  'zvonek|zvoňte|nezvonit|zazvonit|vrátnice|recepce|zavolejte|κουδούνι|θυρωρό|θυρωρός|kapucsengő|csengő|csengetni|porta|zil|kapıcı|kapıyı|güvenlik|' +
  'läuten|nicht läuten|timbre|portero|portería|soneria|interfon|klingel|klingeln|ringklocka|portkod|ringeklokke|ovikoodi|summeri|ฝากไว้|รปภ|กริ่ง|الجرس|الحارس|اتصل|门铃|門鈴|放門口|放门口|管理處|초인종|문 앞'

/** Words of a chat message that are never part of a name. */
export const NO_NAME_WORDS =
  'حياك|صباح|مساء|الخير|dobrej|vpravo|vlevo|dveře|druhé|nově|local|betaler|betalar|maksan|platí|番号|번호|全部で|全部|合計|お名前|名前|dohromady|zboží|انا|أنا|وأنا|moje|mine|meins|meine|mun|minun|saját|benimki|número|jeho|její|ihr|sein|her|his|' +
  'لما|دفعت|حولت|طلبت|العربون|عربون|ساكن|ساكنة|موجود|موجودة|عايز|عايزة|أبغى|أبي|أريد|بدي|محتاج|চাই|আছি|থাকি|' +
  'کو|کے|کا|کی|' +
  'par|pe|hai|kar|میرا|میری|میرے|mera|mere|meri|hi|hello|hey|dear|good morning|good afternoon|good evening|order|new order|delivery|deliver|please|pls|plz|thanks|thank you|thx|tq|ok|okay|urgent|asap|today|tomorrow|now|paid|paynow|cash|card|cod|rider|menu|set|meal|large|small|item|items|address|phone|name|total|gift|cake|invoice|receipt|with|and|for|from|can|call|when|want|how|much|the|is|location|payme|fps|octopus|gcash|me|my|on|reach|you|po|mam|here|it|this|that|see|link|map|pin|' +
  'dobrý|dobrý den|ahoj|děkuji|díky|prosím|objednávka|hotově|kartou|zaplaceno|zaplacení|zaplatím|zaplacen|platba|platím|dobírka|nezvonit|číslo|zdravím|καλησπέρα|καλημέρα|γεια|ευχαριστώ|παρακαλώ|παραγγελία|μετρητά|κάρτα|' +
  'merhabalar|kolay gelsin|szia|sziasztok|köszi|köszönöm|rendelés|készpénz|kártya|jó napot|merhaba|selam|teşekkürler|lütfen|acil|sipariş|nakit|kart|kapıda|ödeme|' +
  'hola|buenas|buenos días|gracias|pedido|efectivo|transferencia|tarjeta|por favor|bună|salut|mulțumesc|comandă|numerar|hallo|danke|bitte|bestellung|bar|hej|tack|beställning|moi|kiitos|tilaus|' +
  'السلام|عليكم|السلام عليكم|مرحبا|شكرا|من فضلك|لو سمحت|طلب|طلبية|توصيل|كاش|نقدا|كي نت|مدفوع|assalam|salam|alaikum|order karna|bhai|parcel|آرڈر|شکریہ|' +
  'สวัสดี|ขอบคุณ|ค่ะ|ครับ|สั่ง|ส่ง|ด่วน|ออเดอร์|โอนแล้ว|เงินสด|你好|您好|謝謝|谢谢|訂單|订单|外賣|外卖|已付|現金|ありがとう|こんにちは|お願い|配達|注文|支払い|代引き|置き配|お弁当|안녕하세요|감사합니다|주문'
