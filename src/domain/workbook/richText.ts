import { plainText } from './cellText.ts'
import { isOff, type Attributes } from './readXml.ts'

/** A text of runs that have fonts of their own. A run without one has that of its cell. */
interface Runs {
  readonly all: string
  /** The runs that are not struck through, in a cell that is not either. */
  readonly left: string
  /** The runs that are not struck through in a cell that is. */
  readonly leftInStruck: string
}
export type RichText = string | Runs

/** Collects the text of `t` elements, without phonetic guides (`rPh`). */
export const textGatherer = () => {
  let [all, left, leftInStruck] = ['', '', '']
  let isShown = false
  let isPhonetic = false
  let isRich = false
  /** Whether the run is struck through; `undefined` if its cell says so. */
  let isStruck: boolean | undefined
  return {
    open: (name: string, attributes: Attributes) => {
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isShown = !isPhonetic
      if (name === 'r') isStruck = undefined
      if (name === 'rPr') isStruck = false
      if (name === 'strike') isStruck = !isOff(attributes['val'])
      isRich ||= isStruck !== undefined
    },
    close: (name: string) => {
      if (name === 'rPh') isPhonetic = false
      if (name === 't') isShown = false
    },
    text: (more: string) => {
      if (!isShown) return
      all += more
      if (isStruck !== true) left += more
      if (isStruck === false) leftInStruck += more
    },
    take: (): RichText => {
      const taken = isRich
        ? { all: plainText(all), left: plainText(left), leftInStruck: plainText(leftInStruck) }
        : plainText(all)
      all = left = leftInStruck = ''
      isRich = false
      isStruck = undefined
      return taken
    },
  }
}

/** Separators around what is struck through: "602 111 222, 603 222 333". */
const LOOSE = /^[\s,;،、/|]+|[\s,;،、/|]+$|[,;،、]\s*(?=[,;،、])/g

/** A text without what is struck through; all of it where nothing is left. */
export interface LeftText {
  readonly text: string
  readonly isStruck: boolean
}

/** `isStruck` says whether the font of the cell is struck through. */
export const leftOf = (text: RichText, isStruck: boolean): LeftText => {
  if (typeof text === 'string') return { text, isStruck }
  const left = isStruck ? text.leftInStruck : text.left
  if (left === text.all) return { text: left, isStruck: false }
  const trimmed = left.replaceAll(LOOSE, '')
  return trimmed === '' ? { text: text.all, isStruck: true } : { text: trimmed, isStruck: false }
}
