import type { FastifyInstance } from 'fastify'
import { readDeliveryPhoto } from '../../contract/publicOrder.ts'
import { isPhotoShown } from '../../src/domain/publicTracking/publicOrder.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { Problem } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { readOrderState } from '../orders/readOrderState.ts'
import { pictureJson, type ProofLookup } from '../proofs/proofRoute.ts'
import { orderOfLink } from './orderOfLink.ts'
import { callerNetwork } from '../http/callerNetwork.ts'

type Deps = RouteDeps & WithStores<'orders' | 'settings'> & ProofLookup

/** Route for the photo of a delivery by link (PUB-06). A link without one gets the answer of an unknown link. */
export const photoRoute = (app: FastifyInstance, deps: Deps): void => {
  registerEndpoint(app, deps, readDeliveryPhoto, async ({ query: { orderId, vendorId }, deployment, request }) => {
    const order = await orderOfLink(deps, deployment, { orderId, vendorId, network: callerNetwork(request) })
    if (order instanceof Problem) return order
    const { ProofOfDelivery: isOn = false } = await deps.stores.settings.flags(deployment.id)
    if (!isOn || !isPhotoShown(readOrderState(order), deps.clock())) return new Problem('NOT_FOUND')
    const proof = await deps.proofOf(deployment.id, order, 'delivery')
    return proof === undefined ? new Problem('NOT_FOUND') : { result: { photo: pictureJson(proof.photo) } }
  })
}
