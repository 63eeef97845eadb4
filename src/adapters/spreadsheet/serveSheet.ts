import type { Sheet } from '../../application/ports/SpreadsheetWriter.ts'
import type { Row } from '../../domain/history/cell.ts'
import { MIME_TYPES, sheetBytes } from './sheetBytes.ts'
import type { SheetAnswer, SheetRequest } from './sheetMessages.ts'

/** Bytes after which a piece goes into a blob: those lie outside the memory of scripts, on disk when they are many. */
const PIECE = 1_048_576

/** Rows that are handed over part by part: a part is done when the next one is asked for. */
class RowFeed {
  #part: { readonly rows: ReadonlyArray<Row>; readonly done: () => void } | undefined
  #wanted: (() => void) | undefined
  #isOver = false

  give(rows: ReadonlyArray<Row>): Promise<void> {
    return new Promise((done) => {
      this.#part = { rows, done }
      this.#wanted?.()
    })
  }

  end(): void {
    this.#isOver = true
    this.#wanted?.()
  }

  async *rows(): AsyncGenerator<Row> {
    for (;;) {
      const part = this.#part
      if (part !== undefined) {
        this.#part = undefined
        yield* part.rows
        part.done()
      } else if (this.#isOver) return
      else await new Promise<void>((wanted) => (this.#wanted = wanted))
    }
  }
}

const gather = async (bytes: ReadableStream<Uint8Array>, type: string): Promise<Blob> => {
  const pieces: Array<Blob> = []
  let chunks: Array<BlobPart> = []
  let size = 0
  const reader = bytes.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(new Uint8Array(read.value))
    size += read.value.byteLength
    if (size < PIECE) continue
    pieces.push(new Blob(chunks))
    chunks = []
    size = 0
  }
  return new Blob([...pieces, ...chunks], { type })
}

/** Writes one sheet as it is asked to: the worker's whole work, wherever it runs. */
export const serveSheet = (answer: (answer: SheetAnswer) => void): ((request: SheetRequest) => void) => {
  const feed = new RowFeed()
  let written: Promise<Blob> | undefined

  const begin = ({ format, ...sheet }: Sheet) => {
    written = gather(sheetBytes({ format, ...sheet }, feed.rows()), MIME_TYPES[format])
    // Told to whoever asks next.
    written.catch(() => undefined)
  }

  const serve = async (request: SheetRequest): Promise<SheetAnswer> => {
    if (request.kind === 'begin') {
      begin(request.sheet)
      return { kind: 'ready' }
    }
    if (written === undefined) throw new Error('No sheet was begun')
    if (request.kind === 'rows') {
      await Promise.race([feed.give(request.rows), written])
      return { kind: 'ready' }
    }
    feed.end()
    return { kind: 'written', file: await written }
  }

  return (request) =>
    void serve(request).then(answer, (error: unknown) => answer({ kind: 'failed', reason: String(error) }))
}
