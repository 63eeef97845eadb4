import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { makeLightRiderNotes } from '../../src/adapters/http/LightRiderNotes.ts'
import { minutesLater } from '../support/anOrder.ts'
import { answeringServer } from '../support/answeringServer.ts'

const BASE = 'https://cz.dobrego.test'
const ADDRESS = `${BASE}/orders/api/v1/order/public/note`

const server = answeringServer()

const notes = makeLightRiderNotes(BASE, (input, init) => fetch(input, init))
const write = (wanted: { readonly id: string; readonly vendorId?: string }) =>
  notes.write(wanted, 'Ring <b>twice</b>', new AbortController().signal)

const answering = (answer: () => Response) => {
  const asked: Array<Request> = []
  server.use(
    http.post(ADDRESS, ({ request }) => {
      asked.push(request)
      return answer()
    }),
  )
  return asked
}
const refusal = (key: string) => () =>
  HttpResponse.json({ errors: [{ code: 'NoteRefused', message: '', meta: { translation_key: key } }] }, { status: 409 })

describe('LightRiderNotes', () => {
  it('sends the note once, as JSON and without a session (PUB-04)', async () => {
    const result = { written_at: new Date(minutesLater(3)).toISOString(), left: 4 }
    const asked = answering(() => HttpResponse.json({ result }, { status: 201 }))
    expect(await write({ id: 'a-1', vendorId: 'b' })).toEqual({ kind: 'written', at: minutesLater(3), left: 4 })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.get('authorization')).toBeNull()
    expect(await asked[0]?.json()).toEqual({ order_id: 'a-1', vendor_id: 'b', text: 'Ring <b>twice</b>' })
  })

  it.each(['', '../x', 'a b'])('sends nothing for the malformed id "%s"', async (id) => {
    const asked = answering(() => HttpResponse.error())
    expect(await write({ id })).toEqual({ kind: 'unknown' })
    expect(await write({ id: 'a-1', vendorId: id })).toEqual({ kind: 'unknown' })
    expect(asked).toEqual([])
  })

  it.each([
    ['a known reason', refusal('error.note.collected'), { kind: 'refused', because: 'collected' }],
    ['a reason of a newer service', refusal('error.note.asleep'), { kind: 'refused', because: 'not-now' }],
    ['a 404', () => new HttpResponse('{}', { status: 404 }), { kind: 'unknown' }],
    ['a 429', () => new HttpResponse('', { status: 429 }), { kind: 'unavailable', reason: 'too-many' }],
    ['a 503', () => new HttpResponse('', { status: 503 }), { kind: 'unavailable', reason: 'server-fault' }],
    ['an HTML page', () => HttpResponse.html('<p>Hello'), { kind: 'unavailable', reason: 'unreadable-answer' }],
    ['a network error', () => HttpResponse.error(), { kind: 'unavailable', reason: 'offline' }],
  ])('returns a value after a single attempt for %s (PUB-05)', async (_, answer, expected) => {
    const asked = answering(answer)
    expect(await write({ id: 'a-1' })).toEqual(expected)
    expect(asked).toHaveLength(1)
  })
})
