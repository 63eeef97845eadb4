import type { ProofsPort } from '../../application/ports/Proofs.ts'
import { fetchedLater } from './fetchedLater.ts'

/** Pictures are looked at long after the first list. */
export const makeLazyProofs = (load: () => Promise<ProofsPort>): ProofsPort => {
  const proofs = fetchedLater(load)
  return {
    ofOrder: (id, kind) => proofs(({ ofOrder }) => ofOrder(id, kind)),
    ofOrderOnce: (id, kind) => proofs(({ ofOrderOnce }) => ofOrderOnce(id, kind)),
  }
}
