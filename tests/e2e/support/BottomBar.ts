import { expect, type Locator, type Page } from '@playwright/test'

/** The navigation of phones, in English. */
export class BottomBar {
  private readonly page: Page
  readonly bar: Locator
  readonly request: Locator
  readonly tracking: Locator
  readonly history: Locator
  readonly more: Locator

  constructor(page: Page) {
    this.page = page
    this.bar = page.getByRole('navigation', { name: 'Quick navigation' })
    this.request = this.bar.getByRole('link', { name: 'Request' })
    this.tracking = this.bar.getByRole('link', { name: 'Tracking' })
    this.history = this.bar.getByRole('link', { name: 'History' })
    this.more = this.bar.getByRole('button', { name: 'More' })
  }

  /** The number beside Tracking; 0 if no number is shown. */
  async count(): Promise<number> {
    const number = this.tracking.locator('.bar-count')
    return (await number.count()) === 0 ? 0 : Number(await number.innerText())
  }

  readonly expectCount = (count: number) => expect.poll(() => this.count()).toBe(count)

  /** The bar lies at the bottom of the window, and nothing else that stays there lies under it. */
  async expectAtBottom(): Promise<void> {
    const { height = 0, width = 0 } = this.page.viewportSize() ?? {}
    const box = await this.bar.boundingBox()
    expect(box && [box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, width, height])
    const covered = await this.page.evaluate((top) => {
      const stays = [...document.querySelectorAll('.application *')].filter((element) => {
        const { position } = getComputedStyle(element)
        return position === 'fixed' || position === 'sticky'
      })
      return stays
        .filter((element) => !element.matches('.bottom-bar') && element.getBoundingClientRect().bottom > top + 1)
        .map(({ className }) => className)
    }, box?.y ?? 0)
    expect(covered).toEqual([])
  }
}

/** What lies under the middle of the focused element, if it is not the element itself or a part of it. */
export const coverOfFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, top, width, height } = focused.getBoundingClientRect()
    if (width <= 1 || height <= 1) return undefined
    const bars = [...document.querySelectorAll('.top-bar, .bottom-bar, .request-summary')]
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const bar = bars.find((candidate) => candidate.contains(over) && !candidate.contains(focused))
    return bar && `${focused.id || focused.outerHTML.slice(0, 80)} under ${bar.className}`
  })
