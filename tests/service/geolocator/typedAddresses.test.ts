import { describe, expect, it } from 'vitest'
import { EmbeddedGeocoder } from '../../../service/geolocator/embeddedGeocoder.ts'
import { gazetteerOf } from '../../../service/geolocator/gazetteer.ts'
import type { CountryCode } from '../../../src/domain/market/countries.ts'

/** The typed text, the street or place it means, and the house number. */
type Sample = readonly [typed: string, place: string, houseNumber?: string]

/** Addresses as people type them; those of the first six countries are in writtenAddresses.test.ts. */
const SAMPLES: Partial<Readonly<Record<CountryCode, ReadonlyArray<Sample>>>> = {
  MY: [
    ['No. 12, Jalan Alor, 50200 Kuala Lumpur', 'Jalan Alor', '12'],
    ['12 Jln Imbi, Bukit Bintang, 55100 KL', 'Jalan Imbi', '12'],
    ['A-12-3, 25 Jalan Pinang, 50450 Kuala Lumpur, Wilayah Persekutuan, Malaysia', 'Jalan Pinang', '25'],
    ['jalan sultan ismail', 'Jalan Sultan Ismail'],
    ['武吉免登路 12', 'Jalan Bukit Bintang', '12'],
    ['Jln P Ramlee 8, opposite the mosque', 'Jalan P. Ramlee', '8'],
    ['Plaza Low Yat', 'Plaza Low Yat'],
  ],
  HK: [
    ['Shop 5, G/F, 20 Canton Road, TST', '廣東道', '20'],
    ['中環荷李活道100號', '荷李活道', '100'],
    ['香港中環皇后大道中99號中環中心12樓', '皇后大道中', '99'],
    ["99 Queen's Rd Central, Central, Hong Kong", '皇后大道中', '99'],
    ['12/F, 45 Wyndham St, Central, HK', '雲咸街', '45'],
    ['Flat A, 3/F, 20 Hollywood Road', '荷李活道', '20'],
    ['香港灣仔灣仔道12號', '灣仔道', '12'],
    ['國際金融中心商場', '國際金融中心商場'],
  ],
  TW: [
    ['106 大安區敦化南路一段 200號', '敦化南路一段', '200'],
    ['台北市中正區忠孝東路一段100號', '忠孝東路一段', '100'],
    ['臺北市中正區忠孝東路2段15號3樓', '忠孝東路二段', '15'],
    ['100台北市中正區羅斯福路四段10號', '羅斯福路四段', '10'],
    ['中正區仁愛路二段99巷5號', '仁愛路二段', '99/5'],
    ['羅斯福路四段24巷8弄3號', '羅斯福路四段', '24/8/3'],
    ['No. 15, Sec. 2, Zhongxiao E. Rd., Zhongzheng Dist., Taipei City 100', '忠孝東路二段', '15'],
    ['衡陽路51號之2', '衡陽路', '51-2'],
    ['台大醫院', '臺大醫院'],
  ],
  MM: [
    ['အမှတ် ၁၂၃၊ ကုန်သည်လမ်း၊ ကျောက်တံတားမြို့နယ်၊ ရန်ကုန်', 'ကုန်သည်လမ်း', '123'],
    ['အမှတ် (၄၅)၊ ၃၇ လမ်း၊ ကျောက်တံတား', '၃၇ လမ်း', '45'],
    ['၃၇လမ်း ၄၅', '၃၇ လမ်း', '45'],
    ['No. 45, 37th Street, Kyauktada Tsp, Yangon', '၃၇ လမ်း', '45'],
    ['123 Merchant Rd, Yangon 11182', 'ကုန်သည်လမ်း', '123'],
    ['Sule Pagoda Rd 20, Kyauktada Township', 'ဆူးလေဘုရားလမ်း', '20'],
    ['ဆူးလေဘုရားလမ်း', 'ဆူးလေဘုရားလမ်း'],
  ],
  BD: [
    ['হাউজ ১২, রোড ২৭, ধানমন্ডি', 'Dhanmondi Road 27', '12'],
    ['House 12, Road 27, Dhanmondi, Dhaka 1209', 'Dhanmondi Road 27', '12'],
    ['H-12, R-2, Dhanmondi, Dhaka-1205', 'Dhanmondi Road 2', '12'],
    ['House# 45/A, Satmasjid Road, Dhaka', 'Satmasjid Road', '45a'],
    ['25 Green Rd, Dhaka 1205, Bangladesh', 'Green Road', '25'],
    ['মিরপুর রোড ১২', 'Mirpur Road', '12'],
    ['বাড়ি ১২, সাতমসজিদ রোড, ঢাকা', 'Satmasjid Road', '12'],
    ['12 Elephant Road, near Science Laboratory', 'Elephant Road', '12'],
  ],
  PH: [
    ['1234 Taft Ave, Ermita, Manila 1000', 'Taft Avenue', '1234'],
    ['12 Roxas Blvd., Ermita, Manila', 'Roxas Boulevard', '12'],
    ['Unit 5B, 667 UN Ave, Ermita, 1000 Metro Manila', 'United Nations Avenue', '667'],
    ['1555 M. Adriatico St, Malate', 'M. Adriatico Street', '1555'],
    ['Padre Faura St', 'Padre Faura Street'],
    ['Gen. Luna St 744, Intramuros, Manila, Philippines', 'General Luna Street', '744'],
  ],
  KH: [
    ['#12, St. 51, Doun Penh, Phnom Penh', 'ផ្លូវ ៥១', '12'],
    ['12 Street 178, Phnom Penh, Cambodia', 'ផ្លូវ ១៧៨', '12'],
    ['ផ្ទះលេខ ១២ ផ្លូវលេខ ៦៣ ភ្នំពេញ', 'ផ្លូវ ៦៣', '12'],
    ['ផ្ទះ ១២ ផ្លូវ១៧៨ ខណ្ឌដូនពេញ រាជធានីភ្នំពេញ', 'ផ្លូវ ១៧៨', '12'],
    ['250 Monivong Blvd', 'មហាវិថីព្រះមុនីវង្ស', '250'],
    ['មហាវិថីព្រះនរោត្តម 30', 'មហាវិថីព្រះនរោត្តម', '30'],
    ['Norodom Blvd 30, Sangkat Phsar Thmei 3, Khan Doun Penh', 'មហាវិថីព្រះនរោត្តម', '30'],
  ],
  LA: [
    ['ຖະໜົນລ້ານຊ້າງ 12', 'ຖະໜົນລ້ານຊ້າງ', '12'],
    ['ເລກທີ ໑໒ ຖະຫນົນສາມແສນໄທ, ວຽງຈັນ', 'ຖະໜົນສາມແສນໄທ', '12'],
    ['12 Lane Xang Ave, Vientiane 01000, Laos', 'ຖະໜົນລ້ານຊ້າງ', '12'],
    ['Ban Mixay, 25 Fa Ngum Rd, Chanthabouly', 'ຖະໜົນຟ້າງູ່ມ', '25'],
    ['Rue Samsenthai 8', 'ຖະໜົນສາມແສນໄທ', '8'],
    ['ປາງຄຳ', 'ຖະໜົນປາງຄຳ'],
  ],
  KR: [
    ['강남구 테헤란로 152 강남파이낸스센터 10층', '테헤란로', '152'],
    ['서울특별시 중구 세종대로 110', '세종대로', '110'],
    ['서울시 중구 을지로 30 (소공동) 3층', '을지로', '30'],
    ['서울 종로구 율곡로 12', '율곡로', '12'],
    ['종로12', '종로', '12'],
    ['30 Eulji-ro, Jung-gu, Seoul', '을지로', '30'],
    ['110, Sejong-daero, Jung-gu, Seoul, Republic of Korea', '세종대로', '110'],
    ['용산역', '용산역'],
  ],
  SA: [
    ['شارع العليا 12، العليا، الرياض', 'شارع العليا', '12'],
    ['مبنى ٧٤١٢ طريق الملك فهد، حي العليا، الرياض ١٢٢١٤', 'طريق الملك فهد', '7412'],
    ['7412 King Fahd Rd, Al Olaya, Riyadh 12214-3456', 'طريق الملك فهد', '7412'],
    ['Olaya St 55, near Kingdom Centre', 'شارع العليا', '55'],
    ['شارع التحلية 20', 'شارع الأمير محمد بن عبدالعزيز', '20'],
  ],
  AE: [
    ['Villa 12, Hamdan Street, Abu Dhabi', 'Hamdan Bin Mohammed Street', '12'],
    ['12 Corniche Rd, Al Khubeirah, Abu Dhabi, UAE', 'Corniche Road', '12'],
    ['شارع النجدة 25، أبوظبي', 'Fatima Bint Mubarak Street', '25'],
    ['Electra St, behind Al Maya, Bldg 8', 'Zayed The First Street', '8'],
    ['Abu Dhabi Mall', 'Abu Dhabi Mall'],
  ],
  BH: [
    ['شارع المعارض 120، الحورة، المنامة', 'شارع المعارض', '120'],
    ['Building 120, Exhibition Ave, Block 318, Hoora', 'شارع المعارض', '120'],
    ['مبنى ١٢ شارع الحكومة، المنامة', 'شارع الحكومة', '12'],
    ['Government Ave 12, Manama, Bahrain', 'شارع الحكومة', '12'],
    ['شارع أسامة بن زيد 5، العدلية، مجمع 327', 'شارع أسامة بن زيد', '5'],
  ],
  QA: [
    ['شارع الريان 12، الدوحة', 'شارع الريان', '12'],
    ['Building 12, Al Rayyan Rd, Zone 3, Doha', 'شارع الريان', '12'],
    ['12 C Ring Road, Doha, Qatar', 'الدائري الثالث', '12'],
    ['مبنى ٢٥، شارع حمد الكبير، السوق', 'شارع حمد الكبير', '25'],
    ['الديوان الأميري', 'الديوان الأميري'],
  ],
  OM: [
    ['شارع روي 12، روي، مسقط 112', 'شارع روي', '12'],
    ['Building 1234, Way 3012, Ruwi Street, PC 112', 'شارع روي', '1234'],
    ['Muttrah Corniche 45, Muscat', 'شارع البحري', '45'],
    ['مبنى ٥، شارع بيت الفلج، مسقط، عمان', 'شارع بيت الفلج', '5'],
  ],
  JO: [
    ['شارع الرينبو 12، جبل عمان، عمان', 'شارع الرينبو', '12'],
    ['12 Rainbow St., Jabal Amman, Amman', 'شارع الرينبو', '12'],
    ['شارع زهران بناية ٤٥', 'شارع زهران', '45'],
    ['مقابل البنك العربي، شارع الملك فيصل 8، وسط البلد', 'شارع الملك فيصل', '8'],
    ['Mango Street 7, Amman 11181, Jordan', 'شارع عمر بن الخطاب', '7'],
  ],
  EG: [
    ['12 شارع طلعت حرب، وسط البلد، القاهرة', 'شارع طلعت حرب', '12'],
    ['١٢ ش طلعت حرب', 'شارع طلعت حرب', '12'],
    ['عمارة ٥ شارع عدلي متفرع من شارع شريف', 'شارع عدلي', '5'],
    ['12 Talaat Harb St, Downtown, Cairo 11511, Egypt', 'شارع طلعت حرب', '12'],
    ['26 Sherif Street, 3rd floor, Cairo', 'شارع شريف', '26'],
  ],
  IQ: [
    ['شارع الرشيد 12، الرصافة، بغداد', 'شارع الرشيد', '12'],
    ['بغداد، الكرادة، محلة 905، زقاق 12، دار 5، شارع الكرادة داخل', 'شارع الكرادة داخل', '5'],
    ['Abu Nuwas St 20, Baghdad, Iraq', 'شارع أبو نواس', '20'],
    ['شارع السعدون ٤٥ قرب ساحة النصر', 'شارع السعدون', '45'],
    ['Karrada In 30', 'شارع الكرادة داخل', '30'],
  ],
  TR: [
    ['Tunalı Hilmi Cad. No:12/5, Çankaya/Ankara', 'Tunalı Hilmi Caddesi', '12/5'],
    ['Kavaklıdere Mah. Tunus Cad. No: 20 D: 4 06680 Çankaya/Ankara', 'Tunus Caddesi', '20'],
    ['Bestekar Sok. 8, Çankaya', 'Bestekar Caddesi', '8'],
    ['ataturk bulv. 100 ankara', 'Atatürk Bulvarı', '100'],
    ['GMK Bulvarı No 25 Kat 3', 'Gazi Mustafa Kemal Bulvarı', '25'],
    ['Anıtkabir', 'Anıtkabir'],
  ],
  HU: [
    ['1052 Budapest, Váci utca 12.', 'Váci utca', '12'],
    ['Bp. V. ker. Váci u. 12', 'Váci utca', '12'],
    ['Budapest, Nádor u. 9. II. em. 3.', 'Nádor utca', '9'],
    ['Bajcsy-Zsilinszky út 20, 1051 Budapest, Magyarország', 'Bajcsy-Zsilinszky út', '20'],
    ['Muzeum krt. 5', 'Múzeum körút', '5'],
    ['Deák Ferenc tér 3, 1052 Budapest', 'Deák Ferenc tér', '3'],
    ['1054 Budapest, Alkotmány utca 7. 2. emelet 4. ajtó', 'Alkotmány utca', '7'],
  ],
  RO: [
    ['Calea Victoriei nr. 12, sector 1, București', 'Calea Victoriei', '12'],
    ['Bd. Dacia 20, Sector 1', 'Bulevardul Dacia', '20'],
    ['B-dul Aviatorilor nr. 8, et. 3, ap. 12', 'Bulevardul Aviatorilor', '8'],
    ['Sos. Kiseleff 5, Bucuresti, Romania', 'Șoseaua Kiseleff', '5'],
    ['Calea Floreasca 100, bl. 5, sc. A, ap. 10, sectorul 1', 'Calea Floreasca', '100'],
    ['P-ța Romană 6', 'Piața Romană', '6'],
  ],
  AT: [
    ['Favoritenstraße 12, 4. Bezirk', 'Favoritenstraße', '12'],
    ['Kärntner Straße 12, 1010 Wien', 'Kärntner Straße', '12'],
    ['Kärntnerstr. 12, A-1010 Wien', 'Kärntner Straße', '12'],
    ['Kaerntner Strasse 12/3/5', 'Kärntner Straße', '12/3/5'],
    ['Herreng. 5, 1010 Wien, Österreich', 'Herrengasse', '5'],
    ['Rotenturmstraße 20, Stiege 2, Top 14', 'Rotenturmstraße', '20'],
    ['Wollzeile 9 1. Stock', 'Wollzeile', '9'],
  ],
  SE: [
    ['Birger Jarlsgatan 12 nb, 114 29 Sthlm', 'Birger Jarlsgatan', '12'],
    ['Sveavägen 12, 111 57 Stockholm', 'Sveavägen', '12'],
    ['Sveav. 12, SE-11157 Stockholm', 'Sveavägen', '12'],
    ['Kungsg. 20 3 tr', 'Kungsgatan', '20'],
    ['vasagatan 5b, norrmalm', 'Vasagatan', '5b'],
    ['Hamngatan 10, lgh 1203, Stockholm, Sverige', 'Hamngatan', '10'],
  ],
  FI: [
    ['Mannerheimintie 12 B 34, 00100 Helsinki', 'Mannerheimintie', '12'],
    ['Mannerheimvägen 12, 00100 Helsingfors', 'Mannerheimintie', '12'],
    ['Annank. 5 A, Helsinki, Suomi', 'Annankatu', '5a'],
    ['Fredrikinkatu 20 as. 5', 'Fredrikinkatu', '20'],
    ['aleksi 15', 'Aleksanterinkatu', '15'],
  ],
  NO: [
    ['Oslo S', 'Oslo S'],
    ['Karl Johans gate 12, 0154 Oslo', 'Karl Johans gate', '12'],
    ['Karl Johansgt. 12, N-0154 Oslo', 'Karl Johans gate', '12'],
    ['Karl Johans gt 12', 'Karl Johans gate', '12'],
    ['Storgt. 8, Oslo, Norge', 'Storgata', '8'],
    ['Mollergata 5, H0201, 0179 Oslo', 'Møllergata', '5'],
  ],
  GR: [
    ['Ερμού 12, 105 63 Αθήνα', 'Ερμού', '12'],
    ['Οδός Σταδίου 20, Αθήνα 10562', 'Σταδίου', '20'],
    ['Λεωφ. Βασιλίσσης Σοφίας 8', 'Λεωφόρος Βασιλίσσης Σοφίας', '8'],
    ['Βασ. Σοφίας 8, 2ος όροφος', 'Λεωφόρος Βασιλίσσης Σοφίας', '8'],
    ['Ermou 12, Syntagma, Athens, Greece', 'Ερμού', '12'],
    ['Πλ. Συντάγματος 3', 'Πλατεία Συντάγματος', '3'],
    ['ΕΡΜΟΥ αρ. 12', 'Ερμού', '12'],
  ],
  CY: [
    ['Λήδρας 12, 1011 Λευκωσία', 'Λήδρας', '12'],
    ['Ledra Str. 12, 1011 Nicosia, Cyprus', 'Λήδρας', '12'],
    ['Onasagorou 5', 'Ονασαγόρου', '5'],
    ['Λεωφ. Αθηνάς 3, Λευκωσία, Κύπρος', 'Λεωφόρος Αθηνάς', '3'],
    ['Leoforos Athinas 3, Lefkosia', 'Λεωφόρος Αθηνάς', '3'],
  ],
  AR: [
    ['Av. Corrientes 1234, C1043AAZ CABA', 'Avenida Corrientes', '1234'],
    ['Corrientes 1234 5° B, Buenos Aires', 'Avenida Corrientes', '1234'],
    ['Florida 550, San Nicolás, Capital Federal', 'Florida', '550'],
    ['Avda. Córdoba 890, piso 3, depto 12, 1054 Buenos Aires, Argentina', 'Avenida Córdoba', '890'],
    ['Perón 950', 'Teniente General Juan Domingo Perón', '950'],
    ['Lavalle N° 720', 'Lavalle', '720'],
  ],
}

describe.each(Object.entries(SAMPLES))('addresses as typed in %s', (code, samples) => {
  const country = code as CountryCode
  const geocoder = new EmbeddedGeocoder(country, gazetteerOf(country))

  it('have at least four samples', () => {
    expect(samples.length).toBeGreaterThanOrEqual(4)
  })

  it.each(samples.map(([typed, place, houseNumber = '']) => ({ typed, place, houseNumber })))(
    'resolve "$typed" to $place $houseNumber (API-08, ADDR-30)',
    async ({ typed, place, houseNumber }) => {
      const { value } = await geocoder.autocomplete({ text: typed, country })
      const [first] = value.toSorted((a, b) => b.fit.fit - a.fit.fit)
      expect([first?.street || first?.building, first?.streetNumber]).toEqual([place, houseNumber])
      expect([first?.fit.exactness, first?.fit.unused]).toEqual([
        houseNumber === '' && first?.building === '' ? 'street' : 'house',
        [],
      ])
    },
  )
})
