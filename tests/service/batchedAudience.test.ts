import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { instantAt } from '../../src/domain/instant.ts'
import { makeBatchedAudience } from '../../service/live/batchedAudience.ts'

/** A reader that reads immediately, and the orders of each frame it received. */
const oneReader = () => {
  const frames: Array<ReadonlyArray<unknown>> = []
  const audience = makeBatchedAudience(() => undefined)
  audience.listeners.add({
    sessionId: 'reader',
    send: (frame) => void frames.push((JSON.parse(frame.toString()) as { data: ReadonlyArray<unknown> }).data),
    waiting: () => 0,
    close: () => undefined,
  })
  const send = (orderId: string, version: number) =>
    audience.send({ orderId, updatedAt: instantAt(version), data: String(version) })
  return { send, frames }
}

describe('makeBatchedAudience', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('sends updates immediately after a pause, in one frame with those of the same tick (LIVE-08, ADR 10)', () => {
    const { send, frames } = oneReader()
    send('a', 1)
    send('b', 2)
    vi.advanceTimersByTime(1)
    expect(frames).toEqual([[1, 2]])
  })

  it('sends later updates 50 ms after the last frame, only the newest per order (LIVE-08, ADR 10)', () => {
    const { send, frames } = oneReader()
    send('a', 1)
    vi.advanceTimersByTime(1)
    send('a', 2)
    vi.advanceTimersByTime(30)
    send('b', 3)
    send('a', 4)
    vi.advanceTimersByTime(18)
    expect(frames).toEqual([[1]])
    vi.advanceTimersByTime(2)
    expect(frames).toEqual([[1], [4, 3]])
  })

  it('never replaces a version of an order that waits by an older one', () => {
    const { send, frames } = oneReader()
    send('a', 2)
    send('a', 1)
    send('a', 3)
    send('b', 1)
    send('a', 2)
    vi.advanceTimersByTime(1)
    expect(frames).toEqual([[3, 1]])
  })

  it('sends at most twenty frames a second, and none without updates (ADR 10)', () => {
    const { send, frames } = oneReader()
    for (let update = 0; update < 1_000; update += 1) {
      send(`order-${update % 7}`, update)
      vi.advanceTimersByTime(1)
    }
    expect(frames.length).toBeLessThanOrEqual(21)
    expect(frames.length).toBeGreaterThanOrEqual(19)
    vi.advanceTimersByTime(200)
    expect(vi.getTimerCount()).toBe(0)
    const told = frames.length
    send('late', 9)
    vi.advanceTimersByTime(1)
    expect(frames.slice(told)).toEqual([[9]])
  })
})
