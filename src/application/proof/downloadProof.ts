import { Data, Effect } from 'effect'
import type { OrderId } from '../../domain/ids.ts'
import { proofFileName } from '../../domain/proof/proof.ts'
import type { ProofKind } from '../../domain/proof/proofKind.ts'
import { FileSaver } from '../ports/FileSaver.ts'
import { Proofs } from '../ports/Proofs.ts'

/** There is no such proof, or it expired. */
class ProofAbsent extends Data.TaggedError('ProofAbsent')<Record<never, never>> {}

/** Downloads the picture of a proof in the service's current version (PROOF-04); returns the file name. */
export const downloadProof = Effect.fn('downloadProof')(function* (id: OrderId, kind: ProofKind) {
  const proof = yield* (yield* Proofs).ofOrderOnce(id, kind)
  if (proof === undefined) return yield* new ProofAbsent()
  const { contentType, bytes } = proof.photo
  const name = proofFileName(proof)
  const content = {
    size: bytes.byteLength,
    type: contentType,
    arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
  }
  yield* (yield* FileSaver).save(content, name)
  return name
})
