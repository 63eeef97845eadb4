import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'

export interface Picture {
  readonly name: string
  readonly bytes: Buffer
}

const FOLDER = 'test-results/walk'
const SHEET = { width: 1640, height: 900 }

/** The build that the pages come from: what was walked through in another one is walked through again. */
const build = (): string => (existsSync('dist/.built') ? readFileSync('dist/.built', 'utf8') : '')

const markOf = (walk: string): string => `${FOLDER}/${walk}.done`

/** Whether this walk ended without a finding in this build, so that a continued run leaves it out. */
export const isWalked = (walk: string): boolean =>
  existsSync(markOf(walk)) && readFileSync(markOf(walk), 'utf8') === build()

export const noteWalked = (walk: string): void => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(markOf(walk), build())
}

/** Writes the pictures of a walk side by side into one file, for people to look at. */
export const writeContactSheet = async (
  context: BrowserContext,
  walk: string,
  pictures: ReadonlyArray<Picture>,
): Promise<void> => {
  if (pictures.length === 0) return
  const page = await context.newPage()
  await page.setViewportSize(SHEET)
  const figures = pictures.map(
    ({ name, bytes }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/jpeg;base64,${bytes.toString('base64')}"></figure>`,
  )
  await page.setContent(`<style>
    body { margin: 8px; display: grid; grid-template-columns: repeat(6, 1fr); gap: 12px; font: 14px sans-serif }
    figure { margin: 0 } img { inline-size: 100%; max-block-size: 1000px; object-fit: cover; object-position: top; border: 1px solid gray }
  </style>${figures.join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  mkdirSync(FOLDER, { recursive: true })
  await page.screenshot({ path: `${FOLDER}/${walk}.png`, fullPage: true })
  await page.close()
}
