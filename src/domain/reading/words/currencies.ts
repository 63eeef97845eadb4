import type { CurrencyCode } from '../../market/countries.ts'

/** How people write a currency beside a number, separated by bars; its ISO code always counts. */
export const CURRENCY_WORDS: Readonly<Record<CurrencyCode, string>> = {
  AED: 'aed|dhs|dh|dirham|dirhams|درهم|دراهم|د.إ|درهم إماراتي|درهما',
  ARS: '$|ars|ar$|pesos|peso',
  BDT: '৳|bdt|tk|taka|টাকা',
  BHD: 'bd|bhd|dinar|dinars|دينار|دنانير|د.ب|b.d|دينار بحريني',
  CZK: 'kč|kc|kčs|czk|korun|koruny|koruna|korunách',
  EGP: 'egp|le|l.e|£|e£|pounds|جنيه|جنيهات|جنيه مصري|ج.م|جنيها|ج',
  EUR: '€|e|eur|euro|euros|euroa|eura|eur.|ευρώ',
  HKD: 'hk$|hkd|$|元|蚊|港幣|港元',
  HUF: 'ft|huf|forint|forintot',
  IQD: 'iqd|id|دينار|د.ع|دینار|دینارە|دينار عراقي',
  JOD: 'jd|jod|dinar|dinars|دينار|دنانير|د.أ|jds|دينار أردني',
  JPY: '¥|￥|jpy|yen|円|円也',
  KHR: '៛|khr|riel|riels|រៀល',
  KRW: '₩|krw|won|원|￦',
  KWD: 'kd|kwd|dinar|dinars|دينار|دنانير|د.ك|k.d|دينار كويتي',
  LAK: '₭|lak|kip|ກີບ',
  MMK: 'mmk|ks|kyat|kyats|ကျပ်',
  MYR: 'rm|myr|ringgit|r.m|令吉',
  NOK: 'kr|nok|kroner',
  OMR: 'omr|ro|rial|rials|ريال|ر.ع|r.o|ريال عماني',
  PHP: '₱|php|p|peso|pesos|piso',
  PKR: 'rs|₨|pkr|rupees|rupay|روپے|روپیہ|روپئے',
  QAR: 'qar|qr|riyal|riyals|ريال|ر.ق|q.r|ريال قطري',
  RON: 'lei|ron|leu|de lei',
  SAR: 'sar|sr|riyal|riyals|ريال|ر.س|﷼|ريال سعودي|ريالا|\u20c1',
  SEK: 'kr|sek|kronor',
  SGD: 's$|sgd|$|sing|dollars|dollar|sg$',
  THB: '฿|thb|baht|บาท|บาทถ้วน|บ.',
  TRY: '₺|tl|try|lira|türk lirası',
  TWD: 'nt$|twd|ntd|nt|$|元|塊|塊錢|台幣|圓|新台幣|新臺幣|臺幣',
}

/** Words behind an amount which say that nothing follows. */
export const EXACTLY_WORDS = 'only|মাত্র|فقط|ถ้วน|တိတိ|整|正|也|정'

/** Words after a number that multiply it by a thousand. */
export const THOUSAND_WORDS: Readonly<Partial<Record<CurrencyCode, string>>> = {
  IQD: 'الف|ألف|هەزار|alf',
}

/** Short words of currencies that mean nothing else: also another country's currency is known by them. */
export const CLEAR_WORDS = 'rs|rm|kc|ft|円|元|원'

/** Words of currencies that are written with a point before an amount: "Rs. 450". */
export const POINTED = 'rs|tk|rm|p|dh|dhs'

/** Words of currencies that precede a number only in another meaning: "id 5512", "sing 238872". */
export const AFTER_ONLY = 'id|sing|ks|บ.|e|ج'

/** Words of currencies of which no country is supported. */
export const OTHER_CURRENCIES =
  'us$|usd|dollar|dollars|dolar|دولار|ڈالر|ডলার|ดอลลาร์|ドル|달러|美金|美元|ដុល្លារ|ໂດລາ|ဒေါ်လာ|gbp|inr|cny|rmb|idr|vnd'
