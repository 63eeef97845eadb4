import type { CsvSeparator } from './csvConventions.ts'

/*
 * A spreadsheet takes a text that begins like a formula for one, whoever typed it: a customer's name is enough. An
 * apostrophe in front makes it text again, which is what people type for that (OP-25).
 */

/** What formulas begin with in any locale: the ASCII signs, their full-width twins, and the minus of typography. */
const SIGNS = '=+\\-@\uff1d\uff0b\uff0d\uff20\u2212'

/** Nothing that is seen: spaces, marks of direction, and the quotes that a reader would take off. */
const UNSEEN = '[\\s"\\p{Cf}]*'

const BEGINS_LIKE_FORMULA = new RegExp(`^(?=[\\t\\r]|${UNSEEN}[${SIGNS}])`, 'u')
const pieceLikeFormula = (others: string) => new RegExp(`(?<=[${others}\\n])(?=${UNSEEN}[${SIGNS}])`, 'gu')
/** By the separator of the file: the others, at which a reader may part all the same. */
const PIECE_LIKE_FORMULA: Readonly<Record<CsvSeparator, RegExp>> = {
  ',': pieceLikeFormula(';\\t'),
  ';': pieceLikeFormula(',\\t'),
  '\t': pieceLikeFormula(';,'),
}

/** Control characters other than TAB and line feed, halves of characters, and code points that are none: no file holds them. */
const UNWRITABLE = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu

/** One kind of line break, and nothing that a file cannot hold. */
const writable = (text: string): string => text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, '')

/** The text as a cell that no reader takes for a formula. A text that is safe stays as it is. */
export const formulaSafe = (text: string): string =>
  // A carriage return in front is a sign of its own: it is looked for before it becomes a line feed.
  `${text.startsWith('\r') ? "'" : ''}${writable(text)}`.replace(BEGINS_LIKE_FORMULA, "'")

/**
 * The same for a file without cells: a reader that parts at another sign than the file is written with begins a cell in
 * the middle of a text.
 */
export const formulaSafeInPieces = (text: string, separator: CsvSeparator = ','): string =>
  formulaSafe(text).replaceAll(PIECE_LIKE_FORMULA[separator], "'")

/** A phone number and nothing else. Its plus is no harm where the cell is text by its type. */
export const isPlainPhone = (text: string): boolean => /^\+?\d[\d ()-]{2,24}$/.test(text)
