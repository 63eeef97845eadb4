import type { FastifyInstance } from 'fastify'
import { isKept } from '../src/domain/proof/proof.ts'
import type { Core } from './core.ts'
import type { Delivery } from './delivery/makeDelivery.ts'
import type { RiderLookup } from './orders/riderLookup.ts'
import type { Payments } from './payment/payments.ts'
import type { ProofLookup } from './proofs/proofRoute.ts'
import { Problem } from './base/problems.ts'

/** What the service needs from its surroundings: riders, card providers and proofs (ADR 62). */
interface Dependencies extends RiderLookup, ProofLookup {
  /** Absent if no provider accepts cards. */
  readonly payments: Payments | undefined
}

/** The dependencies of all route modules. */
export interface Deps extends Core, Dependencies {
  readonly delivery: Delivery
}

/** Registers routes besides those of `buildApp`, such as the geolocator's or the control room's. */
export type RouteModule = (app: FastifyInstance, deps: Deps) => void | Promise<void>

/** What is known once the service listens. */
export interface Started {
  readonly port: number
  /** The name of the database engine and what it keeps. */
  readonly engine: string
}

/** The surroundings of one process and their lifecycle; `simulator/` implements them. */
export interface World extends Dependencies {
  /** Routes of the world, registered before those of the API. */
  readonly routes: RouteModule
  /** The text that is printed at the start, before the address. */
  readonly startupText: ((started: Started) => string) | undefined
  /** Resolves when none of its parts writes any more. */
  readonly stop: () => Promise<void>
}

/** Answers 404 for the control room, which exists only with the simulator. */
const noControlRoom: RouteModule = (app: FastifyInstance) => {
  const gone = () => {
    throw new Problem('NOT_FOUND')
  }
  app.all('/sandbox', gone)
  app.all('/sandbox/*', gone)
}

/** A world without riders and cards; proofs are those in the store. */
export const emptyWorld = ({ stores, clock }: Pick<Core, 'stores' | 'clock'>): World => ({
  riderOf: () => Promise.resolve(null),
  payments: undefined,
  proofOf: async (deployment, order, kind) => {
    const stored = await stores.proofs.byOrder(deployment, order.order_id, kind)
    return stored !== undefined && isKept(stored, clock()) ? stored : undefined
  },
  routes: noControlRoom,
  startupText: undefined,
  stop: () => Promise.resolve(),
})
