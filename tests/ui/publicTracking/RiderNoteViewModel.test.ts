import { describe, expect, it } from 'vitest'
import type { NoteAnswer } from '../../../src/application/ports/RiderNotes.ts'
import { RiderNoteViewModel } from '../../../src/ui/publicTracking/RiderNoteViewModel.ts'
import { minutesLater } from '../../support/anOrder.ts'
import { aPublicOrder } from '../../support/aPublicOrder.ts'

const open = () => {
  const waiting: Array<(answer: NoteAnswer) => void> = []
  const view = new RiderNoteViewModel(
    { id: 'a-1' },
    (_, text) => new Promise((resolve) => waiting.push((answer) => resolve({ ...answer, text: text.trim() }))),
  )
  const leaving = new AbortController()
  view.start(leaving.signal)
  const send = async (text: string, answer: NoteAnswer) => {
    view.change(text)
    const sending = view.send()
    waiting.at(-1)?.(answer)
    await sending
  }
  return { view, leaving, waiting, send }
}
const written = (left: number) => ({ kind: 'written', at: minutesLater(3), left }) as const
const order = (left: number, status: 'RECEIVED' | 'PICKED_UP' | 'DELIVERED' = 'RECEIVED') =>
  aPublicOrder({ status, statusHistory: [], details: { ...aPublicOrder().details!, riderNotes: { left } } })

describe('RiderNoteViewModel', () => {
  it('keeps a sent note and empties the field (PUB-04)', async () => {
    const { view, send } = open()
    await send(' Ring twice ', written(4))
    expect([view.text, view.sent, view.problem, view.isSending]).toEqual([
      '',
      [{ text: 'Ring twice', writtenAt: minutesLater(3) }],
      undefined,
      false,
    ])
  })

  it('shows a note that was sent twice once', async () => {
    const { view, send } = open()
    await send('Ring twice', written(4))
    await send('Ring twice', written(4))
    expect(view.sent).toHaveLength(1)
  })

  it.each([
    [{ kind: 'refused', because: 'too-long' }, 'error-note-too-long'],
    [{ kind: 'refused', because: 'collected' }, 'error-note-collected'],
    [{ kind: 'unavailable', reason: 'offline' }, 'public-trouble-offline'],
    [{ kind: 'unavailable', reason: 'too-many' }, 'public-trouble-busy'],
    [{ kind: 'unknown' }, 'public-unknown-title'],
  ] as const)('keeps the text that was not sent, and says why for %j (PUB-05)', async (answer, id) => {
    const { view, send } = open()
    await send('Ring twice', answer)
    expect([view.text, view.problem?.id, view.sent]).toEqual(['Ring twice', id, []])
    view.change('Ring once')
    expect(view.problem).toBeUndefined()
  })

  it('passes on a defect and can send again', async () => {
    const defect = new TypeError('no such field')
    const view = new RiderNoteViewModel({ id: 'a-1' }, () => Promise.reject(defect))
    view.start(new AbortController().signal)
    await expect(view.send()).rejects.toBe(defect)
    expect([view.isSending, view.problem]).toEqual([false, undefined])
  })

  it('sends one note at a time', async () => {
    const { view, waiting } = open()
    view.change('Ring twice')
    void view.send()
    await view.send()
    expect(waiting).toHaveLength(1)
  })

  it('ignores an answer that arrives after the page was left', async () => {
    const { view, waiting, leaving } = open()
    view.change('Ring twice')
    const sending = view.send()
    leaving.abort()
    waiting[0]?.(written(4))
    await sending
    expect(view.sent).toEqual([])
  })

  it('is closed with the reason once the order takes no more notes (PUB-05)', async () => {
    const { view, send } = open()
    expect(view.closedBecause(order(5))).toBeUndefined()
    expect(view.closedBecause(order(0, 'PICKED_UP'))?.id).toBe('error-note-collected')
    expect(view.closedBecause(order(0, 'DELIVERED'))?.id).toBe('error-note-ended')
    await send('the fifth', written(0))
    expect(view.closedBecause(order(1))).toMatchObject({ id: 'error-note-enough', args: { most: 5 } })
  })

  it('counts the characters that are sent', () => {
    const { view } = open()
    view.change('  🚪a\u202e  ')
    expect(view.used).toBe(2)
  })
})
