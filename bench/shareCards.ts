import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { SHARE_CARD } from '../build/pageHead.ts'
import { markPath, shareCardOf } from '../src/domain/market/brandPictures.ts'
import type { BrandFile } from '../src/domain/market/brand.ts'
import { BRAND_FILES } from '../src/domain/market/brands.ts'

/** The mark of the brand on its colour, without words: messengers write title and description beside it. */
const shareCard = ({ brand, palettes: { light } }: BrandFile): string => {
  const { width, height } = SHARE_CARD
  return `<style>body{margin:0}svg{display:block}</style><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">
    <rect width="${width}" height="${height}" fill="${light.brand}"/>
    <g stroke="${light.brandContrast}" stroke-opacity=".16" stroke-width="26" stroke-linecap="round" stroke-linejoin="round">
      <path d="M-20 520 320 470 470 640M320 470 250 -20M-20 150 280 190M1220 90 900 150 820 -20M900 150 980 640M940 400 1220 470"/>
    </g>
    <path d="M262 560C330 560 300 470 400 440M800 190C890 150 870 90 960 92" stroke="${light.brandContrast}" stroke-width="10" stroke-linecap="round" stroke-dasharray="2 26"/>
    <circle cx="262" cy="560" r="18" fill="${light.brandContrast}"/><circle cx="960" cy="92" r="18" stroke="${light.brandContrast}" stroke-width="10"/>
    <g transform="translate(440 155) scale(10)" fill="${light.brandContrast}" fill-rule="evenodd"><path d="${markPath(brand)}"/></g>
  </svg>`
}

/** Writes the share card of each brand into `public`. */
export const drawShareCards = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage({ viewport: SHARE_CARD })
  for (const file of Object.values(BRAND_FILES)) {
    const picture = path.join(import.meta.dirname, '..', 'public', shareCardOf(file.brand))
    await page.setContent(shareCard(file))
    mkdirSync(path.dirname(picture), { recursive: true })
    await page.screenshot({ path: picture })
  }
  console.log('\u2022 Wrote the share card of each brand')
}
