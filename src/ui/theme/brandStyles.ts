import { BRAND_IDS } from '../../domain/market/brands.ts'
import { APPEARANCES, PALETTES, SURFACES } from '../../domain/market/palettes.ts'

const declarations = (tokens: object) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`)
    .join(';')

/** The tokens of all brands in both appearances, as one style sheet that the page includes before the first paint. */
export const brandStyles = (): string =>
  APPEARANCES.flatMap((appearance) => [
    `[data-theme=${appearance}]{color-scheme:${appearance};${declarations(SURFACES[appearance])}}`,
    ...BRAND_IDS.map(
      (brand) => `[data-theme=${appearance}][data-brand=${brand}]{${declarations(PALETTES[brand][appearance])}}`,
    ),
  ]).join('\n')
