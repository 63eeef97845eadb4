import { Worker } from 'node:worker_threads'
import type { ProofSketch, SketchedPictures } from './sketch.ts'

export interface DrawingAsked {
  readonly id: number
  readonly sketch: ProofSketch
}
export type DrawingAnswered = { readonly id: number } & (
  | { readonly pictures: SketchedPictures }
  | { readonly failed: string }
)

export interface Drawing {
  /** One after the other, on a thread of its own that begins with the first. */
  readonly draw: (sketch: ProofSketch) => Promise<SketchedPictures>
  /** What has not been drawn by now fails. */
  readonly stop: () => Promise<void>
}

interface Waiting {
  readonly resolve: (pictures: SketchedPictures) => void
  readonly reject: (reason: unknown) => void
}

const THREAD = new URL('./drawingThread.ts', import.meta.url)

export const makeDrawing = (): Drawing => {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let asked = 0

  const settle = (id: number): Waiting | undefined => {
    const found = waiting.get(id)
    waiting.delete(id)
    // Whoever waits keeps the process going; an idle thread does not.
    if (waiting.size === 0) thread?.unref()
    return found
  }
  const fail = (reason: unknown) => {
    thread = undefined
    for (const id of waiting.keys()) settle(id)?.reject(reason)
  }
  const begin = (): Worker => {
    const begun = new Worker(THREAD)
    begun.on('message', (answered: DrawingAnswered) => {
      const one = settle(answered.id)
      if ('failed' in answered) one?.reject(new Error(answered.failed))
      else one?.resolve(answered.pictures)
    })
    const ended = (reason: unknown) => thread === begun && fail(reason)
    begun.on('error', ended)
    begun.on('exit', () => ended(new Error('The drawing thread has ended')))
    return begun
  }

  return {
    draw: (sketch) =>
      new Promise((resolve, reject) => {
        thread ??= begin()
        thread.ref()
        asked += 1
        waiting.set(asked, { resolve, reject })
        thread.postMessage({ id: asked, sketch } satisfies DrawingAsked)
      }),
    stop: async () => {
      const ending = thread
      fail(new Error('Nothing is drawn any more'))
      await ending?.terminate()
    },
  }
}
