import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'
import type { CountryCode } from './countries.ts'

/** A way to write a local number that only the people of a country complete: `written` matches its digits. */
interface LocalForm {
  readonly written: RegExp
  /** The number in E.164, as a replacement. */
  readonly international: string
}

/**
 * Argentina: 15 marks a mobile number, and only the area 11, without its code, has eight digits. Hungary: the trunk
 * prefix 06 without its zero, which a spreadsheet drops. Laos: mobile numbers without 020. The Philippines: only the
 * area 2, without its code, has eight digits.
 */
const LOCAL_FORMS: Readonly<Partial<Record<CountryCode, LocalForm>>> = {
  AR: { written: /^0?15(\d{8})$/, international: '+54911$1' },
  HU: { written: /^6((?:20|30|31|50|70)\d{7})$/, international: '+36$1' },
  LA: { written: /^([579]\d{7})$/, international: '+85620$1' },
  PH: { written: /^([3-8]\d{7})$/, international: '+632$1' },
}

/** Words, pictures, quotation marks and brackets around a number; a formula as CSV files have it: ="777123456". */
const BEFORE =
  /^[\s'"`‘’‚‛“”„«<[=\p{So}]*(?:(?:tel|tlf|puh|handy|cp|contact|nr|č|číslo|telefon|telefone|telephone|phone|mobile|mobil|mob|cell|celular|gsm|whatsapp|hp|wa|ph|m|t|no|sms|callto|κινητό|κιν|teléfono|telefonszám|telefón|τηλ|тел|هاتف|جوال|موبايل|تلفن|فون نمبر|فون|موبائل نمبر|موبائل|تەلەفۆن|مۆبایل|মোবাইল নম্বর|মোবাইল|ফোন নম্বর|ফোন|மொபைல்|தொலைபேசி|போன்|เบอร์โทร|เบอร์|โทร|លេខទូរស័ព្ទ|ទូរស័ព្ទ|ເບີໂທ|ໂທ|ဖုန်း|電話|电话|携帯|手機|手机|行動電話|휴대폰|핸드폰|연락처|전화)(?:\s?[.:#]{1,2}|\s|(?=[\d+(]))\s{0,2}){0,2}/iu
/** A link of WhatsApp has the number in its international form. */
const WHATSAPP_LINK = /^(?:https:\/\/)?wa\.me\/\+?(?=\d)/i
/** The number of an extension behind that of a company, with the word for it: "224 812 336 linka 3", "內線 206". */
const EXTENSION =
  /(?<=\d\D{0,3})[\s,;(（]+(?:ext|linka|kl|εσωτ|內線|轉|内線|mellék|내선|loc|تحويلة|ต่อ|dahili|int(?:erno?)?|dw|ankn(?:ytning)?)[\s.:]{0,3}\d{1,6}[)）]?$/iu
const AFTER = /[\s'"`‘’‚‛“”„»>\];,.]+$/u
/** "777123456.0": a spreadsheet wrote the number with decimals. */
const DECIMALS = /^((?:[^\d.,]{0,3}\d){7,15})[.,]0{1,2}$/
/** "(+420) 776339378". */
const BRACKETED_PREFIX = /^\((\+\d{1,3})\)/
/** What people write for "+", also where another number is dialled: "00852 5123 4567". */
const PLUS_AS_ZEROS = /^\(?00[\s.)-]{0,2}(?=[1-9])/
/** The trunk prefix, which is dialled within the country only: "+420 (0) 777 123 456". */
const TRUNK_PREFIX = /\(0\)/

/** The number alone, without what people and programs write around it. */
const bare = (text: string): string =>
  text
    .replace(WHATSAPP_LINK, '+')
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(EXTENSION, '')
    .replace(DECIMALS, '$1')
    .replace(BRACKETED_PREFIX, '$1 ')

/**
 * Reads one phone number in western digits, written in any way that leaves no doubt which number is meant; `undefined`
 * if there is none. Without an international prefix it belongs to `country`. Whether it is possible or assigned is
 * left to the caller.
 */
export const writtenPhone = (text: string, country: CountryCode): PhoneNumber | undefined => {
  const written = bare(text)
  const parse = (number: string) => parsePhoneNumberFromString(number, { defaultCountry: country, extract: false })
  const local = LOCAL_FORMS[country]
  const digits = written.replaceAll(/[\s().-]/g, '')
  if (local?.written.test(digits)) return parse(digits.replace(local.written, local.international))
  const number = parse(written)
  const international = PLUS_AS_ZEROS.test(written) ? parse(written.replace(PLUS_AS_ZEROS, '+')) : undefined
  // "0082 (0) 10 2000 0000" in Korea, which dials other prefixes than 00.
  if (international?.isValid() === true && international.country === country) return international
  if (number?.isValid() === true && !number.nationalNumber.startsWith('00')) return number
  if (international?.isValid() === true) return international
  return TRUNK_PREFIX.test(written) ? parse(written.replace(TRUNK_PREFIX, ' ')) : number
}
