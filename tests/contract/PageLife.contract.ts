import { describe, expect, it } from 'vitest'
import type { PageLifePort } from '../../src/application/ports/PageLife.ts'

export interface OpenPageLife {
  readonly page: PageLifePort
  readonly pass: (ms: number) => void
  readonly hide: () => void
  readonly wake: () => void
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** What whoever knows how a page is looked at promises. */
export const pageLifeContract = (keeper: string, open: () => OpenPageLife) =>
  describe(`The life of a page, told by ${keeper}`, () => {
    const waiting = (life: OpenPageLife, signal = new AbortController().signal) => {
      const state = { isDue: false }
      void life.page.nextLook(20_000, signal).then(() => (state.isDue = true))
      return state
    }

    it('is due for a look when the time has passed, and not before', async () => {
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

    it('waits while nobody looks, and is due as soon as somebody does', async () => {
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

    it('is due early when it is woken', async () => {
      const life = open()
      const look = waiting(life)
      life.pass(5_000)
      life.wake()
      life.pass(0)
      await settled()
      expect(look.isDue).toBe(true)
    })

    it('waits no more once it is left', async () => {
      const life = open()
      const leaving = new AbortController()
      const look = waiting(life, leaving.signal)
      leaving.abort()
      await settled()
      expect(look.isDue).toBe(true)
      expect(await life.page.nextLook(20_000, leaving.signal)).toBeUndefined()
    })
  })
