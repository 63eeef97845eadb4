import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeProofGenerator } from '../../../simulator/proofs/proofGenerator.ts'
import { startDispatcher, type Dispatcher } from '../../../simulator/riders/startDispatcher.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { isFinished, readStatus } from '../../../src/domain/order/orderStatus.ts'
import { type ServiceInProcess } from '../../support/serviceInProcess.ts'
import { startSimulatedService } from '../../support/simulatedService.ts'
import { CZ, orderJson } from '../../support/smallWorld.ts'
import { makeManualTimers } from './manualTimers.ts'

let service: ServiceInProcess
let clock: ReturnType<typeof makeManualTimers>
let dispatcher: Dispatcher

const rider = {
  id: 'rider-ota',
  deployment: CZ,
  name: 'Ota',
  phoneNumber: '+420777000001',
  vehicle: 'BICYCLE' as const,
  latitude: 50.1,
  longitude: 14.42,
  locatedAt: instantAt(0),
}

/** The database goes away with the n-th statement of the dispatcher, before or after it was carried out. */
const trouble = { countdown: Number.POSITIVE_INFINITY, isDone: false }
const troubled = <T extends object>(store: T): T =>
  new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return async (...args: ReadonlyArray<unknown>) => {
        trouble.countdown -= 1
        if (trouble.countdown !== 0) return Reflect.apply(value, target, args) as unknown
        if (trouble.isDone) await Reflect.apply(value, target, args)
        throw new Error('the database is away')
      }
    },
  })

const start = async () => {
  const { stores } = service.deps
  clock = makeManualTimers(service.clock)
  const failing = { ...stores, orders: troubled(stores.orders), riders: troubled(stores.riders) }
  dispatcher = await startDispatcher(
    { ...service.deps, proofGenerator: makeProofGenerator(service.deps), stores: failing },
    clock.timers,
  )
}
const settled = () => dispatcher.setSpeed(CZ, dispatcher.speedOf(CZ))

const statusOf = async (id: string) => readStatus((await service.deps.stores.orders.byId(CZ, id))?.status ?? '')

const place = async (name: string): Promise<string> => {
  const order = orderJson('bistro', name, service.clock.now(), { status: 'NEW' })
  await service.deps.stores.orders.place(CZ, order, { accountId: 'account-anna', key: name, fingerprint: name })
  await settled()
  return order.order_id
}

const passUntilFinished = async (id: string) => {
  for (let count = 0; count < 500; count += 1) {
    if (isFinished(await statusOf(id))) return
    if (!clock.runNext()) throw new Error('nothing happens any more')
    await settled()
  }
  throw new Error('the order never ended')
}

beforeEach(async () => {
  trouble.countdown = Number.POSITIVE_INFINITY
  service = await startSimulatedService({ settings: { simSpeed: 20 } })
  const { orders, riders } = service.deps.stores
  await riders.addMany([rider])
  for (const { order_id: id } of await orders.active(CZ))
    await orders.change(CZ, id, (active) => ({ ...active, status: 'DELIVERED' }))
})
afterEach(async () => {
  await dispatcher.stop()
  await service.close()
})

describe('simulated riders during a database outage', () => {
  it.each([
    ['before', false],
    ['after', true],
  ])(
    'bring every order to its end, whichever statement fails %s it was carried out',
    async (_, isDone) => {
      await start()
      trouble.isDone = isDone
      for (const statement of [1, 2, 3, 4, 5, 7, 9, 12, 15, 19, 24, 30]) {
        trouble.countdown = statement
        const id = await place(`${isDone ? 'after' : 'before'}-${statement}`)
        await passUntilFinished(id)
        trouble.countdown = Number.POSITIVE_INFINITY
      }
      expect(service.log.errors.length).toBeGreaterThan(8)
      expect(new Set(service.log.errors.map(({ event }) => event))).toEqual(new Set(['dispatch-failed']))
    },
    60_000,
  )

  it('resume the ongoing orders after an outage at start-up', async () => {
    const order = orderJson('bistro', 'before-the-start', service.clock.now(), { status: 'NEW' })
    const intent = { accountId: 'account-anna', key: 'before', fingerprint: 'before' }
    await service.deps.stores.orders.place(CZ, order, intent)
    trouble.countdown = 2
    await start()
    await passUntilFinished(order.order_id)
  })
})
