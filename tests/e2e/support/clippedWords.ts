import type { Page } from '@playwright/test'

/**
 * Text that users typed may be clipped in a row, because the row opens the details, which show it in full, and in the
 * summary of the form, whose field has it.
 */
const TYPED =
  ':is(.order-row, .history-row, .board-order) :is(.name, .place, .address, .rider-name, .ltr, bdi), .summary-recipient bdi'

/** The clipped texts of the page whose full text no title shows. */
export const clippedWords = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((typed) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    /** Beside the words, an ancestor may clip a picture. */
    const areWordsOutside = (element: Element, clipping: Element) => {
      if (element === clipping) return true
      const box = clipping.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].some(({ left, right }) => left < box.left - 1 || right > box.right + 1)
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.matches(':not(.visually-hidden, .visually-hidden *)') && hasWords(element))
      .filter((element) => isShown(element) && element.closest('[title]') === null && !element.matches(typed))
      .filter((element) => {
        // The nearest element that clips: the element itself or an ancestor that does not scroll.
        for (let around: Element | null = element; around !== null; around = around.parentElement) {
          const { overflowX } = getComputedStyle(around)
          if (overflowX === 'auto' || overflowX === 'scroll') return false
          // An element of one pixel is for screen readers only.
          if (overflowX === 'hidden' || overflowX === 'clip')
            return (
              around.clientWidth > 1 && around.scrollWidth > around.clientWidth + 1 && areWordsOutside(element, around)
            )
        }
        return false
      })
      .map((element) => `${element.localName}.${element.className}: ${element.textContent?.trim()}`)
  }, TYPED)
