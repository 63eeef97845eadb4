import { Effect } from 'effect'
import { PICTURE_BYTES_MOST, readProof, type Proof as ProofSchema } from '../../../contract/proofs.ts'
import type { ProofsPort } from '../../application/ports/Proofs.ts'
import { ServiceRefusal, type ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { Proof, ProofPicture } from '../../domain/proof/proof.ts'
import { instantOf } from './moment.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { reading } from './PortalTransport.ts'

type ProofWire = typeof ProofSchema.Type

/** The first bytes of each image type. */
const BEGINNING: Readonly<Record<ProofPicture['contentType'], ReadonlyArray<number>>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

/** Throws on invalid base64, on too much data, and on data of another type. */
const pictureOf = ({ content_type: contentType, data }: ProofWire['photo']): ProofPicture => {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  if (bytes.byteLength > PICTURE_BYTES_MOST) throw new RangeError(`a picture of ${bytes.byteLength} bytes`)
  if (BEGINNING[contentType].some((byte, place) => bytes[place] !== byte)) throw new TypeError(`no ${contentType}`)
  return { contentType, bytes }
}

/** Maps an answered proof to the domain. Throws if it is unreadable. */
export const toProof = (wire: ProofWire): Proof => ({
  kind: wire.kind,
  orderId: wire.order_id,
  takenAt: instantOf(wire.taken_at),
  takenFrom: { latitude: wire.latitude, longitude: wire.longitude },
  ...(wire.signed_by !== null && { signedBy: wire.signed_by }),
  keepUntil: instantOf(wire.keep_until),
  photo: pictureOf(wire.photo),
  ...(wire.signature !== null && { signature: pictureOf(wire.signature) }),
})

const isAbsent = (failure: ServiceFailure): failure is ServiceRefusal =>
  failure instanceof ServiceRefusal && failure.kind === 'not-found'

/** Implements OP-19. */
export const makeHttpProofs = (portal: PortalHttp): ProofsPort => {
  const asking =
    (call: PortalHttp['call']): ProofsPort['ofOrder'] =>
    (orderId, kind) =>
      call(readProof, { params: { orderId, kind } }).pipe(
        reading(({ result }) => {
          if (result.order_id !== orderId || result.kind !== kind) throw new TypeError('the proof of something else')
          return toProof(result)
        }),
        Effect.catchIf(isAbsent, () => Effect.succeed(undefined)),
      )
  return { ofOrder: asking(portal.call), ofOrderOnce: asking(portal.callOnce) }
}
