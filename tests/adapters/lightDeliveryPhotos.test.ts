import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { makeLightDeliveryPhotos } from '../../src/adapters/http/LightDeliveryPhotos.ts'
import { ONE_PIXEL } from '../support/aProof.ts'
import { answeringServer } from '../support/answeringServer.ts'

const BASE = 'https://cz.dobrego.test'
const PNG = Buffer.from(ONE_PIXEL).toString('base64')

const server = answeringServer()

const photos = makeLightDeliveryPhotos(BASE, (input, init) => fetch(input, init))
const read = (wanted: { readonly id: string; readonly vendorId?: string }) =>
  photos.read(wanted, new AbortController().signal)

const answering = (answer: () => Response) => {
  const asked: Array<URL> = []
  server.use(
    http.get(`${BASE}/orders/api/v1/order/public/photo`, ({ request }) => {
      asked.push(new URL(request.url))
      return answer()
    }),
  )
  return asked
}
const picture = (content_type: string, data: string) => () =>
  HttpResponse.json({ result: { photo: { content_type, data } } })

describe('LightDeliveryPhotos', () => {
  it('asks once, by the link (PUB-06)', async () => {
    const asked = answering(picture('image/png', PNG))
    expect(await read({ id: 'a-1', vendorId: 'b' })).toEqual({
      kind: 'found',
      photo: { contentType: 'image/png', bytes: ONE_PIXEL },
    })
    expect(asked.map(({ search }) => search)).toEqual(['?orderId=a-1&vendorId=b'])
  })

  it.each(['', '../x', 'a b'])('asks nothing for the malformed id "%s"', async (id) => {
    const asked = answering(() => HttpResponse.error())
    expect(await read({ id })).toEqual({ kind: 'none' })
    expect(await read({ id: 'a-1', vendorId: id })).toEqual({ kind: 'none' })
    expect(asked).toEqual([])
  })

  it.each([
    ['a 404', () => new HttpResponse('{}', { status: 404 }), { kind: 'none' }],
    ['a 429', () => new HttpResponse('', { status: 429 }), { kind: 'unavailable', reason: 'too-many' }],
    ['a picture that is none', picture('image/png', 'AAAAAAAA'), { kind: 'unavailable', reason: 'unreadable-answer' }],
    ['an SVG', picture('image/svg+xml', PNG), { kind: 'unavailable', reason: 'unreadable-answer' }],
    ['a network error', () => HttpResponse.error(), { kind: 'unavailable', reason: 'offline' }],
  ])('returns a value after a single attempt for %s (PUB-06)', async (_, answer, expected) => {
    const asked = answering(answer)
    expect(await read({ id: 'a-1' })).toEqual(expected)
    expect(asked).toHaveLength(1)
  })
})
