import type { HexColour } from './hexColour.ts'

export const APPEARANCES = ['light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]

/** A brand's colours in one appearance: the values of its design tokens (BRAND-02). */
export interface Palette {
  /** Background of main buttons; also links and headings, as text on a surface. */
  readonly brand: HexColour
  /** Text and icons on `brand`. */
  readonly brandContrast: HexColour
  /** The second colour: badges; also text on a surface. */
  readonly accent: HexColour
  /** Text and icons on `accent`. */
  readonly accentContrast: HexColour
  /** A pale background for selected and hovered items: body text and `brand` must be readable on it. */
  readonly soft: HexColour
}

/** The neutral colours that all brands share. */
export const SURFACES = {
  light: { page: '#f6f7f9', card: '#ffffff', text: '#1c2127', mutedText: '#5f6b7c' },
  dark: { page: '#1c2127', card: '#2f343c', text: '#f6f7f9', mutedText: '#abb3bf' },
} as const satisfies Readonly<Record<Appearance, Readonly<Record<string, HexColour>>>>
