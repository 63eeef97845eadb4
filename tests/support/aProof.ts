import type { StoredProof } from '../../service/store/proofStore.ts'
import type { Proof } from '../../src/domain/proof/proof.ts'
import { keptUntil } from '../../src/domain/proof/proofKind.ts'
import { DESTINATION } from './smallWorld.ts'

/** The smallest PNG there is: one pixel. */
export const ONE_PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/** A signed delivery of order `bistro-first`, as it is kept. */
export const storedProof = (takenAt: number, more: Partial<StoredProof> = {}): StoredProof => ({
  orderId: 'bistro-first',
  kind: 'delivery',
  takenAt,
  takenFrom: { ...DESTINATION },
  signedBy: 'Karel',
  keepUntil: keptUntil(takenAt),
  photo: { contentType: 'image/png', bytes: ONE_PIXEL },
  signature: { contentType: 'image/png', bytes: ONE_PIXEL },
  ...more,
})

/** The same, as the portal knows it. */
export const aProof = (takenAt: number, more: Partial<Proof> = {}): Proof => ({
  kind: 'delivery',
  orderId: 'bistro-first',
  takenAt,
  takenFrom: { ...DESTINATION },
  signedBy: 'Karel',
  keepUntil: keptUntil(takenAt),
  photo: { contentType: 'image/png', bytes: ONE_PIXEL },
  signature: { contentType: 'image/png', bytes: ONE_PIXEL },
  ...more,
})
