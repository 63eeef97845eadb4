import { describe, expect, it } from 'vitest'
import { EmbeddedGeocoder } from '../../../service/geolocator/embeddedGeocoder.ts'
import { gazetteerOf } from '../../../service/geolocator/gazetteer.ts'
import type { CountryCode } from '../../../src/domain/market/countries.ts'

/** The typed text and the place it means: street or place, house number and, if it decides, the district. */
type Sample = readonly [typed: string, place: string, houseNumber: string, district?: string]

const SAMPLES: Partial<Readonly<Record<CountryCode, ReadonlyArray<Sample>>>> = {
  CZ: [
    ['Korunní 12, Praha 2', 'Korunní', '12'],
    ['Vodičkova 12, 110 00 Praha 1', 'Vodičkova', '12'],
    ['Vodičkova 12, 11000 Praha', 'Vodičkova', '12'],
    ['Vodičkova 12, 110 00, Praha 1 - Nové Město', 'Vodičkova', '12'],
    ['Vodičkova 12, Praha 1-Nové Město, Česká republika', 'Vodičkova', '12'],
    ['Vodičkova 12, 116 00 Praha', 'Vodičkova', '12'],
    ['Vodičkova 710/12, 11000 P1', 'Vodičkova', '710/12'],
    ['Sokolovská 20, P-9', 'Sokolovská', '20', 'Vysočany'],
    ['vodickova 12 praha', 'Vodičkova', '12'],
    ['Praha 1, Vodičkova 12', 'Vodičkova', '12'],
    ['12 Vodičkova', 'Vodičkova', '12'],
    ['Vodickova12', 'Vodičkova', '12'],
    ['ul. Vodičkova č. 12', 'Vodičkova', '12'],
    ['Vodičkova č.p. 681/14', 'Vodičkova', '681/14'],
    ['Vodičkova 681/14, Praha', 'Vodičkova', '681/14'],
    ['Vodičkova 12a', 'Vodičkova', '12a'],
    ['Vodičkova 12 A, Praha 1', 'Vodičkova', '12a'],
    ['Vodičkova 12 & 14', 'Vodičkova', '12 & 14'],
    ['Vodičkova 12 – 14', 'Vodičkova', '12-14'],
    ['Václavské nám. 5', 'Václavské náměstí', '5'],
    ['Vaclavske nam. 837/11, Praha 1', 'Václavské náměstí', '837/11'],
    ['nám. Jiřího z Poděbrad 4', 'náměstí Jiřího z Poděbrad', '4'],
    ['Nám. I. P. Pavlova 3', 'náměstí I. P. Pavlova', '3'],
    ['nám. IP Pavlova 3', 'náměstí I. P. Pavlova', '3'],
    ['Rašínovo nábř. 42', 'Rašínovo nábřeží', '42'],
    ['tř. Milady Horákové 20', 'Milady Horákové', '20'],
    ['M. Horákové 20', 'Milady Horákové', '20'],
    ['Čs. armády 7', 'Československé armády', '7'],
    ['28.října 9', '28. října', '9'],
    ['17. listopadu 2, 110 00 Praha 1', '17. listopadu', '2'],
    ['Sokolovská 20, Praha 9', 'Sokolovská', '20', 'Vysočany'],
    ['Vinohradská 20, 100 00', 'Vinohradská', '20', 'Strašnice'],
    ['Vinohradská 20, Žižkov', 'Vinohradská', '20', 'Žižkov'],
    ['Vodičkova 12, Staré Město, Praha 1', 'Vodičkova', '12', 'Nové Město'],
  ],
  SG: [
    ['12 Orchard Rd', 'Orchard Road', '12'],
    ['12 Orchard Rd, Singapore 238801', 'Orchard Road', '12'],
    ['Orchard Road 12, S238801', 'Orchard Road', '12'],
    ['12 Orchard Road S(238801)', 'Orchard Road', '12'],
    ['12 Orchard Road Singapore (238802)', 'Orchard Road', '12'],
    ['Blk 12 Jalan Bukit Merah', 'Jalan Bukit Merah', '12'],
    ['Block 12A Jln Bukit Merah', 'Jalan Bukit Merah', '12a'],
    ['12 Jln Bt Merah', 'Jalan Bukit Merah', '12'],
    ['20 Commonwealth Ave', 'Commonwealth Avenue', '20'],
    ["20 C'wealth Ave", 'Commonwealth Avenue', '20'],
    ['5 Marina Blvd', 'Marina Boulevard', '5'],
    ['7 Margaret Dr', 'Margaret Drive', '7'],
    ['20 Upp Pickering St', 'Upper Pickering Street', '20'],
    ['77 Tg Pagar Rd', 'Tanjong Pagar Road', '77'],
    ['300 Nth Bridge Rd', 'North Bridge Road', '300'],
    ['12/14 Neil Rd', 'Neil Road', '12/14'],
    ['12 & 14 Neil Rd', 'Neil Road', '12 & 14'],
    ['238801', 'Orchard Road', ''],
    ['singapore 048424', 'Cross Street', ''],
    ['1 Raffles Blvd, Marina Centre, Singapore', 'Raffles Boulevard', '1'],
  ],
  TH: [
    ['24 ถ.สีลม', 'ถนนสีลม', '24'],
    ['24 ถ. สีลม แขวงสีลม เขตบางรัก กรุงเทพฯ 10500', 'ถนนสีลม', '24'],
    ['24 ถนนสีลม แขวงสุริยวงศ์ เขตบางรัก กรุงเทพมหานคร 10500', 'ถนนสีลม', '24'],
    ['24ถนนสีลมแขวงสีลมเขตบางรักกรุงเทพ10500', 'ถนนสีลม', '24'],
    ['เลขที่ 24/1 สีลม กทม.', 'ถนนสีลม', '24/1'],
    ['บ้านเลขที่ ๒๔ ถนนสีลม', 'ถนนสีลม', '24'],
    ['สีลม 24 บางรัก 10500', 'ถนนสีลม', '24'],
    ['99/5 ซ.สุขุมวิท 24 เขตคลองเตย', 'สุขุมวิท 24', '99/5'],
    ['99/5 ซอย สุขุมวิท 24 แขวงคลองตัน เขตคลองเตย กรุงเทพมหานคร 10110', 'สุขุมวิท 24', '99/5'],
    ['99/5 สุขุมวิท ซอย 24', 'สุขุมวิท 24', '99/5'],
    ['99/5 Sukhumvit Soi 24, Khlong Toei', 'สุขุมวิท 24', '99/5'],
    ['12 ถ.เจริญกรุง เขตบางรัก', 'ถนนเจริญกรุง', '12', 'บางรัก'],
    ['12 ถ.เจริญกรุง 10100', 'ถนนเจริญกรุง', '12', 'สัมพันธวงศ์'],
    ['24 Silom Rd., Bangrak, Bangkok 10500', 'ถนนสีลม', '24'],
    ['24 Si Lom Rd, Khwaeng Si Lom, Khet Bang Rak, Krung Thep Maha Nakhon 10500', 'ถนนสีลม', '24'],
    ['สุขุมวิท ซ.22', 'สุขุมวิท 22', ''],
    ['สุขุมวิท ซอย 22', 'สุขุมวิท 22', ''],
    ['พระราม๙ 12', 'ถนนพระราม 9', '12'],
    ['12 Rama 9 Rd, Huai Khwang', 'ถนนพระราม 9', '12'],
    ['12-14 ซ.ทองหล่อ', 'ซอยทองหล่อ', '12-14'],
    ['ซ. อารีย 5', 'ซอยอารีย์', '5'],
  ],
  JP: [
    ['東京都渋谷区神宮前4-12-3', '神宮前四丁目', '12-3'],
    ['〒150-0001 東京都渋谷区神宮前4-12-3', '神宮前四丁目', '12-3'],
    ['150-0001 渋谷区神宮前4丁目12番3号', '神宮前四丁目', '12-3'],
    ['神宮前4丁目12番地3', '神宮前四丁目', '12-3'],
    ['神宮前四丁目12の3', '神宮前四丁目', '12-3'],
    ['神宮前四丁目十二番三号', '神宮前四丁目', '12-3'],
    ['神宮前４－１２－３', '神宮前四丁目', '12-3'],
    ['神宮前4ー12ー3', '神宮前四丁目', '12-3'],
    ['神宮前 4丁目 12', '神宮前四丁目', '12'],
    ['神宮前4-12', '神宮前四丁目', '12'],
    ['4-12-3 Jingumae, Shibuya-ku, Tokyo 150-0001', '神宮前四丁目', '12-3'],
    ['Jingumae 4-12-3, Shibuya City', '神宮前四丁目', '12-3'],
    ['4 Chome-12-3 Jingūmae, Shibuya, Tōkyō', '神宮前四丁目', '12-3'],
    ['宇田川町12-3', '宇田川町', '12-3'],
    ['渋谷区宇田川町12番3号', '宇田川町', '12-3'],
    ['千駄ケ谷4-1-1', '千駄ヶ谷四丁目', '1-1'],
    ['霞ヶ関3-2-1', '霞が関三丁目', '2-1'],
    ['虎の門1-23', '虎ノ門一丁目', '23'],
    ['銀座4丁目6番16号', '銀座四丁目', '6-16'],
    ['東京都中央区銀座4-6-16 1階', '銀座四丁目', '6-16'],
  ],
  KW: [
    ['ش. تونس 5', 'شارع تونس', '5'],
    ['ش تونس ٥', 'شارع تونس', '5'],
    ['شارع تونس، حولي، قطعة 3، منزل 12', 'شارع تونس', '12'],
    ['حولي ق3 ش تونس م 12', 'شارع تونس', '12'],
    ['حولي، ق. ٣، ش. تونس، منزل ١٢', 'شارع تونس', '12'],
    ['منطقة حولي قطعه 3 شارع تونس بناية 12', 'شارع تونس', '12'],
    ['Block 3, Tunis St, House 12, Hawalli', 'شارع تونس', '12'],
    ['12 Tunis St., Hawally, Kuwait', 'شارع تونس', '12'],
    ['Salem Al-Mubarak St 15, Salmiya', 'شارع السالم المبارك', '15'],
    ['15 Salem Mubarak street Al-Salmiyah', 'شارع السالم المبارك', '15'],
    ['شارع عبد الله المبارك ١٠', 'شارع عبدالله المبارك', '10'],
    ['شارع احمد الجابر 10 شرق', 'شارع أحمد الجابر', '10'],
    ['شَارِع أحمَد الجابـر 10', 'شارع أحمد الجابر', '10'],
    ['ش المثني 4', 'شارع المثنى', '4'],
    ['شارع القاهره 4/2', 'شارع القاهرة', '4/2'],
    ['شارع تونس 5، حولي 32001', 'شارع تونس', '5'],
    ['٥ شارع تونس، الكويت', 'شارع تونس', '5'],
    ['Gulf Rd 20', 'شارع الخليج العربي', '20'],
  ],
  PK: [
    ['15 Burns Rd', 'Burns Road', '15'],
    ['15 Burns Road, Saddar, Karachi 74200', 'Burns Road', '15'],
    ['15, Burns Rd, Karachi-74200, Pakistan', 'Burns Road', '15'],
    ['House No. 15, Burns Rd', 'Burns Road', '15'],
    ['Plot # 15-C, Khayaban-e-Shahbaz, DHA Phase 6', 'Khayaban-e-Shahbaz', '15c'],
    ['15C Kh-e-Shahbaz DHA Karachi', 'Khayaban-e-Shahbaz', '15c'],
    ['Khayaban e Shahbaz 15', 'Khayaban-e-Shahbaz', '15'],
    ['22 MA Jinnah Rd', 'M. A. Jinnah Road', '22'],
    ['22 M.A. Jinnah Road, Karachi', 'M. A. Jinnah Road', '22'],
    ['I.I. Chundrigar Rd 5', 'I. I. Chundrigar Road', '5'],
    ['II Chundrigar Road 5', 'I. I. Chundrigar Road', '5'],
    ['Block 2, PECHS, 9 Tariq Rd', 'Tariq Road', '9'],
    ['Blk 2 PECHS Tariq Rd 9/2', 'Tariq Road', '9/2'],
    ['main Tariq Road 9', 'Tariq Road', '9'],
    ['۱۵ برنس روڈ', 'Burns Road', '15'],
    ['طارق روڈ 9، کراچی', 'Tariq Road', '9'],
    ['مکان نمبر 9 طارق روڈ بلاک 2', 'Tariq Road', '9'],
    ['Shahrah e Faisal 100', 'Shahrah-e-Faisal', '100'],
    ['Shahrahe Faisal 100, Khi', 'Shahrah-e-Faisal', '100'],
    ['5 Zamzama Blvd, DHA Phase V', 'Zamzama Boulevard', '5'],
  ],
}

const geocoderOf = (country: CountryCode) => new EmbeddedGeocoder(country, gazetteerOf(country))
const found = async (country: CountryCode, text: string) =>
  (await geocoderOf(country).autocomplete({ text, country })).value

describe.each(Object.entries(SAMPLES))('addresses as written in %s', (code, samples) => {
  const country = code as CountryCode

  it('have at least fifteen samples', () => {
    expect(samples.length).toBeGreaterThanOrEqual(15)
  })

  it.each(samples.map(([typed, place, houseNumber, district]) => ({ typed, place, houseNumber, district })))(
    'resolve "$typed" to $place $houseNumber (API-08)',
    async ({ typed, place, houseNumber, district }) => {
      const [first] = await found(country, typed)
      expect([first?.street || first?.building, first?.streetNumber]).toEqual([place, houseNumber])
      expect(first?.area).toBe(district ?? first?.area)
    },
  )
})

describe('written addresses', () => {
  it.each([
    ['CZ', 'Nádražní 5, Brno', ['Brno, Nádražní 5']],
    ['CZ', 'Nádražní 5, 602 00 Brno', ['Brno, Nádražní 5, 602 00']],
    ['CZ', 'Nádražní 5, 602 00', []],
    ['CZ', '110 00 Praha 1', []],
    ['SG', '12 Orchard Road, Johor Bahru', []],
    ['MY', '12 Jalan Alor, 80000', []],
    ['TH', '24 ถนนสีลม เชียงใหม่', ['24 ถนนสีลม เชียงใหม่']],
    ['JP', '静岡県浜松市中央区神宮前4-12-3', ['浜松市 静岡県中央区神宮前4丁目 12-3']],
    ['JO', 'شارع مكة 12، إربد', ['إربد، شارع مكة 12']],
    ['AT', 'Herrengasse 5, 8010', []],
    ['AT', 'Herrengasse, 8010', []],
    ['PH', 'Taft Ave, Cebu City', ['Taft Ave, Cebu City']],
    ['AR', 'Av. Santa Fe 1860, Córdoba', ['Córdoba, Av. Santa Fe 1860']],
  ] as const)(
    'never give a street in %s for "%s": another town or its postal code (API-08, ADDR-30)',
    async (country, typed, towns) => {
      const places = await found(country, typed)
      expect(places.map(({ street }) => street).filter((street) => street !== '')).toEqual([])
      expect(places.map(({ formattedAddress }) => formattedAddress)).toEqual(towns)
    },
  )

  it.each([
    ['MY', '168 Jalan Ipoh', 'Jalan Ipoh'],
    ['AR', 'Avenida Córdoba 890', 'Avenida Córdoba'],
    ['MM', '5 Pyay Road', 'ပြည်လမ်း'],
    ['PH', '6750 Ayala Ave, Makati', 'Ayala Avenue'],
    ['KW', '12 Tunis St, Hawally', 'شارع تونس'],
  ] as const)(
    'give in %s the street that "%s" names, not a town of its name (ADDR-30)',
    async (country, typed, street) => {
      const places = await found(country, typed)
      expect(new Set(places.map((place) => place.street))).toEqual(new Set([street]))
    },
  )

  it.each([
    ['SG', '531A Upper Cross St'],
    ['MY', '35 Jalan Telawi 3, Bangsar'],
    ['HK', '1 Matheson St, Causeway Bay'],
    ['PH', '118 Jupiter St, Bel-Air, Makati'],
    ['SA', 'شارع موسى بن نصير 7230، العليا'],
    ['CZ', 'hl. nádraží, Fantova kavárna'],
    ['EG', 'القصر العيني - مدخل الطوارئ'],
  ] as const)(
    'give no other street in %s for "%s", which the table does not have (ADDR-30)',
    async (country, typed) => {
      expect(await found(country, typed)).toEqual([])
    },
  )

  it.each([
    ['CZ', 'Vodičkova 12, 3. patro, Praha 1', '3. patro'],
    ['SG', '12 Orchard Rd #05-12', '#05-12'],
    ['KW', 'ش. تونس 5، قطعة 3', 'قطعة 3'],
    ['PK', '9 Tariq Rd, PECHS Block 2', 'Block 2'],
    ['JP', '神宮前4-12-3 メゾン表参道', 'メゾン表参道'],
    ['JP', '西新宿2丁目8番1号 都庁第一本庁舎 12階', '都庁第一本庁舎'],
    ['CZ', 'Bělehradská 77, zvonek Novák', 'zvonek Novák'],
    ['CZ', 'Dlouhá 12 (dvůr)', ', dvůr,'],
    ['SG', 'blk 12 Queensway 05-22', '05-22'],
    ['AT', 'Landstraßer Hauptstraße 12, 1030 Wien 2nd gate', '2nd gate'],
    ['HK', '旺角彌敦道688號旺角中心15樓, please leave it with the guard at the desk, thanks', 'at the desk, thanks'],
    ['SG', '12 Orchard Rd near the yellow shop with the very friendly parrot that greets everybody', ' everybody'],
    ['SG', '12 Orchard Rd (the white door behind the second gate, between the shop and the school)', 'the school'],
    ['CZ', 'Vodičkova 12, zvonek paní Alexandra Nováková-Svobodová vpravo', 'Svobodová vpravo'],
    ['CZ', 'Vodičkova 12, Praha, nechte prosím všechno u paní vrátné v přízemí, děkuji moc', 'děkuji moc'],
  ] as const)(
    'keep floor, unit, block and building in %s once, in the address: "%s" (API-08, API-10)',
    async (country, typed, kept) => {
      const [suggested] = await found(country, typed)
      expect(suggested).toMatchObject({ building: '', formattedAddress: expect.stringContaining(kept) })
      const details = await geocoderOf(country).details(suggested?.id ?? '')
      expect(suggested).toMatchObject(details.found === 'yes' ? details.value : {})
      expect(details.found).toBe('yes')
    },
  )

  it.each([
    ['CZ', 'Vodičkova 12, 3. patro', /^Vodičkova 12, 3\. patro, /],
    ['JP', '神宮前4-12-3 メゾン表参道', / メゾン表参道$/],
  ] as const)(
    'put floor and building where people in %s write them: "%s" (API-08)',
    async (country, typed, written) => {
      const [suggested] = await found(country, typed)
      expect(suggested?.formattedAddress).toMatch(written)
    },
  )

  it('count the number after the slash along a Czech street (API-10)', async () => {
    const [both] = await found('CZ', 'Vodičkova 681/14')
    const [counted] = await found('CZ', 'Vodičkova 14')
    expect([both?.latitude, both?.longitude]).toEqual([counted?.latitude, counted?.longitude])
  })

  it('match the street while postal code and district are being typed (API-08)', async () => {
    const whole = 'Vodičkova 12, 110 00 Praha 1'
    for (const end of [
      'Vodičkova 12,',
      'Vodičkova 12, 110',
      'Vodičkova 12, 110 00 P',
      'Vodičkova 12, 110 00 Praha',
      whole,
    ]) {
      expect((await found('CZ', end)).map(({ street }) => street)).toEqual(['Vodičkova'])
    }
  })
})
