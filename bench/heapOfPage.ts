import type { CDPSession } from 'playwright'

interface HeapUsage {
  readonly usedSize: number
  /** Array buffers and similar data outside the heap. */
  readonly backingStorageSize?: number
}

interface Attached {
  readonly sessionId: string
  readonly targetInfo: { readonly type: string }
}

const bytesOf = ({ usedSize, backingStorageSize = 0 }: HeapUsage): number => usedSize + backingStorageSize

/** The heap of a page's scripts and workers in bytes, including uncollected garbage. */
export const heapOfPage = async (devtools: CDPSession): Promise<() => Promise<number>> => {
  const workers = new Set<string>()
  const waiting = new Map<number, (bytes: number) => void>()
  let asked = 0
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }: Attached) => {
    if (targetInfo.type === 'worker') workers.add(sessionId)
  })
  devtools.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId))
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result?: HeapUsage }
    waiting.get(id)?.(result === undefined ? 0 : bytesOf(result))
    waiting.delete(id)
  })
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })

  /** A worker that ends meanwhile never answers, so its answer is not awaited. */
  let ofWorkers = 0
  const askWorker = async (sessionId: string) => {
    asked += 1
    const id = asked
    const answered = new Promise<number>((resolve) => waiting.set(id, resolve))
    await devtools.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method: 'Runtime.getHeapUsage' }),
    })
    return answered
  }
  return async () => {
    const answers = [...workers].map(askWorker)
    if (answers.length > 0)
      void Promise.all(answers).then(
        (sizes) => (ofWorkers = sizes.reduce((sum, size) => sum + size, 0)),
        () => (ofWorkers = 0),
      )
    return bytesOf(await devtools.send('Runtime.getHeapUsage')) + ofWorkers
  }
}
