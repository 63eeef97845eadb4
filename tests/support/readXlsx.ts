import { inflateRawSync } from 'node:zlib'
import { Window } from 'happy-dom'

/** A cell as stored in the file: `type` is its XML attribute, 'n' if it is absent. */
interface XlsxCell {
  readonly type: string
  readonly value: string
  readonly isFormula: boolean
  /** The number format of its style. */
  readonly format: string
}

/** The files of an archive by name, according to its central directory. */
const unzip = (bytes: Buffer): ReadonlyMap<string, string> => {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + size)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    files.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'))
    at += 46 + nameLength + extra + comment
  }
  return files
}

/** Decodes `_x000D_` to the character with that code. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const columnOf = (reference: string): number =>
  Array.from(reference.replace(/\d+$/, '')).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/**
 * Reads the first sheet of a workbook with only Node and an XML parser, independent of the library that writes our
 * files.
 */
export const readXlsx = (bytes: Buffer) => {
  const files = unzip(bytes)
  const { DOMParser } = new Window()
  const parsed = (name: string) => {
    const text = files.get(name)
    if (text === undefined) throw new Error(`The workbook has no ${name}`)
    return new DOMParser().parseFromString(text, 'application/xml')
  }
  const styles = parsed('xl/styles.xml')
  const formats = new Map(
    [...styles.querySelectorAll('numFmt')].map((format) => [
      format.getAttribute('numFmtId'),
      format.getAttribute('formatCode') ?? '',
    ]),
  )
  const formatIds = [...styles.querySelectorAll('cellXfs > xf')].map((style) => style.getAttribute('numFmtId'))
  const formatOf = (style: string | null) => {
    const id = formatIds[Number(style ?? 0)] ?? '0'
    return formats.get(id) ?? `built-in ${id}`
  }
  const rows = [...parsed('xl/worksheets/sheet1.xml').querySelectorAll('row')].map((row) => {
    const cells: Array<XlsxCell | undefined> = []
    for (const cell of row.querySelectorAll('c'))
      cells[columnOf(cell.getAttribute('r') ?? '')] = {
        type: cell.getAttribute('t') ?? 'n',
        value: unescaped(cell.textContent),
        isFormula: cell.querySelector('f') !== null,
        format: formatOf(cell.getAttribute('s')),
      }
    return cells
  })
  return { rows, sheetName: parsed('xl/workbook.xml').querySelector('sheet')?.getAttribute('name') ?? '' }
}
