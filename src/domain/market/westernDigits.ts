/**
 * The zero of each script that the supported languages and their neighbours use, and the full-width one. In Unicode,
 * its nine other digits follow each zero.
 */
const ZEROS = ['٠', '۰', '০', '௦', '๐', '໐', '၀', '០', '०', '０'].map((zero) => zero.charCodeAt(0))

const BEYOND_ASCII = /[^\x20-\x7e]/

/** Replaces Arabic, Urdu, Bengali, Tamil, Thai, Lao, Burmese, Khmer, Devanagari and full-width digits by 0-9. */
export const westernDigits = (text: string): string =>
  BEYOND_ASCII.test(text)
    ? text.replace(/\p{Nd}/gu, (digit) => {
        const code = digit.charCodeAt(0)
        const zero = ZEROS.find((candidate) => code >= candidate && code <= candidate + 9)
        return zero === undefined ? digit : String(code - zero)
      })
    : text
