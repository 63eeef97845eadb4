import type { ProofKind } from '../../src/domain/proof/proofKind.ts'

/** All that a simulated proof is drawn from: the same sketch is the same pictures, wherever it is drawn. */
export interface ProofSketch {
  readonly kind: ProofKind
  readonly seed: string
  /** What stands beside the door. */
  readonly houseNumber: string
  /** Whole hour of the day there: the light is its light. */
  readonly hour: number
  /** Whose hand is drawn; absent where nobody signs. */
  readonly signedBy: string | undefined
}

export interface SketchedPictures {
  /** PNG. */
  readonly photo: Uint8Array
  readonly signature: Uint8Array | undefined
}
