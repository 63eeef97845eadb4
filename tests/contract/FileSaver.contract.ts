import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { FileContent, FileSaver } from '../../src/application/ports/FileSaver.ts'

interface Saving {
  readonly saver: FileSaver['Service']
  /** What the person has got: names and bytes, oldest first. */
  readonly got: () => Promise<ReadonlyArray<{ readonly name: string; readonly text: string }>>
}

/** What whoever hands files over promises. */
export const fileSaverContract = (name: string, open: () => Saving) =>
  describe(`Files, saved by ${name}`, () => {
    it('come with their name and all of their bytes, each once', async () => {
      const { saver, got } = open()
      const bytes = new TextEncoder().encode('no blob')
      const plain: FileContent = {
        size: bytes.byteLength,
        type: 'text/plain',
        arrayBuffer: () => Promise.resolve(bytes.buffer),
      }
      await Effect.runPromise(saver.save(new Blob(['Žluťoučký', ' kůň'], { type: 'text/csv' }), 'Pekárna_2026.csv'))
      await Effect.runPromise(saver.save(plain, 'other.txt'))
      expect(await got()).toEqual([
        { name: 'Pekárna_2026.csv', text: 'Žluťoučký kůň' },
        { name: 'other.txt', text: 'no blob' },
      ])
    })
  })
