import { Effect, Stream } from 'effect'
import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserWakeUps } from '../../src/adapters/clock/browserWakeUps.ts'
import { HOUR, SECOND } from '../../src/domain/instant.ts'

const NOW = Date.parse('2026-03-12T11:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const listening = async () => {
  const page = new Window()
  const window = Object.assign(page as unknown as globalThis.Window, { setInterval, clearInterval })
  const heard: string[] = []
  const stopping = new AbortController()
  const ended = Effect.runPromiseExit(
    Stream.runForEach(browserWakeUps(window), (why) => Effect.sync(() => void heard.push(why))),
    { signal: stopping.signal },
  )
  await vi.advanceTimersByTimeAsync(0)
  const stop = async () => {
    stopping.abort()
    await ended
  }
  return { window, heard, stop }
}

it('browserWakeUps emits "resumed" on the first tick after the clock jumped', async () => {
  const { heard, stop } = await listening()
  await vi.advanceTimersByTimeAsync(10 * SECOND)
  expect(heard).toEqual([])
  vi.setSystemTime(Date.now() + HOUR)
  await vi.advanceTimersByTimeAsync(SECOND + 1)
  expect(heard).toEqual(['resumed'])
  vi.setSystemTime(Date.now() - HOUR)
  await vi.advanceTimersByTimeAsync(SECOND + 1)
  expect(heard).toEqual(['resumed', 'resumed'])
  await stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('browserWakeUps emits "resumed" before the first tick after the page was frozen', async () => {
  const { window, heard, stop } = await listening()
  vi.setSystemTime(Date.now() + HOUR)
  window.document.dispatchEvent(new (window as unknown as { Event: typeof Event }).Event('resume'))
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual(['resumed'])
  await stop()
})

it('browserWakeUps does not take the slow ticks of a page in the background for sleep', async () => {
  const { window, heard, stop } = await listening()
  Object.defineProperty(window.document, 'visibilityState', { value: 'hidden', configurable: true })
  vi.setSystemTime(Date.now() + 60 * SECOND)
  await vi.advanceTimersByTimeAsync(SECOND + 1)
  expect(heard).toEqual([])
  await stop()
})
