import { parentPort } from 'node:worker_threads'
import { drawProof } from './drawProof.ts'
import type { DrawingAsked, DrawingAnswered } from './drawing.ts'

/** The thread of its own on which proofs are drawn: nothing else waits for it. */
parentPort?.on('message', ({ id, sketch }: DrawingAsked) => {
  const answer = (answered: DrawingAnswered) => parentPort?.postMessage(answered)
  try {
    answer({ id, pictures: drawProof(sketch) })
  } catch (error) {
    answer({ id, failed: String(error) })
  }
})
