/**
 * The zero of each script that the supported languages and their neighbours use, and the full-width one. In Unicode,
 * its nine other digits follow each zero.
 */
const ZEROS = ['٠', '۰', '০', '௦', '๐', '໐', '၀', '០', '०', '０'].map((zero) => zero.charCodeAt(0))

const BEYOND_ASCII = /[^\x20-\x7e]/

/**
 * The Burmese letter wa, which looks like the digit zero and is typed for it ("ဝ၉" for 09): it is a digit beside
 * digits, unless it begins a word.
 */
const WA_AS_ZERO = /\u101D+(?=[\u1040-\u1049])|(?<=[\u1040-\u1049])\u101D+(?![\p{L}\p{M}])/gu

/**
 * Replaces Arabic, Urdu, Bengali, Tamil, Thai, Lao, Burmese, Khmer, Devanagari and full-width digits by 0-9. Each
 * character keeps its position. Every number that a person types is read after this rule.
 */
export const westernDigits = (text: string): string =>
  BEYOND_ASCII.test(text)
    ? text
        .replace(WA_AS_ZERO, (letters) => '\u1040'.repeat(letters.length))
        .replace(/\p{Nd}/gu, (digit) => {
          const code = digit.charCodeAt(0)
          const zero = ZEROS.find((candidate) => code >= candidate && code <= candidate + 9)
          return zero === undefined ? digit : String(code - zero)
        })
    : text

/** The digits of a text as 0-9, without everything else in it. */
export const digitsOf = (text: string): string => westernDigits(text).replaceAll(/\D/g, '')
