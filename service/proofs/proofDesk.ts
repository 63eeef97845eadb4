import type { OrderJson } from '../../contract/orders.ts'
import type { Instant } from '../../src/domain/instant.ts'
import { deploymentOf, type DeploymentId } from '../../src/domain/market/deployments.ts'
import { readStatus } from '../../src/domain/order/orderStatus.ts'
import { isKept } from '../../src/domain/proof/proof.ts'
import { keptUntil, proofSteps, proofTakenWith, type ProofKind } from '../../src/domain/proof/proofKind.ts'
import { collectedFrom } from '../collectedFrom.ts'
import type { Log } from '../log.ts'
import { orderAsRead } from '../routes/orderAsRead.ts'
import type { ProofStore, StoredProof, VendorStore } from '../store/stores.ts'
import { vendorOf } from '../vendorOf.ts'
import type { Drawing } from './drawing.ts'
import { takenProof } from './takenProof.ts'

export interface ProofDesk {
  /** A simulated order has come into its status: what its rider photographs is drawn and kept. Nobody waits for it. */
  readonly take: (deployment: DeploymentId, order: OrderJson) => void
  /** The proof, as long as it is kept. */
  readonly read: (deployment: DeploymentId, order: OrderJson, kind: ProofKind) => Promise<StoredProof | undefined>
  readonly stop: () => Promise<void>
}

interface Parts {
  readonly proofs: ProofStore
  readonly vendors: Pick<VendorStore, 'byId'>
  readonly drawing: Drawing
  readonly clock: () => Instant
  readonly log: Log
  /** Whether past orders are made up: their proofs are then drawn when somebody first asks for them. */
  readonly arePastOnesSimulated: boolean
}

export const makeProofDesk = (parts: Parts): ProofDesk => {
  const { proofs, vendors, drawing, clock, log, arePastOnesSimulated } = parts
  const underWay = new Map<string, Promise<StoredProof | undefined>>()
  let isStopped = false

  const stepOf = (order: OrderJson, kind: ProofKind) =>
    proofSteps(orderAsRead(order)).find((step) => step.kind === kind)

  const drawn = async (deployment: DeploymentId, order: OrderJson, kind: ProofKind, takenAt: Instant) => {
    const stored = await vendors.byId(deployment, order.vendor_id)
    const collection = stored && vendorOf(collectedFrom(stored.vendor, order.sender)).location.coordinates
    const country = deploymentOf(deployment)?.country
    if (country === undefined) throw new Error(`there is no deployment ${deployment}`)
    const { facts, sketch } = takenProof({ order, kind, takenAt, timeZone: country.timeZone, collection })
    const { photo, signature } = await drawing.draw(sketch)
    await proofs.add(deployment, {
      ...facts,
      photo: { contentType: 'image/png', bytes: photo },
      ...(signature && { signature: { contentType: 'image/png', bytes: signature } }),
    })
    // Another process may have been faster: what stands is what everybody sees.
    return proofs.byOrder(deployment, order.order_id, kind)
  }

  /** Drawn once, however many ask at the same time. */
  const draw = (deployment: DeploymentId, order: OrderJson, kind: ProofKind, takenAt: Instant) => {
    const key = `${deployment}/${order.order_id}/${kind}`
    const known = underWay.get(key)
    if (known !== undefined) return known
    const work = drawn(deployment, order, kind, takenAt).finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }

  return {
    take: (deployment, order) => {
      const kind = proofTakenWith(readStatus(order.status))
      const step = kind && stepOf(order, kind)
      if (isStopped || step === undefined) return
      draw(deployment, order, step.kind, step.at).catch((error: unknown) => {
        if (!isStopped) log.error('proof-not-drawn', error, { deployment, order: order.order_id })
      })
    },
    read: async (deployment, order, kind) => {
      const now = clock()
      const stands =
        (await underWay.get(`${deployment}/${order.order_id}/${kind}`)) ??
        (await proofs.byOrder(deployment, order.order_id, kind))
      if (stands !== undefined) return isKept(stands, now) ? stands : undefined
      const step = arePastOnesSimulated ? stepOf(order, kind) : undefined
      if (step === undefined || !isKept({ keepUntil: keptUntil(step.at) }, now)) return undefined
      return draw(deployment, order, kind, step.at)
    },
    stop: async () => {
      isStopped = true
      await drawing.stop()
      await Promise.allSettled(underWay.values())
    },
  }
}
