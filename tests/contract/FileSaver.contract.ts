import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { FileContent, FileSaver } from '../../src/application/ports/FileSaver.ts'

interface Saving {
  readonly saver: FileSaver['Service']
  /** The saved files by name and content, oldest first. */
  readonly got: () => Promise<ReadonlyArray<{ readonly name: string; readonly text: string }>>
}

/** The contract of every `FileSaver` adapter. */
export const fileSaverContract = (name: string, open: () => Saving) =>
  describe(`FileSaver (${name})`, () => {
    it('saves each file once, with its name and all its bytes', async () => {
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
