import { describe, expect, it } from 'vitest'
import type { PageLifePort } from '../../src/application/ports/PageLife.ts'

export interface OpenPageLife {
  readonly page: PageLifePort
  readonly pass: (ms: number) => void
  readonly hide: () => void
  readonly wake: () => void
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** The contract of every `PageLife` adapter. */
export const pageLifeContract = (adapter: string, open: () => OpenPageLife) =>
  describe(`PageLife (${adapter})`, () => {
    const waiting = (life: OpenPageLife, signal = new AbortController().signal) => {
      const state = { isDue: false }
      void life.page.nextLook(20_000, signal).then(() => (state.isDue = true))
      return state
    }

    it('is due after exactly the given time', async () => {
      const life = open()
      const [before, look] = [life.page.now(), waiting(life)]
      life.pass(19_999)
      await settled()
      expect(look.isDue).toBe(false)
      life.pass(1)
      await settled()
      expect(look.isDue).toBe(true)
      expect(life.page.now() - before).toBe(20_000)
    })

    it('waits while the page is hidden, and is due once it is visible', async () => {
      const life = open()
      const look = waiting(life)
      life.hide()
      life.pass(600_000)
      await settled()
      expect(look.isDue).toBe(false)
      life.wake()
      life.pass(0)
      await settled()
      expect(look.isDue).toBe(true)
    })

    it('is due early after a wake-up event', async () => {
      const life = open()
      const look = waiting(life)
      life.pass(5_000)
      life.wake()
      life.pass(0)
      await settled()
      expect(look.isDue).toBe(true)
    })

    it('stops waiting when it is aborted', async () => {
      const life = open()
      const leaving = new AbortController()
      const look = waiting(life, leaving.signal)
      leaving.abort()
      await settled()
      expect(look.isDue).toBe(true)
      expect(await life.page.nextLook(20_000, leaving.signal)).toBeUndefined()
    })
  })
