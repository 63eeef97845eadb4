import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import { readUsualTimes } from '../../contract/orders.ts'
import { cacheReads } from '../../service/base/cacheReads.ts'
import { instantAt, MINUTE, SECOND } from '../../src/domain/instant.ts'
import { FEWEST_TIMES } from '../../src/domain/order/usualTimes.ts'
import { signIn, startService, type ServiceInProcess } from '../support/serviceInProcess.ts'
import { CZ, orderJson } from '../support/smallWorld.ts'

let service: ServiceInProcess
let made = 0
/** Inserts enough orders of Anna's, each received after this many seconds. */
const receivedAfter = (seconds: number) => {
  const began = service.clock.now()
  const history = [
    { status: 'NEW', created_at: new Date(began).toISOString() },
    { status: 'RECEIVED', created_at: new Date(began + seconds * SECOND).toISOString() },
  ]
  const orders = Array.from({ length: FEWEST_TIMES }, () => {
    made += 1
    return orderJson('bistro', `usual${made}`, began, { status: 'DELIVERED', status_history: history })
  })
  return service.deps.stores.orders.insertMany(CZ, orders)
}
const medians = async () => {
  const { authorization, host } = await signIn(service.app, 'anna@small.test')
  const answer = await service.app.inject({
    url: pathOf(readUsualTimes, { vendorId: 'bistro' }),
    headers: { authorization, host },
  })
  return answer
    .json<{ result: { steps: ReadonlyArray<{ median_seconds: number }> } }>()
    .result.steps.map(({ median_seconds: median }) => median)
}

describe('GET /vendor/:vendorId/usual-times', () => {
  beforeEach(async () => {
    service = await startService()
  })
  afterEach(() => service.close())

  it('answers no steps while there are too few orders (ADR 25)', async () => {
    expect(await medians()).toEqual([])
  })

  it('caches its answer for five minutes (ADR 25)', async () => {
    await receivedAfter(30)
    expect(await medians()).toEqual([30, 30])
    service.clock.advance(4 * MINUTE)
    await receivedAfter(90)
    expect(await medians()).toEqual([30, 30])
    service.clock.advance(2 * MINUTE)
    expect(await medians()).toEqual([60, 60])
  })
})

describe('cacheReads', () => {
  const reading = () => {
    const read: string[] = []
    let now = instantAt(1_000)
    let isBroken = false
    const cached = cacheReads(
      100,
      () => now,
      (key) => {
        read.push(key)
        return isBroken ? Promise.reject(new Error('broken')) : Promise.resolve([key.toUpperCase()])
      },
    )
    const value = (key: string) => cached.forceFetch(key)
    return {
      cached,
      read,
      value,
      at: (moment: number) => (now = instantAt(moment)),
      breaks: (broken: boolean) => (isBroken = broken),
    }
  }

  it('reads once per key for concurrent callers (ADR 25)', async () => {
    const { read, value, at } = reading()
    expect(await Promise.all([value('a'), value('a'), value('b')])).toEqual([['A'], ['A'], ['B']])
    at(1_100)
    await value('a')
    expect(read).toEqual(['a', 'b'])
    at(1_101)
    await value('a')
    expect(read).toEqual(['a', 'b', 'a'])
  })

  it('reads again after a failure (ADR 25)', async () => {
    const { read, value, breaks } = reading()
    breaks(true)
    await expect(value('a')).rejects.toThrow('broken')
    breaks(false)
    expect([await value('a'), read]).toEqual([['A'], ['a', 'a']])
  })

  it('answers but does not cache a read whose key is deleted meanwhile', async () => {
    const { cached, read, value } = reading()
    const before = value('a')
    cached.delete('a')
    expect([await before, await value('a')]).toEqual([['A'], ['A']])
    expect(read).toEqual(['a', 'a'])
  })
})
