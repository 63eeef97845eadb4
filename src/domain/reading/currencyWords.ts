import type { CurrencyCode } from '../market/countries.ts'

/** How people write a currency beside a number, between bars; its code counts anyway. */
export const CURRENCY_WORDS: Readonly<Record<CurrencyCode, string>> = {
  AED: 'aed|dhs|dh|dirham|dirhams|درهم|د.إ',
  ARS: '$|ars|pesos|peso',
  BDT: '৳|bdt|tk|taka|টাকা',
  BHD: 'bd|bhd|دينار|د.ب',
  CZK: 'kč|kc|czk|korun|koruny',
  EGP: 'egp|le|l.e|جنيه|ج.م',
  EUR: '€|eur|euro|euros|euroa|eura|ευρώ',
  HKD: 'hk$|hkd|$|元|蚊',
  HUF: 'ft|huf|forint',
  IQD: 'iqd|id|دينار|د.ع|الف|دینار',
  JOD: 'jd|jod|دينار|د.أ',
  JPY: '¥|￥|jpy|yen|円',
  KHR: '៛|khr|riel|រៀល',
  KRW: '₩|krw|won|원',
  KWD: 'kd|kwd|دينار|دنانير|د.ك',
  LAK: '₭|lak|kip|ກີບ',
  MMK: 'mmk|ks|kyat|ကျပ်',
  MYR: 'rm|myr|ringgit',
  NOK: 'kr|nok|kroner',
  OMR: 'omr|ro|ريال|ر.ع',
  PHP: '₱|php|p|peso|pesos',
  PKR: 'rs|pkr|rupees|rupay|روپے|روپیہ|روپئے',
  QAR: 'qar|qr|ريال|ر.ق',
  RON: 'lei|ron|leu',
  SAR: 'sar|sr|riyal|ريال|ر.س',
  SEK: 'kr|sek|kronor',
  SGD: 's$|sgd|$|sing',
  THB: '฿|thb|baht|บาท|บ.',
  TRY: '₺|tl|try|lira',
  TWD: 'nt$|twd|ntd|$|元|塊',
}

/** Where a thousand is written with a space. */
export const SPACED_THOUSANDS: ReadonlyArray<CurrencyCode> = ['CZK', 'EUR', 'HUF', 'NOK', 'SEK']
