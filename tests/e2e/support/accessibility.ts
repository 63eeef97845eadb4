import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, NodeResult, RunOptions } from 'axe-core'

/**
 * The checker yields to a timer after each rule. A browser under load sometimes drops such a timer, and the checker
 * then waits forever; the page also changes in between. Without the timers, the checker judges the page at one moment.
 */
const AXE = `(setTimeout => {${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
})(queueMicrotask)`

/**
 * WCAG 2.0 to 2.2, A and AA, and best practices. The result omits passed rules, and each frame is checked separately.
 */
const RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  iframes: false,
  // Reads styles in place: a page whose security policy forbids connections cannot fetch them again.
  preload: false,
}

declare global {
  interface Window {
    axe?: { readonly run: (within: ElementContext, rules: RunOptions) => Promise<AxeResults> }
  }
}

/** The element, and the elements it collides with. */
const shownNode = ({ html, any, all }: NodeResult): string => {
  const related = [...any, ...all].flatMap(({ relatedNodes = [] }) => relatedNodes.map((node) => node.html))
  return [html, ...related.map((other) => `(beside ${other})`)].join(' ')
}

/** Loads the checker once per page, because loading it takes as long as one check. */
const violationsIn = async (frame: Frame, within: string): Promise<ReadonlyArray<string>> => {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(AXE)
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

/** The accessibility and width problems of the page in its current state, one line each. */
export const pageProblems = async (page: Page, within = 'html'): Promise<ReadonlyArray<string>> => {
  const problems = [...(await widthProblems(page))]
  for (const frame of within === 'html' ? page.frames() : [page.mainFrame()])
    problems.push(...(await violationsIn(frame, within)))
  return problems
}

export const expectAccessible = async (page: Page, within?: string): Promise<void> =>
  expect(await pageProblems(page, within)).toEqual([])
