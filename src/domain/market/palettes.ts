import type { BrandId } from './brands.ts'
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

export const PALETTES: Readonly<Record<BrandId, Readonly<Record<Appearance, Palette>>>> = {
  ferrywing: {
    light: {
      brand: '#04724d',
      brandContrast: '#ffffff',
      accent: '#a34a00',
      accentContrast: '#ffffff',
      soft: '#e3f5ec',
    },
    dark: { brand: '#5fd6a3', brandContrast: '#06231a', accent: '#ffb26b', accentContrast: '#2b1500', soft: '#1d3b31' },
  },
  norikaze: {
    light: {
      brand: '#b8321a',
      brandContrast: '#ffffff',
      accent: '#2f4a8a',
      accentContrast: '#ffffff',
      soft: '#fdece7',
    },
    dark: { brand: '#ff9a80', brandContrast: '#330c02', accent: '#a9bdf5', accentContrast: '#0f1a38', soft: '#3d3230' },
  },
  qamarly: {
    light: {
      brand: '#5f2c91',
      brandContrast: '#ffffff',
      accent: '#7d5a00',
      accentContrast: '#ffffff',
      soft: '#f2eafa',
    },
    dark: { brand: '#cba6f7', brandContrast: '#220a3a', accent: '#e9c46a', accentContrast: '#2a1e00', soft: '#352a46' },
  },
  yolvera: {
    light: {
      brand: '#00707a',
      brandContrast: '#ffffff',
      accent: '#b3173a',
      accentContrast: '#ffffff',
      soft: '#e0f4f5',
    },
    dark: { brand: '#58d0d8', brandContrast: '#00262a', accent: '#ff9dae', accentContrast: '#3a0511', soft: '#183a3e' },
  },
  dobrego: {
    light: {
      brand: '#b0105c',
      brandContrast: '#ffffff',
      accent: '#1f5fa8',
      accentContrast: '#ffffff',
      soft: '#fde8f1',
    },
    dark: { brand: '#ff94c2', brandContrast: '#3a031d', accent: '#9cc7ff', accentContrast: '#06213f', soft: '#452534' },
  },
  fjordel: {
    light: {
      brand: '#24408e',
      brandContrast: '#ffffff',
      accent: '#1c6b50',
      accentContrast: '#ffffff',
      soft: '#e8edfa',
    },
    dark: { brand: '#9db4f7', brandContrast: '#0b1737', accent: '#7fd8b4', accentContrast: '#07281c', soft: '#263251' },
  },
  elpiro: {
    light: {
      brand: '#5a6410',
      brandContrast: '#ffffff',
      accent: '#a8431a',
      accentContrast: '#ffffff',
      soft: '#f2f4da',
    },
    dark: { brand: '#c9d45c', brandContrast: '#1e2200', accent: '#ffa985', accentContrast: '#351104', soft: '#343a1a' },
  },
  llevaro: {
    light: {
      brand: '#0069a3',
      brandContrast: '#ffffff',
      accent: '#8a5300',
      accentContrast: '#ffffff',
      soft: '#e2f1fb',
    },
    dark: { brand: '#74c7f7', brandContrast: '#00223a', accent: '#ffd166', accentContrast: '#2e2000', soft: '#1b3a4e' },
  },
}
