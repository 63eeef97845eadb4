import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { sqlProofStore } from '../../service/sql/sqlProofStore.ts'
import type { ProofStore, StoredProof } from '../../service/store/proofStore.ts'
import { DAY, instantAt, plus } from '../../src/domain/instant.ts'
import { storedProof } from '../support/aProof.ts'
import { CZ, SG } from '../support/smallWorld.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))

let serial = 0
const unique = () => `proven-${(serial += 1)}`

/** Converts the bytes of any driver to plain arrays for comparison. */
const plain = (proof: StoredProof | undefined) =>
  proof && {
    ...proof,
    photo: { ...proof.photo, bytes: [...proof.photo.bytes] },
    ...(proof.signature && { signature: { ...proof.signature, bytes: [...proof.signature.bytes] } }),
  }

/** The contract of the proof store on every database (OP-19). */
export const proofStoreContract = (name: string, database: () => Database): void => {
  describe(`sqlProofStore on ${name}`, () => {
    let proofs: ProofStore
    let orderId: string
    beforeEach(() => {
      proofs = sqlProofStore(database().sql)
      orderId = unique()
    })

    it('returns all bytes unchanged, with or without a signature (OP-19)', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.uint8Array({ minLength: 1, maxLength: 3_000 }),
          fc.option(fc.uint8Array({ minLength: 1, maxLength: 300 }), { nil: undefined }),
          fc.constantFrom('collection', 'delivery', 'return'),
          async (photo, signature, kind) => {
            const {
              signature: _,
              signedBy: __,
              ...unsigned
            } = storedProof(NOW, {
              orderId: unique(),
              kind,
              photo: { contentType: 'image/jpeg', bytes: photo },
            })
            const proof: StoredProof =
              signature === undefined
                ? unsigned
                : { ...unsigned, signedBy: 'ÄŘ 한 ع', signature: { contentType: 'image/png', bytes: signature } }
            await proofs.add(CZ, proof)
            expect(plain(await proofs.byOrder(CZ, proof.orderId, kind))).toEqual(plain(proof))
          },
        ),
        { numRuns: 25 },
      )
    })

    it('keeps the first proof, also for concurrent calls (OP-19)', async () => {
      const many = Array.from({ length: 8 }, (_, index) => storedProof(plus(NOW, index), { orderId }))
      await Promise.all(many.map((proof) => proofs.add(CZ, proof)))
      const first = await proofs.byOrder(CZ, orderId, 'delivery')
      expect(first?.takenAt).toBeGreaterThanOrEqual(NOW)
      await proofs.add(CZ, storedProof(plus(NOW, 99), { orderId, signedBy: 'Somebody else' }))
      expect(plain(await proofs.byOrder(CZ, orderId, 'delivery'))).toEqual(plain(first))
    })

    it('separates orders, kinds and deployments (API-14)', async () => {
      await proofs.add(CZ, storedProof(NOW, { orderId }))
      expect(await proofs.byOrder(CZ, orderId, 'collection')).toBeUndefined()
      expect(await proofs.byOrder(CZ, unique(), 'delivery')).toBeUndefined()
      expect(await proofs.byOrder(SG, orderId, 'delivery')).toBeUndefined()
    })

    it('deletes proofs whose retention has ended (OP-19)', async () => {
      const longer = unique()
      await proofs.add(CZ, storedProof(NOW, { orderId }))
      await proofs.add(CZ, storedProof(plus(NOW, DAY), { orderId: longer }))
      await proofs.forgetExpired(plus(NOW, 90 * DAY))
      expect(await proofs.byOrder(CZ, orderId, 'delivery')).toBeUndefined()
      expect(await proofs.byOrder(CZ, longer, 'delivery')).toBeDefined()
    })
  })
}
