const FORMS: ReadonlyArray<readonly [RegExp, string]> = [
  [/[أإآٱ]/gu, 'ا'],
  [/[ىیئ]/gu, 'ي'],
  [/ے/gu, 'ي'],
  [/[ةہھۃ]/gu, 'ه'],
  [/ؤ/gu, 'و'],
  [/ک/gu, 'ك'],
  [/[ـ\u200B-\u200F]/gu, ''],
  [/ß/gu, 'ss'],
  [/ø/gu, 'o'],
  [/ł/gu, 'l'],
  [/đ/gu, 'd'],
  [/æ/gu, 'ae'],
  [/ı/gu, 'i'],
  [/['’‘`´]/gu, ''],
  // Thai tone marks and the silencer: left out by many when typing.
  [/[\u0E48-\u0E4C]/gu, ''],
]
const DECIMAL_DIGIT = /\p{Nd}/gu
const MARKS_OUTSIDE_THAI = /(?![\u0E00-\u0E7F])\p{Mn}/gu
const THAI = /[\u0E00-\u0E7F]/u

/** The value of a decimal digit of any script: every script's ten digits follow one another. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  if (code < 0x80) return digit
  for (let value = 0; value < 10; value += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value)
  }
  return digit
}

/** One spelling for all the ways a name is typed: case, diacritics, Arabic and Urdu letter forms, digits. */
export const fold = (text: string): string => {
  let folded = text.normalize('NFKC').toLowerCase().normalize('NFD').replace(MARKS_OUTSIDE_THAI, '').normalize('NFC')
  for (const [form, replacement] of FORMS) folded = folded.replace(form, replacement)
  return folded.replace(DECIMAL_DIGIT, asciiDigit)
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  rd: 'road',
  st: 'street',
  ave: 'avenue',
  av: 'avenue',
  blvd: 'boulevard',
  ln: 'lane',
  dr: 'drive',
  ul: 'ulice',
  nam: 'namesti',
  tr: 'trida',
  nabr: 'nabrezi',
  ถ: 'ถนน',
  ซ: 'ซอย',
}

/** Words that say what kind of way it is: they help when they match and do not hurt when they do not. */
const GENERIC = new Set(
  'street road avenue boulevard lane drive ulice trida namesti nabrezi square thanon soi shara sharea block city ถนน ซอย แขวง เขต شارع طريق قطعه ميدان منطقه سڑك روڈ'
    .split(' ')
    .map(fold),
)
export const isGeneric = (word: string): boolean => GENERIC.has(word)

const SEPARATORS = /[^\p{L}\p{M}\p{Nd}/]+/u

/** The block of a Japanese quarter, typed with a digit: 4丁目. */
const CHOME = /([1-9])(?=丁目)/gu
const kanjiNumeral = (digit: string): string => '一二三四五六七八九'[Number(digit) - 1] ?? digit

/** Where scripts without spaces begin another word: before a number, and behind a Japanese prefecture or ward. */
const UNSPACED = /(?<=[\u0E00-\u0E7F\p{Script=Han}])(?=\d)|(?<=[都府県区市])(?=\p{Script=Han})/u

/** The words of a text as they are compared, in their order. A house number such as 12/3a stays one word. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  fold(text)
    .split(SEPARATORS)
    .flatMap((part) => (/^\d+[a-z]?\/\d/u.test(part) ? [part] : part.split('/')))
    .flatMap((part) => part.replaceAll(CHOME, kanjiNumeral).split(UNSPACED))
    .filter((word) => word !== '')
    .map((word) => ABBREVIATIONS[word] ?? word)

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * The forms under which one word of a name is found. Thai is written without spaces: each rest of the name from a
 * word boundary on is a form. An Arabic word is found with and without its article.
 */
export const formsOf = (word: string): ReadonlyArray<string> => {
  const forms = [word]
  if (THAI.test(word)) {
    for (const { index } of thaiWords.segment(word)) if (index > 0) forms.push(word.slice(index))
    for (const kind of ['ถนน', 'ซอย']) if (word.startsWith(kind)) forms.push(word.slice(kind.length))
  }
  if (word.startsWith('ال') && word.length > 4) forms.push(word.slice(2))
  return forms.filter((form) => form !== '')
}

/** Wrong letters that are forgiven in a word of this length. */
export const typosAllowed = (word: string): number => {
  if (/^\d/u.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Whether `typed` is, with at most `limit` wrong, missing, extra or swapped neighbouring letters, the beginning of
 * `word`.
 */
export const beginsLike = (word: string, typed: string, limit: number): boolean => {
  if (word.length + limit < typed.length) return false
  const width = Math.min(word.length, typed.length + limit)
  let beforePrevious: number[] = []
  let previous = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    let best = row
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1)
      current.push(cost)
      best = Math.min(best, cost)
    }
    if (best > limit) return false
    beforePrevious = previous
    previous = current
  }
  return Math.min(...previous) <= limit
}
