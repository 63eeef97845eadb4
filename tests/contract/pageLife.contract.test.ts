import { Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserPageLife } from '../../src/adapters/clock/browserPageLife.ts'
import { makeMemoryPageLife } from '../support/memory/MemoryPageLife.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { pageLifeContract } from './PageLife.contract.ts'

pageLifeContract('the memory adapter', () => makeMemoryPageLife(instantAt(0)))

const openBrowser = () => {
  const window = new Window() as unknown as globalThis.Window & { readonly Event: typeof Event }
  let visibility = 'visible'
  Object.defineProperty(window.document, 'visibilityState', { get: () => visibility })
  Object.assign(window, { setTimeout, clearTimeout })
  const tell = (target: EventTarget, name: string) => target.dispatchEvent(new window.Event(name))
  return {
    page: browserPageLife(window),
    pass: (ms: number) => void vi.advanceTimersByTime(ms),
    hide: () => {
      visibility = 'hidden'
      tell(window.document, 'visibilitychange')
    },
    wake: () => {
      visibility = 'visible'
      tell(window.document, 'visibilitychange')
    },
    tell: (name: string) => void tell(window, name),
  }
}

describe('PageLife in the browser', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  pageLifeContract('the browser', openBrowser)

  it.each(['focus', 'online'])('wakes up on %s, once for a burst of events', async (event) => {
    const { page, pass, tell, wake } = openBrowser()
    let looks = 0
    void page.nextLook(20_000, new AbortController().signal).then(() => (looks += 1))
    tell(event)
    wake()
    pass(999)
    await Promise.resolve()
    expect(looks).toBe(0)
    pass(1)
    await new Promise((resolve) => setImmediate(resolve))
    expect(looks).toBe(1)
  })
})
