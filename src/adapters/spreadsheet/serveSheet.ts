import type { Sheet } from '../../application/ports/SpreadsheetWriter.ts'
import type { Row } from '../../domain/history/cell.ts'
import { MIME_TYPES, sheetBytes } from './sheetBytes.ts'
import type { SheetAnswer, SheetRequest } from './sheetMessages.ts'

/** The size in bytes from which a part is moved into a blob, outside the memory of scripts. */
const PIECE = 1_048_576

/** Feeds rows part by part: `give` resolves when the next part is requested. */
class RowFeed {
  #part: { readonly rows: ReadonlyArray<Row>; readonly done: () => void } | undefined
  #resume: (() => void) | undefined
  #isOver = false

  give(rows: ReadonlyArray<Row>): Promise<void> {
    return new Promise((done) => {
      this.#part = { rows, done }
      this.#resume?.()
    })
  }

  end(): void {
    this.#isOver = true
    this.#resume?.()
  }

  async *rows(): AsyncGenerator<Row> {
    for (;;) {
      const part = this.#part
      if (part !== undefined) {
        this.#part = undefined
        yield* part.rows
        part.done()
      } else if (this.#isOver) return
      else await new Promise<void>((resume) => (this.#resume = resume))
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

/** Writes one sheet on request; the worker's complete task, independent of where it runs. */
export const serveSheet = (answer: (answer: SheetAnswer) => void): ((request: SheetRequest) => void) => {
  const feed = new RowFeed()
  let written: Promise<Blob> | undefined

  const begin = ({ format, ...sheet }: Sheet) => {
    written = gather(sheetBytes({ format, ...sheet }, feed.rows()), MIME_TYPES[format])
    // The next request reports the failure.
    written.catch(() => undefined)
  }

  const serve = async (request: SheetRequest): Promise<SheetAnswer> => {
    if (request.kind === 'begin') {
      begin(request.sheet)
      return { kind: 'ready' }
    }
    if (written === undefined) throw new Error('No sheet has been started')
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
