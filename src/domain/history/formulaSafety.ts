import type { CsvSeparator } from './csvConventions.ts'

/*
 * Spreadsheets evaluate a text that starts like a formula, whoever typed it: a customer's name is enough for an attack.
 * A leading apostrophe makes it text, which is also what people type for that (OP-25).
 */

/**
 * Characters that start a formula in any locale: the ASCII signs, their full-width forms, and the typographic minus.
 */
const SIGNS = '=+\\-@\uff1d\uff0b\uff0d\uff20\u2212'

/** Characters that may precede the sign unseen: spaces, direction marks, and quotation marks, which readers strip. */
const UNSEEN = '[\\s"\\p{Cf}]*'

const BEGINS_LIKE_FORMULA = new RegExp(`^(?=[\\t\\r]|${UNSEEN}[${SIGNS}])`, 'u')
const pieceLikeFormula = (others: string) => new RegExp(`(?<=[${others}\\n])(?=${UNSEEN}[${SIGNS}])`, 'gu')
/**
 * By the file's separator: matches a formula after one of the other separators, at which a reader may split instead.
 */
const PIECE_LIKE_FORMULA: Readonly<Record<CsvSeparator, RegExp>> = {
  ',': pieceLikeFormula(';\\t'),
  ';': pieceLikeFormula(',\\t'),
  '\t': pieceLikeFormula(';,'),
}

/** Characters that no file can hold: control characters other than TAB and line feed, and noncharacters. */
const UNWRITABLE = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu

/** Normalizes line breaks to LF and removes characters that a file cannot hold. */
const writable = (text: string): string => text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, '')

/** Escapes a text so that no reader evaluates it as a formula. Safe texts are unchanged. */
export const formulaSafe = (text: string): string =>
  // A leading carriage return starts a formula too, so check for it before it becomes a line feed.
  `${text.startsWith('\r') ? "'" : ''}${writable(text)}`.replace(BEGINS_LIKE_FORMULA, "'")

/**
 * Escapes a text for a file without cell types, where a reader that splits at another separator starts a cell in the
 * middle of the text.
 */
export const formulaSafeInPieces = (text: string, separator: CsvSeparator = ','): string =>
  formulaSafe(text).replaceAll(PIECE_LIKE_FORMULA[separator], "'")

/** Whether the text is a phone number only. Its plus sign is harmless in a cell of type text. */
export const isPlainPhone = (text: string): boolean => /^\+?\d[\d ()-]{2,24}$/.test(text)
