/** The errors that spreadsheet programs write into cells, also as texts in other languages. */
const ERRORS = [
  '#N/A',
  '#N/D',
  '#REF!',
  '#NAME?',
  '#VALUE!',
  '#NUM!',
  '#NULL!',
  '#DIV/0!',
  '#SPILL!',
  '#CALC!',
  '#FIELD!',
  '#BLOCKED!',
  '#CONNECT!',
  '#BUSY!',
  '#UNKNOWN!',
  '#EXTERNAL!',
  '#PYTHON!',
  '#TIMEOUT!',
  '#ERROR!',
  '#GETTING_DATA',
  '#NENÍ_K_DISPOZICI',
  '#ODKAZ!',
  '#NÁZEV?',
  '#HODNOTA!',
  '#ČÍSLO!',
  '#DĚLENÍ_NULOU!',
]
const ERROR = new RegExp(
  `(?:^|[\\s,;"'(])(?:${ERRORS.map((error) => error.replaceAll(/[?/]/g, String.raw`\$&`)).join('|')}|Err:\\d{3})(?=$|[\\s,;"')])`,
  'u',
)

/** Begins the text of a cell whose formula was never computed; the formula follows. */
const NO_RESULT = '#FORMULA!'

/** Characters of a formula that are shown. */
const FORMULA_MOST = 100

/** The text of a cell whose formula has no saved result. */
export const textWithoutResult = (formula: string): string =>
  `${NO_RESULT} =${formula.trim() === '' ? '…' : formula.trim().slice(0, FORMULA_MOST)}`

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
