import { SaxesParser } from 'saxes'
import type { Archive } from './archive.ts'
import { WorkbookRefused } from './workbook.ts'

const MAX_DEPTH = 100
const MAX_ATTRIBUTES = 100

export type Attributes = Readonly<Record<string, string>>

export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true'
export const isOff = (value: string | undefined): boolean => value === '0' || value === 'false'

/** Handlers for the elements of a part; names have no namespace prefix. */
export interface XmlReader {
  readonly open: (name: string, attributes: Attributes) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Characters that XML forbids, also as character references; some programs write them anyway. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|&#(?:0*(?:\d|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[0-9a-f]));/giu
const ALLOWED_CONTROLS = new Set([9, 10, 13])

/**
 * Escapes forbidden characters as workbooks do, `_x0000_`, so that the cell is refused later instead of the whole file.
 */
const escapeForbidden = (xml: string): string =>
  xml.replaceAll(FORBIDDEN, (found) => {
    const [, radix, digits] = /^&#(x?)([0-9a-f]+);$/i.exec(found) ?? []
    const code = digits === undefined ? found.charCodeAt(0) : Number.parseInt(digits, radix ? 16 : 10)
    return ALLOWED_CONTROLS.has(code) ? found : `_x${code.toString(16).padStart(4, '0')}_`
  })

const plainName = (name: string): string => name.slice(name.indexOf(':') + 1)

const refuse = (): never => {
  throw new WorkbookRefused('damaged')
}

/** Parses a part of a workbook while unpacking it. Refuses a DOCTYPE, so the part cannot declare entities. */
export const readXml = async (archive: Archive, path: string, { open, close, text }: XmlReader): Promise<void> => {
  const parser = new SaxesParser({ position: false, xmlns: false })
  let depth = 0
  let attributes = 0
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentagstart', () => {
    attributes = 0
    depth += 1
    if (depth > MAX_DEPTH) refuse()
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > MAX_ATTRIBUTES) refuse()
  })
  parser.on('opentag', ({ name, attributes: said }) => open(plainName(name), said))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close?.(plainName(name))
  })
  if (text !== undefined) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  await archive.read(path, (piece) => void parser.write(escapeForbidden(piece)))
  parser.close()
}
