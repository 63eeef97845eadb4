import { afterEach, describe, expect, it } from 'vitest'
import { startBackgroundLoop, type BackgroundLoop } from '../../service/base/backgroundLoop.ts'
import type { Log } from '../../service/base/log.ts'
import { silentLog } from '../support/silentLog.ts'

let loop: BackgroundLoop | undefined
afterEach(() => loop?.stop())

const recordingLog = () => {
  const events: Array<string> = []
  const log: Log = { ...silentLog, error: (event) => void events.push(event) }
  return { log, events }
}

describe('startBackgroundLoop', () => {
  it.each([
    ['throws', () => Promise.reject(new Error('the database is away'))],
    [
      'throws synchronously',
      () => {
        throw new Error('the database is away')
      },
    ],
  ])('logs a run that %s once in 30 s and continues', async (_, fails) => {
    const { log, events } = recordingLog()
    let runs = 0
    const run = () => {
      runs += 1
      return runs < 3 ? fails() : undefined
    }
    loop = startBackgroundLoop(log, { failure: 'not-done', every: 1, run })
    await expect.poll(() => runs).toBeGreaterThan(3)
    expect(events).toEqual(['not-done'])
  })

  it('never runs twice at once; runs once more if woken during a run', async () => {
    let runs = 0
    let finish = () => {}
    const run = () => {
      runs += 1
      return new Promise<void>((resolve) => (finish = resolve))
    }
    loop = startBackgroundLoop(silentLog, { failure: 'not-done', every: 3_600_000, run })
    void loop.wake()
    await expect.poll(() => runs).toBe(1)
    let isDone = false
    void loop.wake().then(() => (isDone = true))
    void loop.wake()
    await new Promise((resolve) => setImmediate(resolve))
    expect(runs).toBe(1)
    finish()
    await expect.poll(() => runs).toBe(2)
    expect(isDone).toBe(false)
    finish()
    await expect.poll(() => isDone).toBe(true)
    expect(runs).toBe(2)
  })

  it('stops after the current run and does not run again', async () => {
    let runs = 0
    let finish = () => {}
    const run = () => {
      runs += 1
      return new Promise<void>((resolve) => (finish = resolve))
    }
    loop = startBackgroundLoop(silentLog, { failure: 'not-done', every: 1, run })
    await expect.poll(() => runs).toBe(1)
    let isStopped = false
    const stopping = loop.stop().then(() => (isStopped = true))
    void loop.wake()
    await new Promise((resolve) => setImmediate(resolve))
    expect(isStopped).toBe(false)
    finish()
    await stopping
    await loop.wake()
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(runs).toBe(1)
  })
})
