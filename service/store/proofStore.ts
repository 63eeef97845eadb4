import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { ProofKind } from '../../src/domain/proof/proofKind.ts'

interface StoredPicture {
  readonly contentType: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array
}

export interface StoredProof {
  readonly orderId: string
  readonly kind: ProofKind
  readonly takenAt: Instant
  readonly takenFrom: Coordinates
  readonly signedBy?: string
  /** The proof is not readable from this moment on. */
  readonly keepUntil: Instant
  readonly photo: StoredPicture
  readonly signature?: StoredPicture
}

/** Photos and signatures (OP-19). */
export interface ProofStore {
  /** Stores the first proof of an order and kind; later ones are ignored. */
  readonly add: (deployment: DeploymentId, proof: StoredProof) => Promise<void>
  readonly byOrder: (deployment: DeploymentId, orderId: string, kind: ProofKind) => Promise<StoredProof | undefined>
  /** Removes proofs whose keeping ends at or before that moment. */
  readonly forgetExpired: (moment: Instant) => Promise<void>
}
