import type { OrderJson } from '../../contract/orders.ts'
import type { Core } from '../../service/core.ts'
import { withSenderLocation } from '../../service/vendor/withSenderLocation.ts'
import { readOrderState } from '../../service/orders/readOrderState.ts'
import type { StoredProof } from '../../service/store/proofStore.ts'
import { vendorOf } from '../../service/vendor/vendorOf.ts'
import type { World } from '../../service/world.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { readStatus } from '../../src/domain/order/orderStatus.ts'
import { isKept } from '../../src/domain/proof/proof.ts'
import { keptUntil, proofSteps, proofTakenWith, type ProofKind } from '../../src/domain/proof/proofKind.ts'
import { takenProof } from './takenProof.ts'

export interface ProofGenerator {
  /** Stores the proof of the order's latest step. Never rejects: a ride does not depend on its proof. */
  readonly take: (deployment: DeploymentId, order: OrderJson) => Promise<void>
  /** Reads a proof until its retention ends; for past orders of the demo data, generates it on the first read. */
  readonly read: World['proofOf']
}

/** Generates the proofs of simulated orders (PROOF-01). */
export const makeProofGenerator = ({ stores, clock, log }: Pick<Core, 'stores' | 'clock' | 'log'>): ProofGenerator => {
  const { proofs, vendors } = stores

  const stepOf = (order: OrderJson, kind: ProofKind) =>
    proofSteps(readOrderState(order)).find((step) => step.kind === kind)

  const make = async (
    deployment: DeploymentId,
    order: OrderJson,
    kind: ProofKind,
    takenAt: Instant,
  ): Promise<StoredProof | undefined> => {
    const stored = await vendors.byId(deployment, order.vendor_id)
    const collection = stored && vendorOf(withSenderLocation(stored.vendor, order.sender)).location.coordinates
    await proofs.add(deployment, await takenProof({ order, kind, takenAt, collection }))
    // Concurrent reads store at most one proof, so all answer the stored one.
    return proofs.byOrder(deployment, order.order_id, kind)
  }

  return {
    take: async (deployment, order) => {
      const kind = proofTakenWith(readStatus(order.status))
      const step = kind && stepOf(order, kind)
      if (step === undefined) return
      try {
        await make(deployment, order, step.kind, step.at)
      } catch (error) {
        log.error('proof-not-taken', error, { deployment, order: order.order_id })
      }
    },
    read: async (deployment, order, kind) => {
      const now = clock()
      const stored = await proofs.byOrder(deployment, order.order_id, kind)
      if (stored !== undefined) return isKept(stored, now) ? stored : undefined
      const step = stepOf(order, kind)
      if (step === undefined || !isKept({ keepUntil: keptUntil(step.at) }, now)) return undefined
      return make(deployment, order, kind, step.at)
    },
  }
}
