import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, NodeResult, Rule, RunOptions } from 'axe-core'

/**
 * The checker yields to a timer after each rule. A browser under load sometimes drops such a timer, and the checker
 * then waits forever; the page also changes in between. Without the timers, the checker judges the page at one moment.
 */
const AXE = `(setTimeout => {${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
})(queueMicrotask)`

/**
 * Names contain what is seen (WCAG 2.5.3). Not checked: a cluster of pins, whose name explains its two numbers one by one,
 * and languages without spaces, in which the checker takes a name for one word.
 */
const SEEN_IN_NAME: Rule = {
  id: 'label-content-name-mismatch',
  selector: '*:not(.several, :lang(th), :lang(lo), :lang(km), :lang(my), :lang(ja), :lang(zh))',
}

/**
 * WCAG 2.0 to 2.2, A and AA, and best practices. The result omits passed rules, and each frame is checked separately.
 */
const RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { [SEEN_IN_NAME.id]: { enabled: true } },
  resultTypes: ['violations'],
  iframes: false,
  // Reads styles in place: a page whose security policy forbids connections cannot fetch them again.
  preload: false,
}

declare global {
  interface Window {
    axe?: {
      readonly configure: (spec: { readonly rules: ReadonlyArray<Rule> }) => void
      readonly run: (within: ElementContext, rules: RunOptions) => Promise<AxeResults>
    }
  }
}

/** The element, and the elements it collides with. */
const shownNode = ({ html, any, all }: NodeResult): string => {
  const related = [...any, ...all].flatMap(({ relatedNodes = [] }) => relatedNodes.map((node) => node.html))
  return [html, ...related.map((other) => `(beside ${other})`)].join(' ')
}

/** Loads the checker once per page, because loading it takes as long as one check. */
const violationsIn = async (frame: Frame, within: string): Promise<ReadonlyArray<string>> => {
  if (!(await frame.evaluate(() => window.axe !== undefined))) {
    await frame.evaluate(AXE)
    await frame.evaluate((rule) => window.axe?.configure({ rules: [rule] }), SEEN_IN_NAME)
  }
  const violations = await frame.evaluate(
    async ([part, rules]) => (await window.axe?.run(part, rules))?.violations ?? [{ id: 'unread', nodes: [] }],
    [within, RULES] as const,
  )
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(shownNode).join(' ')}`)
}

/** Waits until the last change of size or content has been drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Reports a page that is wider than its window. */
export const widthProblems = async (page: Page): Promise<ReadonlyArray<string>> => {
  await drawn(page)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return tooWide > 0 ? [`${tooWide} pixels too wide`] : []
}

/** The fields and buttons whose edge has less than 3 : 1 to what is around it and inside of it (WCAG 1.4.11). */
const faintEdges = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number]
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const read = (colour: string): Colour => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }
    const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => [
      red * alpha + below[0] * (1 - alpha),
      green * alpha + below[1] * (1 - alpha),
      blue * alpha + below[2] * (1 - alpha),
      1,
    ]
    const ground = (element: Element | null): Colour => {
      if (element === null) return [255, 255, 255, 1]
      const own = read(getComputedStyle(element).backgroundColor)
      return own[3] === 1 ? own : over(own, ground(element.parentElement))
    }
    const luminance = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour
        .slice(0, 3)
        .map((channel) => (channel <= 10.3 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (a: Colour, b: Colour) => {
      const [first, second] = [luminance(a), luminance(b)]
      return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
    }
    // A checked box and a slider have the browser's own look; a quiet button is recognized by its words or sign, and has no edge.
    const controls =
      ':is(input:not([type=range]), select, textarea, .button:not(.quiet)):not(:checked, :disabled, [aria-disabled=true])'
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      const { opacity, borderBottomColor, borderBottomWidth } = getComputedStyle(control)
      const isWithin = control.closest('.command-palette, .bulk-cell') !== null
      if (opacity === '0' || isWithin || !control.checkVisibility() || control.clientWidth <= 1) return []
      const around = ground(control.parentElement)
      const edge = borderBottomWidth === '0px' ? around : over(read(borderBottomColor), around)
      const best = Math.max(contrast(edge, around), contrast(ground(control), around))
      return best < 3 ? [`edge of ${best.toFixed(2)} : 1 at ${control.outerHTML.slice(0, 120)}`] : []
    })
  })

/** The accessibility and width problems of the page in its current state, one line each. */
export const pageProblems = async (page: Page, within = 'html'): Promise<ReadonlyArray<string>> => {
  const problems = [...(await widthProblems(page)), ...(await faintEdges(page))]
  for (const frame of within === 'html' ? page.frames() : [page.mainFrame()])
    problems.push(...(await violationsIn(frame, within)))
  return problems
}

export const expectAccessible = async (page: Page, within?: string): Promise<void> =>
  expect(await pageProblems(page, within)).toEqual([])
