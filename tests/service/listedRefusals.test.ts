import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readFlags } from '../../contract/flags.ts'
import { listOrders } from '../../contract/orders.ts'
import { Problem, type ProblemCode } from '../../service/base/problems.ts'
import { registerErrorHandlers, makeErrorSender } from '../../service/http/errorAnswers.ts'
import { registerEndpoint } from '../../service/http/route.ts'
import { silentLog } from '../support/silentLog.ts'

const DEPS = { settings: { deployment: 'dobrego-cz' } } as unknown as Parameters<typeof registerEndpoint>[1]

/** The answer of a call whose handler throws this refusal. */
const thrown = async (code: ProblemCode) => {
  const app = Fastify()
  registerErrorHandlers(app, makeErrorSender(silentLog))
  registerEndpoint(app, DEPS, { ...readFlags, refuses: ['GUESTS_OFF'] as const }, () =>
    Promise.reject(new Problem(code)),
  )
  const { statusCode, body } = await app.inject({ url: '/flags/api/v1/flags', headers: { host: 'localhost' } })
  return [statusCode, (JSON.parse(body) as { errors: ReadonlyArray<{ code: string }> }).errors[0]?.code]
}

describe('a refusal of the service', () => {
  it('compiles only if its endpoint lists it', () => {
    registerEndpoint(Fastify(), DEPS, listOrders, () => Promise.resolve(new Problem('INVALID_REQUEST')))
    // @ts-expect-error: a list is never refused for a closed store.
    registerEndpoint(Fastify(), DEPS, listOrders, () => Promise.resolve(new Problem('StoreClosed')))
  })

  it('is a defect if it is thrown and its endpoint does not list it', async () => {
    expect(await thrown('GUESTS_OFF')).toEqual([403, 'GUESTS_OFF'])
    expect(await thrown('INVALID_REQUEST')).toEqual([422, 'INVALID_REQUEST'])
    expect(await thrown('StoreClosed')).toEqual([500, 'DEFECT'])
  })

  it('says nothing of the caller of a public call', () => {
    // @ts-expect-error: a public call has no account.
    registerEndpoint(Fastify(), DEPS, readFlags, ({ account }) => Promise.resolve({ known: account !== undefined }))
  })
})
