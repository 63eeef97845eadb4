import type { HexColour } from '../../src/domain/market/hexColour.ts'
import { SURFACES, type Appearance, type Palette } from '../../src/domain/market/palettes.ts'

interface ColourPair {
  readonly name: string
  readonly text: HexColour
  readonly background: HexColour
}

/** Every text colour with every background it is shown on. */
export const colourPairs = (palette: Palette, appearance: Appearance): ReadonlyArray<ColourPair> => {
  const { page, card, text, mutedText } = SURFACES[appearance]
  const { brand, brandContrast, accent, accentContrast, soft } = palette
  return [
    { name: 'brandContrast on brand', text: brandContrast, background: brand },
    { name: 'accentContrast on accent', text: accentContrast, background: accent },
    ...Object.entries({ page, card }).flatMap(([ground, background]) =>
      Object.entries({ text, mutedText, brand, accent }).map(([colour, hex]) => ({
        name: `${colour} on ${ground}`,
        text: hex,
        background,
      })),
    ),
    ...Object.entries({ text, mutedText, brand }).map(([colour, hex]) => ({
      name: `${colour} on soft`,
      text: hex,
      background: soft,
    })),
  ]
}
