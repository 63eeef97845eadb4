import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderJson } from '../../../contract/orders.ts'
import { setSimulatorSpeed } from '../../../simulator/riders/simulatorSpeed.ts'
import { makeProofGenerator } from '../../../simulator/proofs/proofGenerator.ts'
import { startDispatcher, type Dispatcher } from '../../../simulator/riders/startDispatcher.ts'
import { DAY, HOUR, instantAt, MINUTE, SECOND } from '../../../src/domain/instant.ts'
import { isFinished, readStatus } from '../../../src/domain/order/orderStatus.ts'
import { type ServiceInProcess } from '../../support/serviceInProcess.ts'
import { startSimulatedService } from '../../support/simulatedService.ts'
import { CZ, DESTINATION, orderJson } from '../../support/smallWorld.ts'
import { makeManualTimers } from './manualTimers.ts'

let service: ServiceInProcess
let clock: ReturnType<typeof makeManualTimers>
let dispatcher: Dispatcher

const riderRow = (name: string, north: number) => ({
  id: `rider-${name}`,
  deployment: CZ,
  name,
  phoneNumber: `+42077700000${north}`,
  vehicle: 'BICYCLE' as const,
  latitude: 50.09 + north / 100,
  longitude: 14.42,
  locatedAt: instantAt(0),
})

const store = () => service.deps.stores.orders
const order = async (id: string): Promise<OrderJson> => {
  const found = await store().byId(CZ, id)
  if (found === undefined) throw new Error(`no order ${id}`)
  return found
}
const statusesOf = async (id: string) => (await order(id)).status_history.map(({ status }) => status)

/** Waits until the dispatcher has done what it was doing. */
const settled = () => dispatcher.setSpeed(CZ, dispatcher.speedOf(CZ))

const place = async (name: string, more: Partial<OrderJson> = {}): Promise<string> => {
  const created = service.clock.now()
  const status = more.status ?? 'NEW'
  const history = [{ status, created_at: new Date(created).toISOString() }]
  const placed = orderJson('bistro', name, created, { status, status_history: history, ...more })
  const intent = { accountId: 'account-anna', key: name, fingerprint: name }
  await store().place(CZ, placed, intent)
  await settled()
  return placed.order_id
}

const start = async () => {
  clock = makeManualTimers(service.clock)
  dispatcher = await startDispatcher(
    { ...service.deps, proofGenerator: makeProofGenerator(service.deps) },
    clock.timers,
  )
}

/** Lets time pass from timer to timer until the condition holds; too many timers are a defect. */
const passUntil = async (condition: () => Promise<boolean>) => {
  for (let count = 0; count < 2_000; count += 1) {
    if (await condition()) return
    if (!clock.runNext()) throw new Error('nobody waits for anything')
    await settled()
  }
  throw new Error('it never happened')
}
const passUntilStatus = (id: string, status: string) => passUntil(async () => (await order(id)).status === status)
const passUntilFinished = (id: string) => passUntil(async () => isFinished(readStatus((await order(id)).status)))

beforeEach(async () => {
  service = await startSimulatedService({ settings: { simSpeed: 20 } })
  await service.deps.stores.riders.addMany([riderRow('Ota', 1), riderRow('Ida', 2), riderRow('Jan', 3)])
  for (const { order_id: id } of await store().active(CZ)) {
    await store().change(CZ, id, (active) => ({ ...active, status: 'DELIVERED' }))
  }
  await start()
})
afterEach(async () => {
  await dispatcher.stop()
  await service.close()
  if (service.log.errors.length > 0) throw new Error('the dispatcher complained', { cause: service.log.errors })
})

describe('a simulated rider', () => {
  it('moves a placed order through all statuses to its end, with one timer at a time (STATUS-01, STATUS-03)', async () => {
    const id = await place('usual')
    await passUntilFinished(id)
    const statuses = await statusesOf(id)
    expect(statuses.slice(0, 2)).toEqual(['NEW', 'RECEIVED'])
    expect(statuses).toEqual(expect.arrayContaining(['WAITING_FOR_TRANSPORT', 'PICKED_UP', 'NEAR_CUSTOMER']))
    expect(clock.most()).toBe(1)
    expect(clock.waiting()).toBe(0)
    expect(await service.deps.stores.riders.rides(CZ)).toEqual([])
  })

  it('takes a proof photo when it collects and when it ends, dated like the status (PROOF-01)', async () => {
    const id = await place('proven')
    await passUntilFinished(id)
    const { status, status_history: history } = await order(id)
    const ended = status === 'DELIVERED' ? 'delivery' : 'return'
    await expect.poll(() => service.deps.stores.proofs.byOrder(CZ, id, ended)).toBeDefined()
    const proof = await service.deps.stores.proofs.byOrder(CZ, id, ended)
    expect(proof && new Date(proof.takenAt).toISOString()).toBe(history.at(-1)?.created_at)
    const collected = await service.deps.stores.proofs.byOrder(CZ, id, 'collection')
    expect(collected && new Date(collected.takenAt).toISOString()).toBe(
      history.find((step) => step.status === 'PICKED_UP')?.created_at,
    )
  })

  it('is added to the order on accepting it, with estimates in the future (TRACK-09, TRACK-11)', async () => {
    const id = await place('accepted')
    await passUntilStatus(id, 'ASSIGNED_TO_TRANSPORT')
    expect((await order(id)).rider).toBeNull()
    await passUntilStatus(id, 'COURIER_ACCEPTED_DELIVERY')
    const { rider, estimates } = await order(id)
    expect(rider).toEqual({ name: 'Ota', phone_number: '+420777000001', vehicle: 'BICYCLE' })
    const [pickUp, dropOff] = [Date.parse(String(estimates?.pick_up_at)), Date.parse(String(estimates?.drop_off_at))]
    expect(pickUp).toBeGreaterThan(service.clock.now())
    expect(dropOff).toBeGreaterThan(pickUp)
  })

  it('rides to the new address of an order that was edited before it was accepted (API-24, OP-26)', async () => {
    const id = await place('moved')
    await passUntilStatus(id, 'ASSIGNED_TO_TRANSPORT')
    const elsewhere = { latitude: 50.0755, longitude: 14.4378 }
    await store().change(CZ, id, ({ customer, ...rest }) => ({
      ...rest,
      customer: { ...customer, location: { ...customer.location, ...elsewhere } },
    }))
    await settled()
    await passUntilStatus(id, 'COURIER_LEFT_VENDOR')
    expect((await dispatcher.riderOf(CZ, id))?.route?.at(-1)).toEqual(elsewhere)
  })

  it('exists from acceptance to the end of the order and moves in between (API-19, OP-26)', async () => {
    const id = await place('seen')
    expect(await dispatcher.riderOf(CZ, id)).toBeNull()
    await passUntilStatus(id, 'COURIER_LEFT_VENDOR')
    const before = await dispatcher.riderOf(CZ, id)
    service.clock.advance(5 * SECOND)
    const after = await dispatcher.riderOf(CZ, id)
    expect(after?.route?.at(-1)).toEqual(DESTINATION)
    expect([before?.latitude, before?.longitude]).not.toEqual([after?.latitude, after?.longitude])
    await passUntilFinished(id)
    expect(await dispatcher.riderOf(CZ, id)).toBeNull()
  })

  it('publishes changed estimates at most every ten seconds (TRACK-12)', async () => {
    const id = await place('told')
    await passUntilStatus(id, 'COURIER_LEFT_VENDOR')
    const first = Date.parse(String((await order(id)).estimates?.estimated_at))
    await passUntil(async () => Date.parse(String((await order(id)).estimates?.estimated_at)) > first)
    const { estimates, status } = await order(id)
    expect(Date.parse(String(estimates?.estimated_at)) - first).toBeGreaterThanOrEqual(10 * SECOND)
    expect(status).toBe('COURIER_LEFT_VENDOR')
  })

  it('delivers one order at a time: the fourth order waits for one of three riders (STATUS-03)', async () => {
    const ids = [await place('a'), await place('b'), await place('c'), await place('d')]
    await passUntil(async () => (await store().active(CZ)).length === 3)
    const waited = await Promise.all(ids.map(statusesOf))
    expect(waited.flat()).toContain('WAITING_FOR_TRANSPORT')
    for (const id of ids) await passUntilFinished(id)
    const riders = (await Promise.all(ids.map(order))).map(({ rider }) => rider?.name)
    expect(new Set(riders)).toEqual(new Set(['Ota', 'Ida', 'Jan']))
  })
})

describe('a status set by others', () => {
  it('stops the ride when it is a cancellation (STATUS-09)', async () => {
    const id = await place('cancelled')
    await passUntilStatus(id, 'ASSIGNED_TO_TRANSPORT')
    await store().change(CZ, id, (now) => ({ ...now, status: 'CANCELLED' }))
    await settled()
    expect(clock.runNext()).toBe(false)
    expect((await order(id)).status).toBe('CANCELLED')
    expect(await service.deps.stores.riders.rides(CZ)).toEqual([])
  })

  it('continues the ride from a later status, with a rider (TRACK-10, API-19)', async () => {
    const id = await place('moved')
    await store().change(CZ, id, (now) => ({ ...now, status: 'PICKED_UP' }))
    await settled()
    expect((await order(id)).rider?.name).toBe('Ota')
    expect((await dispatcher.riderOf(CZ, id))?.name).toBe('Ota')
    await passUntilFinished(id)
    expect(await statusesOf(id)).not.toContain('ASSIGNED_TO_TRANSPORT')
  })

  it('leads to an end from every status that can be set (STATUS-01)', async () => {
    for (const status of [
      'PAYMENT_COMMITTED',
      'ACCEPTED_BY_VENDOR',
      'MODIFIED',
      'DELAYED',
      'NEAR_VENDOR',
      'RETURN_INITIATED',
    ]) {
      const id = await place(status.toLowerCase().replaceAll('_', ''), { status })
      await passUntilFinished(id)
    }
    expect(await store().active(CZ)).toEqual([])
  })
})

describe('a pre-order', () => {
  it('waits for its time and arrives close to the requested time (TRACK-03)', async () => {
    const wanted = service.clock.now() + 3 * HOUR
    const id = await place('wanted', { preordered_for: wanted / SECOND })
    await passUntilStatus(id, 'WAITING_FOR_TRANSPORT')
    expect(wanted - service.clock.now()).toBeLessThan(5 * MINUTE)
    await passUntilFinished(id)
    expect(Math.abs(wanted - service.clock.now())).toBeLessThan(3 * MINUTE)
  })

  it('is not delivered early, even if it already waits for transport (TRACK-03)', async () => {
    const wanted = service.clock.now() + DAY
    const id = await place('tomorrow', { status: 'WAITING_FOR_TRANSPORT', preordered_for: wanted / SECOND })
    await passUntilStatus(id, 'ASSIGNED_TO_TRANSPORT')
    expect(wanted - service.clock.now()).toBeLessThan(5 * MINUTE)
  })
})

describe('the simulation speed', () => {
  it('pauses the rides at zero, and resumes them where they were (OP-26)', async () => {
    const id = await place('still')
    await passUntilStatus(id, 'COURIER_LEFT_VENDOR')
    await dispatcher.setSpeed(CZ, 0)
    expect(clock.waiting()).toBe(0)
    const before = await dispatcher.riderOf(CZ, id)
    service.clock.advance(HOUR)
    expect(await dispatcher.riderOf(CZ, id)).toMatchObject({ latitude: before?.latitude, longitude: before?.longitude })
    await dispatcher.setSpeed(CZ, 60)
    await passUntilFinished(id)
    expect(await statusesOf(id)).toContain('NEAR_CUSTOMER')
  })

  it('is the one set in the control room, also after a restart, until SIM_SPEED changes (OP-26)', async () => {
    await setSimulatorSpeed(service.deps, CZ, 0)
    await dispatcher.stop()
    await start()
    expect(dispatcher.speedOf(CZ)).toBe(0)
    const other = {
      ...service.deps,
      proofGenerator: makeProofGenerator(service.deps),
      settings: { ...service.deps.settings, simSpeed: 60 },
    }
    const second = await startDispatcher(other, clock.timers)
    expect(second.speedOf(CZ)).toBe(60)
    await second.stop()
  })
})

describe('a stop', () => {
  it('stores all rides in one commit', async () => {
    await Promise.all(['one', 'two', 'three', 'four'].map((name) => place(name)))
    const saveRides = vi.spyOn(service.deps.stores.riders, 'saveRides')
    await dispatcher.stop()
    expect(saveRides.mock.calls.map(([rides]) => rides.length)).toEqual([4])
  })
})

describe('a ride after the service was killed', () => {
  it('continues with the same rider where it was (OP-26)', async () => {
    const id = await place('killed')
    await passUntilStatus(id, 'PICKED_UP')
    const before = await order(id)
    clock.kill()
    service.clock.advance(HOUR)
    await start()
    expect(await order(id)).toEqual(before)
    expect((await dispatcher.riderOf(CZ, id))?.name).toBe(before.rider?.name)
    await passUntilFinished(id)
    expect((await order(id)).rider).toEqual(before.rider)
    const statuses = await statusesOf(id)
    expect(statuses.filter((status) => status === 'PICKED_UP')).toHaveLength(1)
  })

  it('is planned again if its stored plan cannot be read (OP-26)', async () => {
    const id = await place('unreadable')
    await passUntilStatus(id, 'NEAR_VENDOR')
    clock.kill()
    const ride = { orderId: id, deployment: CZ, riderId: 'rider-Ota', state: { form: 0 } }
    await service.deps.stores.riders.saveRides([ride])
    await start()
    await passUntilFinished(id)
    expect(await statusesOf(id)).toContain('PICKED_UP')
  })
})
