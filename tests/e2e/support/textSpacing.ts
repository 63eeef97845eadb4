import type { Page } from '@playwright/test'

/** Without motion, a change takes a millisecond for each element that inherits it. */
const AT_ONCE = '*, *::before, *::after { transition: none !important }'

/** What WCAG 1.4.12 lets readers set. */
const SPACING = `
  ${AT_ONCE}
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/**
 * What is shown in full elsewhere: an order in its details (ADR 99), an outlet in the list behind its button, a cell below
 * the grid, the recipient in the form. The words of a map are those of its library.
 */
const MAY_BE_CUT =
  '.order-row *, .board-order *, :is(.branch-name, .vendor-name, .bulk-grid, .summary-recipient) bdi, .maplibregl-map *'

/** The texts of which the spacing that a reader has set hides a part, and a page that it makes wider than the window. */
export const spacingProblems = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    async ([css, mayBeCut]) => {
      const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const hidden = (): ReadonlyArray<string> => {
        const found: Array<string> = []
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
          const element = text.parentElement
          if (!element || text.data.trim() === '' || element.closest('.visually-hidden') || element.matches(mayBeCut))
            continue
          if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
          const range = document.createRange()
          range.selectNodeContents(text)
          const words = range.getBoundingClientRect()
          for (let around: Element | null = element; around !== null; around = around.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(around)
            const box = around.getBoundingClientRect()
            // An element of one pixel is for screen readers only; one that scrolls hides nothing.
            if (box.width <= 1 || /auto|scroll/.test(overflowX + overflowY)) break
            const isCutX = /hidden|clip/.test(overflowX) && (words.left < box.left - 2 || words.right > box.right + 2)
            const isCutY = /hidden|clip/.test(overflowY) && (words.top < box.top - 2 || words.bottom > box.bottom + 2)
            if (isCutX || isCutY) {
              found.push(`${element.localName}.${element.className} "${text.data.trim().slice(0, 40)}"`)
              break
            }
          }
        }
        return found
      }
      const before = new Set(hidden())
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      await drawn()
      const tooWide = document.documentElement.scrollWidth - window.innerWidth
      const cut = hidden().filter((text) => !before.has(text))
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      await drawn()
      return [
        ...cut.map((text) => `cut off by text spacing: ${text}`),
        ...(tooWide > 0 ? [`${tooWide} pixels too wide with text spacing`] : []),
      ]
    },
    [SPACING, MAY_BE_CUT] as const,
  )

/** The texts that stay as they are when the browser's font is twice as large; a map has its own pins and words, and the figures of
 * the landing page are as large as their column allows. */
export const fixedTexts = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(async (atOnce) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const sizes = (): ReadonlyMap<Element, number> =>
      new Map(
        [
          ...document.querySelectorAll(
            'body :not(script, style, .maplibregl-map, .maplibregl-map *, .landing .facts strong)',
          ),
        ]
          .filter((element) => element.checkVisibility())
          .filter((element) =>
            [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
          )
          .map((element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)]),
      )
    const before = sizes()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${atOnce} html { font-size: 200% }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    await drawn()
    const after = sizes()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    await drawn()
    // Headlines grow with the window, up to a limit; what has gone meanwhile has no size.
    return [...before].flatMap(([element, size]) =>
      (after.get(element) ?? Infinity) <= size
        ? [`of a fixed size: ${element.localName}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`]
        : [],
    )
  }, AT_ONCE)
