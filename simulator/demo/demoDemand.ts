import { sql as statement } from 'kysely'
import type { OrderJson } from '../../contract/orders.ts'
import type { Core } from '../../service/core.ts'
import { instantOf } from '../../service/base/wireTime.ts'
import type { Sql } from '../../service/sql/tables.ts'
import { DAY, HOUR, MINUTE, minus, plus, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { wantedBy } from '../../src/domain/order/lateness.ts'
import { realTimers, type Timers } from '../riders/timers.ts'
import { demoCustomers } from './demoCustomers.ts'
import { isDemoOrder, lateNow, placedNow, scheduledSoon, type DemoCounter } from './demoOrders.ts'
import { groundOf } from './demoGround.ts'
import { demoVendors } from './demoVendors.ts'

/** A vendor with fewer orders under way gets new ones at once; one below `USUAL` gets one now and then. */
const FEWEST = 8
const USUAL = 10
const MOST = 12
/** Delivered orders that it made are removed after this time; the history reaches back 31 days. */
const KEPT = 35 * DAY
/** Simulated time between two looks at the orders, within these real limits. */
const LOOK_AFTER = 2 * MINUTE
const SOONEST = SECOND / 2
const LATEST = 30 * SECOND
const TIDY_AFTER = HOUR
/** A pre-order counts as scheduled until so long before its time. */
const SOON = 45 * MINUTE

export interface Demand {
  /** Starts to place orders at the vendors of a deployment that has its demo; once. */
  readonly open: (deployment: DeploymentId) => void
  /** Resolves when what began is done. */
  readonly settled: () => Promise<void>
  readonly stop: () => Promise<void>
}

type DemandCore = Pick<Core, 'stores' | 'clock' | 'random' | 'log' | 'priorityGate'>

interface DemandSources {
  readonly sql: Sql
  /** Simulated seconds per real second; 0 pauses. */
  readonly speedOf: (deployment: DeploymentId) => number
}

interface Place {
  readonly deployment: DeploymentId
  readonly counters: ReadonlyArray<DemoCounter>
  tidiedAt: Instant | undefined
  cancelTimer: () => void
  working: Promise<void>
}

/**
 * Keeps the vendors of opened demos busy at any speed above 0: each has 5 to 12 orders under way that it placed, one of
 * them late and one scheduled (ADR 122). Orders of people are neither counted nor changed.
 */
export const startDemand = (core: DemandCore, { sql, speedOf }: DemandSources, timers: Timers = realTimers): Demand => {
  const { stores, clock, random, log, priorityGate } = core
  const places = new Map<DeploymentId, Place>()
  let isStopped = false
  let serial = 0

  const place = async (deployment: DeploymentId, order: OrderJson) => {
    const { order_id: key } = order
    await stores.orders.place(deployment, order, { accountId: 'simulator', key, fingerprint: key })
  }

  const serve = async ({ deployment }: Place, counter: DemoCounter, own: ReadonlyArray<OrderJson>) => {
    const now = clock()
    const facts = own.map(({ created_at, preordered_for: wanted }) => ({
      createdAt: instantOf(created_at),
      ...(wanted != null && { preorderedFor: instantOf(wanted) }),
    }))
    const hasLate = facts.some((order) => wantedBy(order) < now)
    const hasScheduled = facts.some(({ preorderedFor = now }) => preorderedFor > plus(now, SOON))
    const isOneMore = own.length < USUAL && random() < 0.25
    const made = Array.from({ length: Math.max(FEWEST - own.length, isOneMore ? 1 : 0) }, () => placedNow)
    const wanted = [...(hasLate ? [] : [lateNow]), ...(hasScheduled ? [] : [scheduledSoon]), ...made]
    for (const make of wanted.slice(0, Math.max(0, MOST - own.length)))
      await place(deployment, make(counter, `demand/${now}/${(serial += 1)}`, now))
  }

  /** Only orders that it made, by their ids. */
  const tidy = async (at: Place) => {
    const now = clock()
    if (at.tidiedAt !== undefined && now < plus(at.tidiedAt, TIDY_AFTER)) return
    at.tidiedAt = now
    const old = await sql
      .selectFrom('orders')
      .select('id')
      .where('deployment', '=', at.deployment)
      .where('finished', '=', true)
      .where('created_at', '<', minus(now, KEPT))
      .execute()
    const ids = old.flatMap(({ id }) => (isDemoOrder(id) ? [id] : []))
    // After a long stop there are more than a statement may have parameters, so all are one.
    await statement`delete from orders where deployment = ${at.deployment} and id = any(${ids}::text[])`.execute(sql)
  }

  const look = async (at: Place) => {
    if (speedOf(at.deployment) <= 0) return
    await priorityGate.whenIdle()
    await tidy(at)
    const active = (await stores.orders.active(at.deployment)).filter(({ order_id: id }) => isDemoOrder(id))
    const byVendor = Map.groupBy(active, ({ vendor_id: vendorId }) => vendorId)
    for (const counter of at.counters) {
      if (isStopped) return
      await serve(at, counter, byVendor.get(counter.vendor.vendor_id) ?? [])
    }
  }

  const begin = (at: Place) => {
    at.working = look(at)
      .catch((error: unknown) => log.error('demand-failed', error, { deployment: at.deployment }))
      .then(() => {
        if (isStopped) return
        const pause = LOOK_AFTER / Math.max(speedOf(at.deployment), Number.MIN_VALUE)
        at.cancelTimer = timers.after(Math.min(LATEST, Math.max(SOONEST, pause)), () => begin(at))
      })
  }

  const openNow = async (deployment: DeploymentId): Promise<Place | undefined> => {
    const known = deploymentOf(deployment)
    if (known === undefined) return undefined
    const ground = groundOf(known)
    const riders = await stores.riders.ridersOf(deployment)
    const { single, parent, outlets, secondParent } = demoVendors(ground)
    const counters = [single, parent, ...outlets, secondParent].map((vendor) => ({
      ground,
      vendor,
      customers: demoCustomers(ground, vendor),
      riders,
    }))
    return { deployment, counters, tidiedAt: undefined, cancelTimer: () => undefined, working: Promise.resolve() }
  }

  const opening = new Map<DeploymentId, Promise<void>>()
  return {
    open: (deployment) => {
      if (isStopped || opening.has(deployment)) return
      const work = async () => {
        const opened = await openNow(deployment)
        if (opened === undefined || isStopped) return
        places.set(deployment, opened)
        begin(opened)
      }
      opening.set(
        deployment,
        work().catch((error: unknown) => {
          opening.delete(deployment)
          log.error('demand-failed', error, { deployment })
        }),
      )
    },
    settled: async () => {
      await Promise.all(opening.values())
      await Promise.all([...places.values()].map(({ working }) => working))
    },
    stop: async () => {
      isStopped = true
      for (const { cancelTimer } of places.values()) cancelTimer()
      await Promise.all(opening.values())
      await Promise.all([...places.values()].map(({ working }) => working))
    },
  }
}
