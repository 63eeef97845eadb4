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
