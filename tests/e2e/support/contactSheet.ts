import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'

const FOLDER = 'test-results/walk'
const SHEET = { width: 1640, height: 900 }
/** Higher pages are cut off: a picture of one would take minutes. */
const MAX_HEIGHT = 6_000

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

/**
 * Keeps a picture of the page in the folder of the walk. The window is as high as the page meanwhile: bars stand at the end
 * of the page, and what is drawn only in sight is drawn. A map would need seconds to be drawn in another size.
 */
export const keepPicture = async (page: Page, walk: string, name: string): Promise<void> => {
  // The pins of a map come when it is drawn; a picture of a map that does not come shows that, too.
  const map = page.locator('.request-map, .order-map, .public-map, .board-map').first()
  if (await map.isVisible())
    await map
      .locator('.map-pin')
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined)
  const window = page.viewportSize()
  const height = await page.evaluate(() => {
    const map = document.querySelector('.maplibregl-canvas')
    return map?.checkVisibility() === true ? 0 : document.documentElement.scrollHeight
  })
  if (window && height > window.height)
    await page.setViewportSize({ width: window.width, height: Math.min(height, MAX_HEIGHT) })
  mkdirSync(`${FOLDER}/${walk}`, { recursive: true })
  await page.screenshot({
    animations: 'disabled',
    fullPage: true,
    type: 'jpeg',
    quality: 70,
    path: `${FOLDER}/${walk}/${name}.jpg`,
  })
}

/** Writes all pictures in the folder of a walk side by side into one file, for people to look at. */
export const writeContactSheet = async (context: BrowserContext, walk: string): Promise<void> => {
  if (!existsSync(`${FOLDER}/${walk}`)) return
  const page = await context.newPage()
  await page.setViewportSize(SHEET)
  const figures = readdirSync(`${FOLDER}/${walk}`).map((name) => {
    const bytes = readFileSync(`${FOLDER}/${walk}/${name}`).toString('base64')
    return `<figure><figcaption>${name}</figcaption><img src="data:image/jpeg;base64,${bytes}"></figure>`
  })
  await page.setContent(`<style>
    body { margin: 8px; display: flex; flex-wrap: wrap; align-items: start; gap: 12px; font: 14px sans-serif }
    figure { margin: 0 } img { zoom: 0.8; max-block-size: 1500px; object-fit: cover; object-position: top; border: 1px solid gray }
  </style>${figures.join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  await page.screenshot({ path: `${FOLDER}/${walk}.png`, fullPage: true })
  await page.close()
}
