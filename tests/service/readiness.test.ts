import { afterEach, describe, expect, it } from 'vitest'
import { login } from '../../contract/auth.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { makeReadiness } from '../../service/http/readiness.ts'
import { startService, type ServiceInProcess } from '../support/serviceInProcess.ts'

let service: ServiceInProcess | undefined
afterEach(async () => {
  await service?.close()
  service = undefined
})

const statusOf = async ({ app }: ServiceInProcess, url: string) => {
  const { statusCode, headers, body } = await app.inject({ url })
  return { status: statusCode, retryAfter: headers['retry-after'], body: JSON.parse(body) as unknown }
}

const unavailable = (message: string) => ({
  errors: [{ code: 'UNAVAILABLE', message, meta: { translation_key: 'failure.server-fault' } }],
})

describe('the health checks', () => {
  it('pass while the database answers, and are never cached (RUN-06)', async () => {
    service = await startService()
    for (const url of ['/livez', '/readyz', '/healthz']) {
      const { statusCode, headers, body } = await service.app.inject({ url })
      expect([url, statusCode, headers['cache-control'], body]).toEqual([url, 200, 'no-store', '{"status":"ok"}'])
    }
  })

  it('fail once the service stops, except /livez; calls are still answered (RUN-05, RUN-06)', async () => {
    service = await startService()
    service.deps.readiness.beginStop()
    const stopping = { status: 503, retryAfter: '5', body: unavailable('The service is stopping') }
    expect(await statusOf(service, '/readyz')).toEqual(stopping)
    expect(await statusOf(service, '/healthz')).toEqual(stopping)
    expect((await statusOf(service, '/livez')).status).toBe(200)
    const call = await service.app.inject({
      method: 'POST',
      url: pathOf(login),
      payload: { email_address: 'nobody@small.test', password: 'Demo-1234!' },
    })
    expect(call.statusCode).toBe(401)
    expect(service.log.errors).toEqual([])
  })
})

describe('readiness', () => {
  it('fails if the database rejects or does not answer in time (RUN-06)', async () => {
    const away = { code: 'UNAVAILABLE', retryAfter: 2, details: [{ message: 'The database does not answer' }] }
    const rejecting = makeReadiness(() => Promise.reject(new Error('away')))
    await expect(rejecting.check()).rejects.toMatchObject(away)
    const silent = makeReadiness(() => new Promise(() => undefined), 10)
    await expect(silent.check()).rejects.toMatchObject(away)
  })

  it('asks the database once for checks at the same time, and again later (RUN-06)', async () => {
    let asked = 0
    let isAway = false
    const readiness = makeReadiness(() => {
      asked += 1
      return isAway ? Promise.reject(new Error('away')) : Promise.resolve()
    })
    await Promise.all([readiness.check(), readiness.check(), readiness.check()])
    expect(asked).toBe(1)
    isAway = true
    await expect(readiness.check()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    isAway = false
    await readiness.check()
    expect(asked).toBe(3)
  })
})
