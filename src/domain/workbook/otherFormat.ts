import type { OtherFormat } from './workbook.ts'

const beginsWith = (bytes: Uint8Array, beginning: ReadonlyArray<number>): boolean =>
  beginning.every((byte, place) => bytes[place] === byte)

/** The container of workbooks before 2007, which also holds encrypted workbooks of today. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP_ARCHIVE = [0x50, 0x4b]

/** Whether the directory of a compound file contains a name, in UTF-16. */
const hasEntry = (bytes: Uint8Array, name: string): boolean => {
  const wanted = Array.from(name, (letter) => letter.charCodeAt(0))
  for (let at = 0; at + 2 * wanted.length <= bytes.length; at += 2)
    if (wanted.every((code, place) => bytes[at + 2 * place] === code && bytes[at + 2 * place + 1] === 0)) return true
  return false
}

/** Bytes that are looked at to recognize a text. */
const BEGINNING = 4_096
const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]

/** Tab, ends of lines and pages, the end of a file of DOS, and the escapes of ISO-2022-JP. */
const CONTROLS_OF_TEXTS = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]

const isText = (bytes: Uint8Array): boolean => {
  if (bytes.length === 0) return false
  if (UTF16_MARKS.some((mark) => beginsWith(bytes, mark))) return true
  return bytes.subarray(0, BEGINNING).every((byte) => byte >= 0x20 || CONTROLS_OF_TEXTS.includes(byte))
}

/** What begins a text that is no table: markup, PDF and RTF. */
const NO_TABLE = /^[\ufeff\s]*(?:<|%PDF|\{\\rtf)/

/** What the bytes are if not a ZIP archive, as every XLSX file is one; `undefined` for an archive. */
export const otherFormatOf = (bytes: Uint8Array): OtherFormat | undefined => {
  if (beginsWith(bytes, ZIP_ARCHIVE)) return undefined
  if (beginsWith(bytes, COMPOUND_FILE)) {
    const isEncrypted = hasEntry(bytes, 'EncryptedPackage') || !(hasEntry(bytes, 'Workbook') || hasEntry(bytes, 'Book'))
    return isEncrypted ? 'password' : 'xls'
  }
  if (!isText(bytes)) return 'damaged'
  return NO_TABLE.test(new TextDecoder().decode(bytes.subarray(0, BEGINNING))) ? 'other' : 'csv'
}

const BY_ENDING: Readonly<Record<string, OtherFormat>> = { csv: 'csv', tsv: 'csv', txt: 'csv', xls: 'xls' }

/** What a file is by its name; `undefined` for `.xlsx`. */
export const otherFormatNamed = (name: string): OtherFormat | undefined => {
  const [, ending = ''] = /\.([^.]*)$/.exec(name.trim().toLowerCase()) ?? []
  return ending === 'xlsx' ? undefined : (BY_ENDING[ending] ?? 'other')
}
