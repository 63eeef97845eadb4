import { BRAND_IDS, type BrandId } from '../../domain/market/brand.ts'
import { BRAND_FILES } from '../../domain/market/brands.ts'
import { APPEARANCES, SURFACES } from '../../domain/market/palettes.ts'

const declarations = (tokens: object) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`)
    .join(';')

/** The neutral colours that all brands share, in both appearances. */
export const surfaceStyles = (): string =>
  APPEARANCES.map(
    (appearance) => `[data-theme=${appearance}]{color-scheme:${appearance};${declarations(SURFACES[appearance])}}`,
  ).join('\n')

/** The look and the colours of brands in both appearances, which a page includes before the first paint. */
export const brandStyles = (brands: ReadonlyArray<BrandId> = BRAND_IDS): string =>
  brands
    .flatMap((brand) => [
      `[data-brand=${brand}]{${declarations(BRAND_FILES[brand].look)}}`,
      ...APPEARANCES.map(
        (appearance) =>
          `[data-theme=${appearance}][data-brand=${brand}]{${declarations(BRAND_FILES[brand].palettes[appearance])}}`,
      ),
    ])
    .join('\n')
