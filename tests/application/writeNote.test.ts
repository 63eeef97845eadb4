import { describe, expect, it } from 'vitest'
import type { RiderNotesPort } from '../../src/application/ports/RiderNotes.ts'
import { writeNote } from '../../src/application/publicTracking/writeNote.ts'
import { minutesLater } from '../support/anOrder.ts'

const AT = minutesLater(3)
const open = () => {
  const sent: Array<string> = []
  const notes: RiderNotesPort = {
    write: (_, text) => {
      sent.push(text)
      return Promise.resolve({ kind: 'written', at: AT, left: 4 })
    },
  }
  return { sent, write: (typed: string) => writeNote(notes)({ id: 'a-1' }, typed, new AbortController().signal) }
}

describe('writeNote', () => {
  it('sends the tidied text, and returns it (PUB-04)', async () => {
    const { sent, write } = open()
    expect(await write('  Ring\ttwice\u202e \n')).toEqual({ kind: 'written', at: AT, left: 4, text: 'Ring twice' })
    expect(sent).toEqual(['Ring twice'])
  })

  it('sends no text that the rule refuses (PUB-05)', async () => {
    const { sent, write } = open()
    expect(await write(' \n')).toMatchObject({ kind: 'refused', because: 'empty' })
    expect(await write('x'.repeat(10_000))).toMatchObject({ kind: 'refused', because: 'too-long' })
    expect(sent).toEqual([])
  })
})
