import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { FileContent } from '../../src/application/ports/FileSaver.ts'
import type { Sheet, SpreadsheetWriterPort } from '../../src/application/ports/SpreadsheetWriter.ts'
import type { Row } from '../../src/domain/history/cell.ts'

interface Writing {
  readonly writer: SpreadsheetWriterPort
  readonly format: Sheet['format']
  /** The cells of the file as text, header row first. */
  readonly read: (file: FileContent) => Promise<ReadonlyArray<ReadonlyArray<string>>>
  /** The number of unfinished sheets. */
  readonly openSheets: () => number
}

const rowOf = (name: string, phone: string, minor: number): Row => [
  { kind: 'text', text: name },
  phone === '' ? { kind: 'empty' } : { kind: 'phone', text: phone },
  { kind: 'moment', wallClock: '2026-03-13 12:05' },
  { kind: 'money', money: { minor, currency: 'CZK' } },
]

/** The contract of every `SpreadsheetWriter` adapter (OP-25). */
export const spreadsheetWriterContract = (name: string, open: () => Writing) =>
  describe(`SpreadsheetWriter (${name})`, () => {
    const sheet = (format: Sheet['format']): Sheet => ({
      format,
      name: 'Orders',
      columns: [
        { header: 'Customer', kind: 'text', width: 20 },
        { header: 'Phone', kind: 'phone', width: 20 },
        { header: 'Created (Europe/Prague)', kind: 'moment', width: 20 },
        { header: 'Fee (CZK)', kind: 'money', width: 10, digits: 2 },
      ],
    })
    const written = async ({ writer, format, read }: Writing, parts: ReadonlyArray<ReadonlyArray<Row>>) => {
      const file = await Effect.runPromise(
        Effect.scoped(
          Effect.flatMap(writer.open(sheet(format)), ({ add, finish }) =>
            Effect.andThen(Effect.forEach(parts, add), finish),
          ),
        ),
      )
      return { file, rows: await read(file) }
    }

    it('writes a header row, then all rows in order (OP-25)', async () => {
      const parts = Array.from({ length: 12 }, (_, part) =>
        Array.from({ length: 200 }, (__, place) => rowOf(`Jana ${part}/${place}`, '', place)),
      )
      const { rows } = await written(open(), parts)
      expect(rows[0]).toEqual(['Customer', 'Phone', 'Created (Europe/Prague)', 'Fee (CZK)'])
      expect(rows.slice(1).map(([customer]) => customer)).toEqual(
        parts.flatMap((part, place) => part.map((_, row) => `Jana ${place}/${row}`)),
      )
    })

    it('writes only the header row if there are no rows (OP-25)', async () => {
      expect((await written(open(), [])).rows).toHaveLength(1)
    })

    it('returns size and type of the file (OP-25)', async () => {
      const { file } = await written(open(), [[rowOf('Jana', '', 1)]])
      expect(file.size).toBe((await file.arrayBuffer()).byteLength)
      expect(file.type).toMatch(/^(text|application)\/./)
    })

    it('writes texts in all scripts, with line breaks (OP-25)', async () => {
      const texts = ['Žluťoučký kůň', 'مطعم قمر', 'ข้าวมันไก่', '龙凤楼 🐉', 'a "b", c\nd', ' spaces ']
      const { rows } = await written(open(), [texts.map((text) => rowOf(text, '', 1))])
      expect(rows.slice(1).map(([text]) => text)).toEqual(texts)
    })

    it('releases its sheets with their scope, finished or not (OP-25)', async () => {
      const writing = open()
      await Effect.runPromise(
        Effect.scoped(
          Effect.gen(function* () {
            const { add } = yield* writing.writer.open(sheet(writing.format))
            yield* add([rowOf('Jana', '', 1)])
            expect(writing.openSheets()).toBe(1)
          }),
        ),
      )
      expect(writing.openSheets()).toBe(0)
    })

    it('writes two sheets at a time (OP-25)', async () => {
      const writing = open()
      const [one, other] = await Promise.all([
        written(writing, [[rowOf('one', '', 1)]]),
        written(writing, [[rowOf('other', '', 1)]]),
      ])
      expect([one.rows[1]?.[0], other.rows[1]?.[0]]).toEqual(['one', 'other'])
    })
  })
