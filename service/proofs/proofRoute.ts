import type { FastifyInstance } from 'fastify'
import { readProof } from '../../contract/proofs.ts'
import type { OrderJson } from '../../contract/orders.ts'
import { MINUTE } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { ProofKind } from '../../src/domain/proof/proofKind.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { Problem } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { mayActFor } from '../vendor/requireVendor.ts'
import { isoText } from '../base/wireTime.ts'
import type { StoredProof } from '../store/proofStore.ts'
import { callerNetwork } from '../http/callerNetwork.ts'
import { requireAttempt } from '../http/requireAttempt.ts'

type Deps = RouteDeps & WithStores<'orders' | 'settings'> & ProofLookup

/** Limits unknown ids per address. */
const GUESSES = { most: 20, window: 10 * MINUTE }

/** A picture as it is answered. */
export const pictureJson = ({ contentType, bytes }: StoredProof['photo']) => ({
  content_type: contentType,
  data: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
})

const proofJson = (proof: StoredProof): (typeof readProof)['answer']['Encoded'] => ({
  result: {
    kind: proof.kind,
    order_id: proof.orderId,
    taken_at: isoText(proof.takenAt),
    ...proof.takenFrom,
    signed_by: proof.signedBy ?? null,
    keep_until: isoText(proof.keepUntil),
    photo: pictureJson(proof.photo),
    signature: proof.signature === undefined ? null : pictureJson(proof.signature),
  },
})

/** Finds the proof of an order until its retention ends (OP-19). */
export interface ProofLookup {
  readonly proofOf: (deployment: DeploymentId, order: OrderJson, kind: ProofKind) => Promise<StoredProof | undefined>
}

/**
 * Route for proofs (OP-19, PROOF-02). Accounts of the order's vendor may see them; others need the order's id from the
 * link of its receipt, and guessing ids is limited.
 */
export const proofRoute = (app: FastifyInstance, deps: Deps): void => {
  const { orders, settings } = deps.stores

  registerEndpoint(app, deps, readProof, async ({ params: { orderId, kind }, account, deployment, request }) => {
    const { ProofOfDelivery: isOn = false } = await settings.flags(deployment.id)
    if (!isOn) return new Problem('NOT_FOUND')
    const order = await orders.byId(deployment.id, orderId)
    if (order === undefined || !mayActFor(account, order.vendor_id)) {
      const guess = await requireAttempt(deps, [`proof-address:${callerNetwork(request)}`], GUESSES)
      if (order === undefined) return new Problem('NOT_FOUND')
      await guess.takeBack()
    }
    const proof = await deps.proofOf(deployment.id, order, kind)
    return proof === undefined ? new Problem('NOT_FOUND') : proofJson(proof)
  })
}
