import type { CountryCode } from './countries.ts'

/** Messengers with a public address that opens them with a text. KakaoTalk and Zalo have none, only program libraries. */
export type Messenger = 'whatsapp' | 'line' | 'viber' | 'telegram'

/**
 * The messengers that people in a country use, the most common first. Separate from the country's row, because every
 * page loads that row.
 */
const MESSENGERS: Readonly<Record<CountryCode, ReadonlyArray<Messenger>>> = {
  SG: ['whatsapp', 'telegram'],
  MY: ['whatsapp', 'telegram'],
  HK: ['whatsapp'],
  TH: ['line'],
  TW: ['line'],
  MM: ['viber', 'telegram'],
  BD: ['whatsapp'],
  PK: ['whatsapp'],
  PH: ['viber', 'whatsapp', 'telegram'],
  KH: ['telegram'],
  LA: ['whatsapp'],
  JP: ['line'],
  // KakaoTalk, the common messenger, has no such address.
  KR: [],
  KW: ['whatsapp'],
  SA: ['whatsapp'],
  AE: ['whatsapp'],
  BH: ['whatsapp'],
  QA: ['whatsapp'],
  OM: ['whatsapp'],
  JO: ['whatsapp'],
  EG: ['whatsapp'],
  IQ: ['whatsapp', 'telegram', 'viber'],
  TR: ['whatsapp', 'telegram'],
  CZ: ['whatsapp'],
  HU: ['viber', 'whatsapp'],
  RO: ['whatsapp'],
  AT: ['whatsapp'],
  SE: ['whatsapp'],
  FI: ['whatsapp'],
  NO: ['whatsapp'],
  GR: ['viber', 'whatsapp'],
  CY: ['viber', 'whatsapp'],
  AR: ['whatsapp'],
}

/** `link` is absent if the text contains it. */
export interface Shared {
  readonly text: string
  readonly link?: string
}

/** The text with its link. */
export const wholeText = ({ text, link }: Shared): string => (link === undefined ? text : `${text} ${link}`)

/** The digits of a number in the international form, which is the only one that names a phone everywhere. */
const internationalDigits = (phone: string): string | undefined =>
  /^\+\d{7,15}$/.exec(phone.replaceAll(/[^+\d]/g, ''))?.[0].slice(1)

const inAddress = (shared: Shared): string => encodeURIComponent(wholeText(shared))

const ADDRESSES: Readonly<Record<Messenger, (shared: Shared, phone?: string) => string | undefined>> = {
  whatsapp: (shared, phone = '') => `https://wa.me/${internationalDigits(phone) ?? ''}?text=${inAddress(shared)}`,
  line: (shared) => `https://line.me/R/share?text=${inAddress(shared)}`,
  viber: (shared) => `viber://forward?text=${inAddress(shared)}`,
  // Telegram shares links only.
  telegram: ({ text, link }) =>
    link && `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(text)}`,
}

interface MessengerWay {
  readonly messenger: Messenger
  readonly address: string
  /** Whether it opens the chat with the phone; otherwise the person chooses to whom to send. */
  readonly isDirect: boolean
}

/** The messengers of a country that can send this, with the addresses that open them (SHARE-02). */
export const messengersFor = (country: CountryCode, shared: Shared, phone?: string): ReadonlyArray<MessengerWay> =>
  MESSENGERS[country].flatMap((messenger) => {
    const address = ADDRESSES[messenger](shared, phone)
    const isDirect = messenger === 'whatsapp' && phone !== undefined && internationalDigits(phone) !== undefined
    return address === undefined ? [] : [{ messenger, address, isDirect }]
  })
