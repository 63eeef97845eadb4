/** The errors that spreadsheet programs write into cells, also as texts in the languages of the countries. */
const ERRORS = [
  '#N/A #N/D #REF! #NAME? #VALUE! #NUM! #NULL! #DIV/0! #SPILL! #CALC! #FIELD! #BLOCKED! #CONNECT! #BUSY! #UNKNOWN!',
  '#EXTERNAL! #PYTHON! #TIMEOUT! #ERROR! #GETTING_DATA',
  // Czech, German, Hungarian, Romanian
  '#NENÍ_K_DISPOZICI #ODKAZ! #NÁZEV? #HODNOTA! #ČÍSLO! #DĚLENÍ_NULOU!',
  '#NV #BEZUG! #WERT! #ZAHL! #ÜBERLAUF!',
  '#HIÁNYZIK #HIV! #NÉV? #ÉRTÉK! #SZÁM! #NULLA! #ZÉRÓOSZTÓ!',
  '#NUME? #VALOARE! #NUMĂR!',
  // Swedish, Norwegian, Finnish
  '#SAKNAS! #REFERENS! #NAMN? #VÄRDEFEL! #OGILTIGT! #SKÄRNING! #DIVISION/0!',
  '#I/T #NAVN? #VERDI!',
  '#PUUTTUU! #VIITTAUS! #NIMI? #ARVO! #LUKU! #TYHJÄ! #JAKO/0!',
  // Greek, Turkish, Spanish
  '#Δ/Υ #ΑΝΑΦ! #ΟΝΟΜΑ? #ΤΙΜΗ! #ΑΡΙΘ! #ΚΕΝΟ! #ΔΙΑΙΡ/0!',
  '#YOK #BAŞV! #AD? #DEĞER! #SAYI! #BOŞ! #SAYI/0!',
  '#¡REF! #¿NOMBRE? #¡VALOR! #¡NUM! #¡NULO! #¡DIV/0! #¡DESBORDAMIENTO!',
].flatMap((errors) => errors.split(' '))
/** What a narrow column shows instead of its numbers and days. */
const TOO_NARROW = '#{4,}'
const ERROR = new RegExp(
  `(?:^|[\\s,;"'(])(?:${ERRORS.map((error) => error.replaceAll(/[?/]/g, String.raw`\$&`)).join('|')}|Err:\\d{3}|${TOO_NARROW})(?=$|[\\s,;"')])`,
  'u',
)

/** Begins the text of a cell whose formula was never computed; the formula follows. */
const NO_RESULT = '#FORMULA!'

/** Characters of a formula that are shown. */
const MAX_FORMULA = 100

/** The text of a cell whose formula has no saved result. */
export const textWithoutResult = (formula: string): string =>
  `${NO_RESULT} =${formula.trim() === '' ? '…' : formula.trim().slice(0, MAX_FORMULA)}`

/** The text of a cell that holds an error. */
export const textOfError = (written: string): string => (ERROR.test(written.trim()) ? written.trim() : '#ERROR!')

/**
 * Whether the text of a cell stands for a value that is missing: an error, or a formula without a result. The text
 * itself says so, so that the cell stays wrong wherever it is copied to.
 */
export const brokenAs = (text: string): 'error' | 'no-result' | undefined => {
  if (text.includes(NO_RESULT)) return 'no-result'
  return ERROR.test(text) ? 'error' : undefined
}
