import type { StoredProof } from '../../service/store/proofStore.ts'
import { type Instant } from '../../src/domain/instant.ts'
import type { Proof } from '../../src/domain/proof/proof.ts'
import { keptUntil } from '../../src/domain/proof/proofKind.ts'
import { DESTINATION } from './smallWorld.ts'

/** A PNG of one pixel. */
export const ONE_PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/** The stored proof of a signed delivery of order `bistro-first`. */
export const storedProof = (takenAt: Instant, more: Partial<StoredProof> = {}): StoredProof => ({
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

/** The same proof as the domain's type. */
export const aProof = (takenAt: Instant, more: Partial<Proof> = {}): Proof => ({
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
