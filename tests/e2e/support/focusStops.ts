import type { Locator, Page } from '@playwright/test'

/** What the Tab key reached: a short description, and whether anything of it can be seen. */
interface Stop {
  readonly name: string
  readonly isHidden: boolean
}

/** For hangs only: lists measure their rows and scroll what has the focus back into view within a few frames. */
const MAX_FRAMES = 600

/** Describes the focused element once it can be seen, or after the last of the frames; `undefined` at the page's ends. */
const stopOf = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(async (framesMost) => {
    const isSeen = (shown: Element) => {
      const { left, right, top, bottom } = shown.getBoundingClientRect()
      const steps = [0.02, 0.25, 0.5, 0.75, 0.98]
      return steps.some((x) =>
        steps.some((y) => {
          const found = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
          return found !== null && (shown.contains(found) || found.contains(shown))
        }),
      )
    }
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    await frame()
    await frame()
    const focused = document.activeElement
    // Behind the page's first element the window loses the focus, and the element stays the active one.
    if (focused === null || focused === document.body || !focused.matches(':focus')) return undefined
    // An invisible input lies under the label that is drawn for it.
    const shown = getComputedStyle(focused).opacity === '0' ? (focused.closest('label') ?? focused) : focused
    for (let frames = 0; frames < framesMost && !isSeen(shown); frames += 1) await frame()
    const words = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
    return {
      name: `${focused.localName}${focused.id && `#${focused.id}`} "${words.trim().slice(0, 40)}"`,
      isHidden: !isSeen(shown),
    }
  }, MAX_FRAMES)

/** All stops from the focused element on, until the page's end or the first stop again. */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<ReadonlyArray<Stop>> => {
  const stops: Array<Stop> = []
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await page.keyboard.press(key)
    const stop = await stopOf(page)
    if (stop === undefined) return stops
    stops.push(stop)
  }
  throw new Error(
    `Tab does not leave the page: ${stops
      .slice(-3)
      .map(({ name }) => name)
      .join(', ')}`,
  )
}

/**
 * Walks through the page with Tab and back with Shift+Tab, and returns the stops of which nothing can be seen, because
 * they are outside of the window or behind something else (WCAG 2.4.11).
 */
export const hiddenStops = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
  const [on, back] = [await walk(page, 'Tab'), await walk(page, 'Shift+Tab')]
  const hidden = [
    ...on.map((stop) => ({ ...stop, key: 'Tab' })),
    ...back.map((stop) => ({ ...stop, key: 'Shift+Tab' })),
  ]
  return hidden.filter(({ isHidden }) => isHidden).map(({ name, key }) => `${key}: ${name}`)
}

/** Whether something else is drawn over the middle of an element, or it is outside of the window. */
export const isCovered = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return found === null || !(element.contains(found) || found.contains(element))
  })
