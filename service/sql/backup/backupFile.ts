import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { syncFolders } from '../embedded/home.ts'
import { rowsPerBatch, type Content, type Table, type TextRow } from '../tableRows.ts'
import { BackupRefused } from './backupRefused.ts'

/*
 * A backup is a line with its format, a line with its head (JSON), the compressed contents, and the SHA-256 of
 * everything before, in 32 bytes. The contents are lines of JSON, table by table: a list for each row, then the
 * content of the table.
 */

const FORMAT = 1
const FIRST_LINE = /^rider-portal backup (\d+)\n/
const MAX_FIRST_LINE_LENGTH = 40
const HASH = { name: 'sha256', bytes: 32 }
const NEW_LINE = 10

export interface Head {
  /** ISO, UTC. */
  readonly createdAt: string
  /** The name of the last migration of the tables. */
  readonly migration: string
  /** In the order of the contents: each after those that it references. */
  readonly tables: ReadonlyArray<Table>
}

/** A part of the contents: rows of a table, or what all of them contain. */
export type Part = { readonly table: Table } & (
  | { readonly rows: ReadonlyArray<TextRow> }
  | { readonly content: Content }
)

interface Opened {
  readonly file: string
  readonly head: Head
  /** Where the compressed contents are, in bytes; both included. */
  readonly start: number
  readonly end: number
}

/** A complete file. */
export interface Backup extends Opened {
  /** The number of rows of each table. */
  readonly rows: ReadonlyMap<string, number>
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Array<Buffer> = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)]).toString()
      parts = []
      from = at + 1
    }
    parts.push(chunk.subarray(from))
  }
}

async function* textOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  for await (const part of parts)
    yield 'rows' in part
      ? part.rows.map((row) => `${JSON.stringify(row)}\n`).join('')
      : `${JSON.stringify(part.content)}\n`
}

/** Reads the contents of a file; rejects if a table is incomplete. */
export async function* readParts({ file, head, start, end }: Opened): AsyncGenerator<Part> {
  const refuse = (what: string) => new BackupRefused(`${file} is not a complete backup: ${what}`)
  const contents = createGunzip()
  // A failure of one stream destroys both, so that reading rejects.
  pipeline(createReadStream(file, { start, end }), contents).catch(() => undefined)
  const tables = [...head.tables]
  let count = 0
  let rows: Array<TextRow> = []
  for await (const line of linesOf(contents)) {
    const [table] = tables
    if (table === undefined) throw refuse('it has rows after its last table')
    const read = JSON.parse(line) as TextRow | Content
    if (!('sum' in read)) {
      if (read.length !== table.columns.length) throw refuse(`a row of ${table.name} has another number of columns`)
      count += 1
      rows.push(read)
      if (rows.length < rowsPerBatch(table)) continue
    }
    if (rows.length > 0) yield { table, rows }
    rows = []
    if (!('sum' in read)) continue
    if (read.rows !== count) throw refuse(`${table.name} has ${count} rows instead of ${read.rows}`)
    yield { table, content: read }
    tables.shift()
    count = 0
  }
  if (tables.length > 0) throw refuse(`it ends before ${tables.map(({ name }) => name).join(', ')}`)
}

const hashOf = async (file: string, bytes: number): Promise<Buffer> => {
  const hash = createHash(HASH.name)
  if (bytes > 0) for await (const chunk of createReadStream(file, { end: bytes - 1 })) hash.update(chunk as Buffer)
  return hash.digest()
}

const bytesAt = async (file: string, start: number, most: number): Promise<Buffer> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const readHead = async (file: string, start: number): Promise<string> => {
  for await (const line of linesOf(createReadStream(file, { start }))) return line
  return ''
}

const openBackup = async (file: string): Promise<Opened> => {
  const [firstLine = '', format] =
    FIRST_LINE.exec((await bytesAt(file, 0, MAX_FIRST_LINE_LENGTH)).toString('latin1')) ?? []
  if (format === undefined) throw new BackupRefused(`${file} is not a backup that npm run backup wrote`)
  if (Number(format) !== FORMAT)
    throw new BackupRefused(
      `${file} has format ${format}, and this version of the program reads format ${FORMAT}; restore it with the version that wrote it`,
    )
  const hashAt = (await stat(file)).size - HASH.bytes
  if (!(await hashOf(file, hashAt)).equals(await bytesAt(file, Math.max(0, hashAt), HASH.bytes)))
    throw new BackupRefused(`${file} is damaged: it was cut short or changed after it was written; use another backup`)
  const head = await readHead(file, firstLine.length)
  const start = firstLine.length + Buffer.byteLength(head) + 1
  return { file, head: JSON.parse(head) as Head, start, end: hashAt - 1 }
}

/** Reads a file from its beginning to its end. Rejects with `BackupRefused` unless it is a complete backup. */
export const checkBackup = async (file: string): Promise<Backup> => {
  try {
    const opened = await openBackup(file)
    const rows = new Map<string, number>()
    for await (const part of readParts(opened)) if ('content' in part) rows.set(part.table.name, part.content.rows)
    return { ...opened, rows }
  } catch (error) {
    throw error instanceof BackupRefused ? error : new BackupRefused(`${file} cannot be read: ${messageOf(error)}`)
  }
}

/** Appends the head and the contents to the file. */
export type WriteContents = (head: Head, parts: AsyncIterable<Part>) => Promise<void>

/**
 * Creates a file that only this user can read. It has its name when it is complete, read again and on the disk; until
 * then it has another. Rejects with `BackupRefused` if the file exists or cannot be written.
 */
export const writeBackup = async (
  file: string,
  signal: AbortSignal,
  write: (contents: WriteContents) => Promise<void>,
): Promise<Backup> => {
  const exists = () => new BackupRefused(`${file} exists already; choose another name`)
  if (existsSync(file)) throw exists()
  const unfinished = `${file}.unfinished-${process.pid}`
  const cannot = (error: unknown) => new BackupRefused(`${file} cannot be written: ${messageOf(error)}`)
  const handle = await open(unfinished, 'wx', 0o600).catch((error: unknown) => {
    throw cannot(error)
  })
  try {
    const hash = createHash(HASH.name)
    const append = (bytes: Buffer) =>
      handle.writeFile(bytes).catch((error: unknown) => {
        throw cannot(error)
      })
    const appendHashed = (bytes: Buffer) => {
      hash.update(bytes)
      return append(bytes)
    }
    await write(async (head, parts) => {
      await appendHashed(Buffer.from(`rider-portal backup ${FORMAT}\n${JSON.stringify(head)}\n`))
      const appendAll = async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) await appendHashed(chunk)
      }
      await pipeline(textOf(parts), createGzip(), appendAll, { signal })
    })
    await append(hash.digest())
    await handle.sync()
    await handle.close()
    const written = await checkBackup(unfinished)
    // Takes the name first: `rename` would replace the file of another backup that ended meanwhile.
    const taken = await open(file, 'wx', 0o600).catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? exists() : cannot(error)
    })
    await taken.close()
    await rename(unfinished, file)
    await syncFolders(path.dirname(file))
    return { ...written, file }
  } finally {
    await handle.close()
    await rm(unfinished, { force: true })
  }
}
