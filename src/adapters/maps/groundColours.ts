import type { Appearance } from '../../domain/market/palettes.ts'
import type { HexColour } from '../../domain/market/hexColour.ts'

export interface GroundColours {
  readonly land: HexColour
  readonly water: HexColour
  readonly park: HexColour
  readonly street: HexColour
  readonly mainStreet: HexColour
  readonly edge: HexColour
  readonly text: HexColour
  readonly strongText: HexColour
  readonly waterText: HexColour
  readonly parkText: HexColour
  readonly halo: HexColour
}

/** Muted colours, so that pins and route stand out. */
export const GROUND_COLOURS: Readonly<Record<Appearance, GroundColours>> = {
  light: {
    land: '#f0f1ed',
    water: '#b5d5e8',
    park: '#d2e6c8',
    street: '#ffffff',
    mainStreet: '#fdf2d6',
    edge: '#d5d8d3',
    text: '#4b5563',
    strongText: '#374151',
    waterText: '#38647f',
    parkText: '#416b3a',
    halo: '#ffffff',
  },
  dark: {
    land: '#23282f',
    water: '#16344a',
    park: '#25392c',
    street: '#3d4651',
    mainStreet: '#535a60',
    edge: '#191d22',
    text: '#b9c2cd',
    strongText: '#d5dbe3',
    waterText: '#86b4d1',
    parkText: '#92bd97',
    halo: '#191d22',
  },
}
