import { Window } from 'happy-dom'
import { describe, expect, it, vi } from 'vitest'
import { nearRiderSigns } from '../../../src/adapters/page/nearRiderSigns.ts'

const aWindow = (more: object = {}) => {
  const window = new Window({ url: 'https://portal.test/order-tracking' })
  window.document.title = 'Dobrego: create an order'
  return Object.assign(window, more) as unknown as globalThis.Window & typeof globalThis
}

describe('nearRiderSigns', () => {
  it('shows the count before the title and restores the title', () => {
    const window = aWindow()
    const signs = nearRiderSigns(window)
    signs.show(2)
    signs.show(12)
    expect(window.document.title).toBe('(12) Dobrego: create an order')
    signs.show(0)
    expect(window.document.title).toBe('Dobrego: create an order')
  })

  it('sets the badge of an installed app and survives a refusal', () => {
    const window = aWindow()
    const setAppBadge = vi.fn(() => Promise.reject(new Error('not here')))
    Object.defineProperty(window.navigator, 'setAppBadge', { value: setAppBadge })
    nearRiderSigns(window).show(3)
    expect(setAppBadge).toHaveBeenCalledWith(3)
  })

  it('keeps the sound setting for the next page', () => {
    const window = aWindow()
    expect(nearRiderSigns(window).isSoundOn()).toBe(false)
    nearRiderSigns(window).keepSound(true)
    expect(nearRiderSigns(window).isSoundOn()).toBe(true)
    nearRiderSigns(window).keepSound(false)
    expect(nearRiderSigns(window).isSoundOn()).toBe(false)
  })

  it('plays nothing, without an error, on a device without audio', async () => {
    const window = aWindow()
    nearRiderSigns(window).chime()
    await new Promise((done) => setTimeout(done, 50))
    expect(window.document.title).toBe('Dobrego: create an order')
  })
})
