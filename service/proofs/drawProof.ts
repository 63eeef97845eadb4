import { Resvg } from '@resvg/resvg-js'
import { seededRandom } from '../dispatch/seededRandom.ts'
import { counterScene } from './counterScene.ts'
import { doorScene } from './doorScene.ts'
import { signatureStroke } from './signatureStroke.ts'
import type { ProofSketch, SketchedPictures } from './sketch.ts'

/** Nothing drawn here is text. */
const WITHOUT_FONTS = { font: { loadSystemFonts: false } }

const png = (svg: string): Uint8Array => new Resvg(svg, WITHOUT_FONTS).render().asPng()

/** The pictures of a proof, some tens of milliseconds of work: `drawingThread.ts` does it beside everything else. */
export const drawProof = (sketch: ProofSketch): SketchedPictures => {
  const random = seededRandom(`${sketch.seed}/photo`)
  const scene = sketch.kind === 'delivery' ? doorScene(random, sketch) : counterScene(random, sketch)
  const { signedBy } = sketch
  return {
    photo: png(scene),
    signature: signedBy === undefined ? undefined : png(signatureStroke(seededRandom(`${sketch.seed}/hand`), signedBy)),
  }
}
