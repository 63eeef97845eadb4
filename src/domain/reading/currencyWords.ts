import type { CurrencyCode } from '../market/countries.ts'

/** How people write a currency beside a number, separated by bars; its ISO code always counts. */
export const CURRENCY_WORDS: Readonly<Record<CurrencyCode, string>> = {
  AED: 'aed|dhs|dh|dirham|dirhams|درهم|دراهم|د.إ',
  ARS: '$|ars|ar$|pesos|peso',
  BDT: '৳|bdt|tk|taka|টাকা',
  BHD: 'bd|bhd|dinar|dinars|دينار|دنانير|د.ب',
  CZK: 'kč|kc|kčs|czk|korun|koruny|koruna|korunách',
  EGP: 'egp|le|l.e|£|e£|pounds|جنيه|جنيهات|جنيه مصري|ج.م',
  EUR: '€|eur|euro|euros|euroa|eura|eur.|ευρώ',
  HKD: 'hk$|hkd|$|元|蚊|港幣|港元',
  HUF: 'ft|huf|forint|forintot',
  IQD: 'iqd|id|دينار|د.ع|دینار',
  JOD: 'jd|jod|dinar|dinars|دينار|دنانير|د.أ',
  JPY: '¥|￥|jpy|yen|円|円也',
  KHR: '៛|khr|riel|riels|រៀល',
  KRW: '₩|krw|won|원',
  KWD: 'kd|kwd|dinar|dinars|دينار|دنانير|د.ك',
  LAK: '₭|lak|kip|ກີບ',
  MMK: 'mmk|ks|kyat|kyats|ကျပ်',
  MYR: 'rm|myr|ringgit',
  NOK: 'kr|nok|kroner',
  OMR: 'omr|ro|rial|rials|ريال|ر.ع',
  PHP: '₱|php|p|peso|pesos|piso',
  PKR: 'rs|₨|pkr|rupees|rupay|روپے|روپیہ|روپئے',
  QAR: 'qar|qr|riyal|riyals|ريال|ر.ق',
  RON: 'lei|ron|leu',
  SAR: 'sar|sr|riyal|riyals|ريال|ر.س|﷼',
  SEK: 'kr|sek|kronor',
  SGD: 's$|sgd|$|sing|dollars|dollar',
  THB: '฿|thb|baht|บาท|บาทถ้วน|บ.',
  TRY: '₺|tl|try|lira|türk lirası',
  TWD: 'nt$|twd|ntd|nt|$|元|塊|塊錢|台幣|圓',
}

/** Words after a number that multiply it by a thousand. */
export const THOUSAND_WORDS: Readonly<Partial<Record<CurrencyCode, string>>> = {
  IQD: 'الف|ألف|هەزار|alf',
}

/** Currencies whose amounts use a space between thousands. */
export const SPACED_THOUSANDS: ReadonlyArray<CurrencyCode> = ['CZK', 'EUR', 'HUF', 'NOK', 'SEK']
