/** Zeros of the scripts our languages and their neighbours are written in, each followed by its nine digits in Unicode, and the full-width one. */
const ZEROS = ['٠', '۰', '০', '௦', '๐', '໐', '၀', '០', '०', '０'].map((zero) => zero.charCodeAt(0))

const BEYOND_ASCII = /[^\x20-\x7e]/

/** The same text with 0-9 in place of Arabic, Urdu, Bengali, Tamil, Thai, Lao, Burmese, Khmer, Devanagari and full-width digits. */
export const westernDigits = (text: string): string =>
  BEYOND_ASCII.test(text)
    ? text.replace(/\p{Nd}/gu, (digit) => {
        const code = digit.charCodeAt(0)
        const zero = ZEROS.find((candidate) => code >= candidate && code <= candidate + 9)
        return zero === undefined ? digit : String(code - zero)
      })
    : text
