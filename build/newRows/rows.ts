import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endWithReader } from '../endWithReader.ts'

/** What was asked for cannot be written; nothing was. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten'
}

/** A change of one file; `text` is empty for a new file. */
export interface Edit {
  readonly file: string
  readonly change: (text: string) => string
  readonly isNew?: boolean
}

/** A text as a string literal of TypeScript in single quotes. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`

/** Adds lines at the end of the record or list whose declaration begins with `declaration`. */
export const withRow =
  (declaration: string, ...row: ReadonlyArray<string>) =>
  (text: string): string => {
    const lines = text.split('\n')
    const start = lines.findIndex((line) => line.startsWith(declaration))
    const end = lines.findIndex((line, place) => place > start && /^[}\]]/.test(line))
    if (start < 0 || end < 0) throw new NotWritten(`There is no "${declaration}" any more`)
    return lines.toSpliced(end, 0, ...row).join('\n')
  }

/** Makes all edits below `root`, or none if one of them fails. */
export const write = (root: string, edits: ReadonlyArray<Edit>): void => {
  const written = edits.map(({ file, change, isNew = false }) => {
    const place = path.join(root, file)
    return { place, text: change(isNew ? '' : readFileSync(place, 'utf8')) }
  })
  for (const { place, text } of written) {
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
}

/** Runs a program on the repository: prints what it wrote and what is missing, or why it wrote nothing. */
export const runProgram = (program: (root: string) => ReadonlyArray<string>, usage: string): void => {
  endWithReader()
  try {
    console.log(program(path.join(import.meta.dirname, '..', '..')).join('\n'))
  } catch (error) {
    const isUsage = error instanceof NotWritten || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
    if (!isUsage) throw error
    console.error(`${(error as Error).message}\nNothing was written.\n\n${usage}`)
    process.exitCode = 2
  }
}
