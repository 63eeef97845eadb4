import { Effect } from 'effect'
import { readProof, type Proof as ProofSchema } from '../../../contract/proofs.ts'
import type { ProofsPort } from '../../application/ports/Proofs.ts'
import type { Proof } from '../../domain/proof/proof.ts'
import { instantOf } from './moment.ts'
import { pictureOf } from './picture.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'

type ProofWire = typeof ProofSchema.Type

/** Maps an answered proof to the domain. Throws if it is unreadable. */
export const toProof = (wire: ProofWire): Proof => ({
  kind: wire.kind,
  orderId: wire.order_id,
  takenAt: instantOf(wire.taken_at),
  takenFrom: { latitude: wire.latitude, longitude: wire.longitude },
  ...(wire.signed_by !== null && { signedBy: wire.signed_by }),
  keepUntil: instantOf(wire.keep_until),
  photo: pictureOf(wire.photo.content_type, wire.photo.data),
  ...(wire.signature !== null && { signature: pictureOf(wire.signature.content_type, wire.signature.data) }),
})

/** Implements OP-19. */
export const makeHttpProofs = (portal: PortalHttp): ProofsPort => {
  const asking =
    (call: PortalHttp['call']): ProofsPort['ofOrder'] =>
    (orderId, kind) =>
      call(readProof, { params: { orderId, kind } }).pipe(
        mapAnswer(({ result }) => {
          if (result.order_id !== orderId || result.kind !== kind)
            throw new TypeError('The proof belongs to a different order or kind')
          return toProof(result)
        }),
        Effect.catchTag('NotFound', () => Effect.succeed(undefined)),
      )
  return { ofOrder: asking(portal.call), ofOrderOnce: asking(portal.callOnce) }
}
