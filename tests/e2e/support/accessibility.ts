import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/**
 * The checker rests on a timer after each rule. A browser under load loses such a timer now and then, and the checker
 * waits for it for ever; a page also goes on in between. Without the rests a page is judged as it is at one moment.
 */
const AXE = `(setTimeout => {${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
})(queueMicrotask)`

/** WCAG 2.0 to 2.2, A and AA, and good practice. What passes is not written down, and each frame is asked by itself. */
const RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  iframes: false,
  // Styles are read where they are: a page that connects to nobody cannot fetch them again.
  preload: false,
}

declare global {
  interface Window {
    axe?: { readonly run: (within: ElementContext, rules: RunOptions) => Promise<AxeResults> }
  }
}

/** The checker stays in a page that stays: reading it anew costs as much as one look. */
const wrongIn = async (frame: Frame, within: string): Promise<ReadonlyArray<string>> => {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(AXE)
  const violations = await frame.evaluate(
    async ([part, rules]) => (await window.axe?.run(part, rules))?.violations ?? [{ id: 'unread', nodes: [] }],
    [within, RULES] as const,
  )
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' ')}`)
}

/** What was resized or opened just before is drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Whether the page moves sideways in a window of this size. */
export const widthTroubles = async (page: Page): Promise<ReadonlyArray<string>> => {
  await drawn(page)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return tooWide > 0 ? [`${tooWide} pixels too wide`] : []
}

/** What somebody could not use or read on the page as it is, or does not fit: one line each. */
export const troublesOf = async (page: Page, within = 'html'): Promise<ReadonlyArray<string>> => {
  const troubles = [...(await widthTroubles(page))]
  for (const frame of within === 'html' ? page.frames() : [page.mainFrame()])
    troubles.push(...(await wrongIn(frame, within)))
  return troubles
}

export const expectUsableByAll = async (page: Page, within?: string): Promise<void> =>
  expect(await troublesOf(page, within)).toEqual([])
