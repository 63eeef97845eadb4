import type { FastifyInstance } from 'fastify'
import { ERROR_CODES } from '../contract/errors.ts'
import { isKept } from '../src/domain/proof/proof.ts'
import type { Core } from './core.ts'
import type { Delivery } from './delivery/makeDelivery.ts'
import type { RiderLookup } from './orders/riderLookup.ts'
import type { Payments } from './payment/payments.ts'
import type { ProofLookup } from './proofs/proofRoute.ts'
import { Problem } from './base/problems.ts'

/** What the service asks of the world around it: riders, card providers, proofs (ADR 62). */
export interface Surroundings extends RiderLookup, ProofLookup {
  /** Absent where no provider takes cards. */
  readonly payments: Payments | undefined
}

/** Everything that route modules take their parts from. */
export interface Deps extends Core, Surroundings {
  readonly delivery: Delivery
}

/** Registers routes besides those of `buildApp`, such as the geolocator's or the control room's. */
export type RouteModule = (app: FastifyInstance, deps: Deps) => void | Promise<void>

/** The surroundings of one process and how they begin and end; `simulator/` stands in for them. */
export interface World extends Surroundings {
  /** Routes of its own, registered before those of the API. */
  readonly routes: RouteModule
  /** A line that the start prints before the address. */
  readonly startupMessage: string | undefined
  /** Resolves when nothing of it writes any more. */
  readonly stop: () => Promise<void>
}

/** The paths of the control room exist in a simulator only. */
const noControlRoom: RouteModule = (app: FastifyInstance) => {
  const gone = () => {
    throw new Problem(ERROR_CODES.notFound)
  }
  app.all('/sandbox', gone)
  app.all('/sandbox/*', gone)
}

/** No riders and no cards; proofs are those that were stored. */
export const emptyWorld = ({ stores, clock }: Pick<Core, 'stores' | 'clock'>): World => ({
  riderOf: () => Promise.resolve(null),
  payments: undefined,
  proofOf: async (deployment, order, kind) => {
    const stored = await stores.proofs.byOrder(deployment, order.order_id, kind)
    return stored !== undefined && isKept(stored, clock()) ? stored : undefined
  },
  routes: noControlRoom,
  startupMessage: undefined,
  stop: () => Promise.resolve(),
})
