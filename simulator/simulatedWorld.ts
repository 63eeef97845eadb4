import type { Core } from '../service/core.ts'
import type { Sql } from '../service/sql/tables.ts'
import { emptyWorld, type World } from '../service/world.ts'
import { sandboxPayments } from './cards/sandboxPayments.ts'
import { controlRoom } from './controlRoom/controlRoom.ts'
import { controlRoomSecret, isOnNetwork } from './controlRoom/controlRoomAccess.ts'
import { makeProofGenerator, type ProofGenerator } from './proofs/proofGenerator.ts'
import { startBox } from './startBox.ts'

const secretLine = ({ settings, secret }: Core): ReadonlyArray<string> =>
  isOnNetwork(settings) ? [`The control room at /sandbox asks for this secret: ${controlRoomSecret(secret)}`] : []

/** The simulated world without riders and background loops: nothing in it happens by itself. */
export const simulatedWorld = (core: Core, sql: Sql): World & { readonly proofGenerator: ProofGenerator } => {
  const proofGenerator = makeProofGenerator(core)
  const { payments, bank } = sandboxPayments({ sql, orders: core.stores.orders, clock: core.clock, log: core.log })
  return {
    ...emptyWorld(core),
    payments,
    proofGenerator,
    proofOf: proofGenerator.read,
    routes: (app, deps) => controlRoom(app, deps, { bank, proofGenerator }),
    startupText: (started) => [...secretLine(core), startBox(core.settings, started)].join('\n'),
  }
}
