import { Effect } from 'effect'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { MAX_PICTURE_BYTES } from '../../contract/pictures.ts'
import type { readProof } from '../../contract/proofs.ts'
import { makeHttpProofs } from '../../src/adapters/http/HttpProofs.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import type { LoginProvider } from '../../src/application/ports/CurrentSession.ts'
import { SignedOut } from '../../src/application/ports/ServiceFailure.ts'
import { DAY, instantAt } from '../../src/domain/instant.ts'
import { aProof, ONE_PIXEL } from '../support/aProof.ts'
import { aLogin } from '../support/aSession.ts'
import { answeringServer } from '../support/answeringServer.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const BASE = 'https://cz.dobrego.test'
const PROOF = `${BASE}/orders/api/v1/order/bistro-first/proof/delivery`

const server = answeringServer()

const signedIn = Effect.succeed(aLogin(NOW, 'first'))
const SIGNED_IN: LoginProvider = { fresh: signedIn, replace: () => signedIn }
const SIGNED_OUT: LoginProvider = {
  fresh: Effect.fail(new SignedOut()),
  replace: () => Effect.fail(new SignedOut()),
}
const transport = makePortalTransport(BASE, (input, init) => fetch(input, init))
const proofs = (sessions = SIGNED_IN) => makeHttpProofs(makePortalHttp(transport, sessions))

type Wire = (typeof readProof)['answer']['Encoded']['result']
const PNG = Buffer.from(ONE_PIXEL).toString('base64')
const wire = (more: Partial<Record<keyof Wire, unknown>> = {}) => ({
  kind: 'delivery',
  order_id: 'bistro-first',
  taken_at: '2026-03-12T11:00:00.000Z',
  latitude: 50.0801,
  longitude: 14.4285,
  signed_by: 'Karel',
  keep_until: NOW / 1_000 + (90 * DAY) / 1_000,
  photo: { content_type: 'image/png', data: PNG },
  signature: { content_type: 'image/png', data: PNG },
  ...more,
})
/** Answers every call with `result` and records the authorization of each call. */
const answering = (result: unknown, status = 200) => {
  const authorizations: Array<string | null> = []
  server.use(
    http.get(PROOF, ({ request }) => {
      authorizations.push(request.headers.get('authorization'))
      return status === 200 ? HttpResponse.json({ result }) : HttpResponse.json(result as object, { status })
    }),
  )
  return authorizations
}
const error = (code: string) => ({ errors: [{ code, message: code, meta: { translation_key: code } }] })
const ask = (sessions = SIGNED_IN) => Effect.runPromise(proofs(sessions).ofOrder('bistro-first', 'delivery'))
const askInVain = (sessions = SIGNED_IN) =>
  Effect.runPromise(Effect.flip(proofs(sessions).ofOrder('bistro-first', 'delivery')))

describe('HttpProofs', () => {
  it('sends the session of the device and accepts times in either form (OP-19, OP-46)', async () => {
    const authorizations = answering(wire())
    expect(await ask()).toEqual(aProof(NOW))
    expect(authorizations).toHaveLength(1)
    expect(authorizations[0]).toMatch(/^Bearer .+\|.+/)
  })

  it('sends no authorization when no user is signed in (PROOF-03)', async () => {
    const authorizations = answering(wire())
    expect(await ask(SIGNED_OUT)).toEqual(aProof(NOW))
    expect(authorizations).toEqual([null])
  })

  it('repeats the call without authorization when the session has ended (SESS-05, PROOF-03)', async () => {
    const authorizations: Array<string | null> = []
    server.use(
      http.get(PROOF, ({ request }) => {
        const authorization = request.headers.get('authorization')
        authorizations.push(authorization)
        return authorization === null
          ? HttpResponse.json({ result: wire() })
          : HttpResponse.json(error('UNAUTHENTICATED'), { status: 401 })
      }),
    )
    expect(await ask({ fresh: signedIn, replace: () => Effect.fail(new SignedOut()) })).toEqual(aProof(NOW))
    expect(authorizations.map((authorization) => authorization === null)).toEqual([false, true])
  })

  it('accepts a JPEG without a signature (PROOF-01)', async () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]).toString('base64')
    answering(wire({ photo: { content_type: 'image/jpeg', data: jpeg }, signature: null, signed_by: null }))
    expect(await ask()).toMatchObject({ photo: { contentType: 'image/jpeg' } })
  })

  it.each([
    ['has a photo of a type that is not a picture', { photo: { content_type: 'image/svg+xml', data: PNG } }],
    ['has a photo whose bytes are of another type', { photo: { content_type: 'image/jpeg', data: PNG } }],
    ['has a photo that is not base64', { photo: { content_type: 'image/png', data: `${PNG}!!!` } }],
    ['has an empty photo', { photo: { content_type: 'image/png', data: '' } }],
    ['has no photo', { photo: null }],
    ['has a signature that is not a picture', { signature: { content_type: 'image/png', data: 'AAAA' } }],
    [
      'has a photo that is too large',
      { photo: { content_type: 'image/png', data: 'iVBORw0KGgo' + 'A'.repeat(MAX_PICTURE_BYTES * 1.4) } },
    ],
    ['has an impossible latitude', { latitude: 91 }],
    ['has an invalid time', { taken_at: 'yesterday' }],
    ['belongs to another order', { order_id: 'bistro-second' }],
    ['is of another kind', { kind: 'return' }],
    ['is of an unrecognised kind', { kind: 'signature' }],
  ])('fails as unreadable when the proof %s (OP-19)', async (_, more) => {
    answering(wire(more))
    expect(await askInVain()).toMatchObject({ _tag: 'ServiceUnavailable', reason: 'unreadable-answer' })
  })

  it('returns no proof for 404 NOT_FOUND and fails for any other refusal (OP-19)', async () => {
    answering(error('NOT_FOUND'), 404)
    expect(await ask()).toBeUndefined()
    answering(error('INVALID_REQUEST'), 422)
    expect(await askInVain()).toMatchObject({ _tag: 'ServiceRefusal', reason: 'INVALID_REQUEST' })
    answering({ nobody: 'home' }, 404)
    expect(await askInVain()).toMatchObject({ reason: 'unreadable-answer' })
  })

  it('calls the service only once for a view that repeats the request itself (CON-16)', async () => {
    const authorizations = answering(error('DEFECT'), 500)
    const outcome = await Effect.runPromise(Effect.flip(proofs().ofOrderOnce('bistro-first', 'delivery')))
    expect(outcome).toMatchObject({ reason: 'server-fault' })
    expect(authorizations).toHaveLength(1)
  })
})
