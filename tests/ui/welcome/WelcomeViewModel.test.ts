import { describe, expect, it } from 'vitest'
import { deviceWelcome } from '../../../src/adapters/storage/rememberedOnDevice.ts'
import type { Mode } from '../../../src/domain/session/mode.ts'
import { WelcomeViewModel } from '../../../src/ui/welcome/WelcomeViewModel.ts'

/** A first visit on a device, in that mode. */
const firstVisit = (mode: Mode = 'classic', texts: () => Promise<unknown> = () => Promise.resolve()) => {
  localStorage.clear()
  const open = () => new WelcomeViewModel({ ...deviceWelcome(window), bringTexts: texts }, { mode })
  return { view: open(), open }
}

describe('WelcomeViewModel', () => {
  it('moves from screen to screen and closes after the last one (WELCOME-01 to WELCOME-03)', async () => {
    const { view } = firstVisit()
    await view.visit()
    const seen = [view.screen]
    for (let step = 0; step < 3; step += 1) {
      view.next()
      seen.push(view.screen)
    }
    expect(seen).toEqual(['welcome', 'details', 'request', undefined])
  })

  it('closes permanently on this device when it is skipped (WELCOME-03, OP-33)', async () => {
    const { view, open } = firstVisit()
    await view.visit()
    view.close()
    expect(view.screen).toBeUndefined()
    expect(Object.keys(localStorage)).toEqual(['portal.welcome'])
    const later = open()
    await later.visit()
    expect(later.screen).toBeUndefined()
  })

  it('is shown again if it was left in the middle', async () => {
    const { view, open } = firstVisit('classic')
    await view.visit()
    view.next()
    const reloaded = open()
    await reloaded.visit()
    expect(reloaded.screen).toBe('welcome')
  })

  it.each(['godroid', 'guest'] as const)('is not shown to others than vendors: %s (OP-33)', async (mode) => {
    const { view } = firstVisit(mode)
    await view.visit()
    expect(view.screen).toBeUndefined()
  })

  it('stays hidden without its texts and retries at the next visit', async () => {
    let isOnline = false
    const { view } = firstVisit('classic', () => (isOnline ? Promise.resolve() : Promise.reject(new Error('offline'))))
    await view.visit()
    expect(view.screen).toBeUndefined()
    isOnline = true
    await view.visit()
    expect(view.screen).toBe('welcome')
  })
})
