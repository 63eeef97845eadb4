import { expression, validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { LayerSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { embeddedStyle } from '../../../src/adapters/maps/embeddedStyle.ts'
import { EMPTY_GROUND } from '../../../src/adapters/maps/ground.ts'
import { GROUND_COLOURS } from '../../../src/adapters/maps/groundColours.ts'
import { withOverlays } from '../../../src/adapters/maps/mapOverlays.ts'
import { contrastRatio } from '../../support/contrast.ts'
import { APPEARANCES } from '../../../src/domain/market/palettes.ts'
import { aMapScene, NEAR_PRAGUE, PRAGUE } from './aMapScene.ts'

const LINE_WIDTH = {
  type: 'number',
  'property-type': 'data-driven',
  expression: { interpolated: true, parameters: ['zoom', 'feature'] },
  transition: false,
} satisfies Parameters<typeof expression.createPropertyExpression>[2]
const COLOURS = { brand: '#04724d', rim: '#ffffff' }
const style = embeddedStyle({ city: EMPTY_GROUND, land: EMPTY_GROUND }, 'light', PRAGUE.latitude)

/** The line width in pixels of a layer at a zoom, for a feature with these properties. */
const pixels = (id: string, zoom: number, properties: Readonly<Record<string, unknown>>) => {
  const layer = style.layers.find(
    (candidate): candidate is Extract<LayerSpecification, { type: 'line' }> => candidate.id === id,
  )
  const made = expression.createPropertyExpression(layer?.paint?.['line-width'], 'line-width', LINE_WIDTH)
  return made.result === 'success'
    ? Number(made.value.evaluate({ zoom }, { type: 'LineString', properties }))
    : Number.NaN
}

describe('embeddedStyle', () => {
  it.each(APPEARANCES)('is a valid style without remote resources, with and without a scene (%s)', (appearance) => {
    const ground = embeddedStyle({ city: EMPTY_GROUND, land: EMPTY_GROUND }, appearance, PRAGUE.latitude)
    const scene = aMapScene({
      appearance,
      areas: [[PRAGUE, NEAR_PRAGUE, { latitude: 50, longitude: 14 }]],
      route: [PRAGUE, NEAR_PRAGUE],
    })
    const drawn = withOverlays(ground, scene, COLOURS)
    expect(validateStyleMin(ground)).toEqual([])
    expect(validateStyleMin(drawn)).toEqual([])
    expect(JSON.stringify(drawn)).not.toMatch(/https?:|"glyphs"|"sprite"|"url"/)
  })

  it('shows sea, land and borders from far away, and the waters and parks of the city alone from zoom 9 on', () => {
    const zooms = (...ids: ReadonlyArray<string>) =>
      style.layers.filter(({ id }) => ids.includes(id)).map(({ minzoom, maxzoom }) => [minzoom, maxzoom])
    expect(zooms('sea', 'countries', 'border')).toEqual(Array.from({ length: 3 }, () => [undefined, 9]))
    expect(zooms('water', 'river', 'park', 'island')).toEqual(Array.from({ length: 4 }, () => [9, undefined]))
  })

  it.each([13, 16, 18])('draws a river to scale (zoom %d)', (zoom) => {
    const metresPerPixel = (40_075_016.686 * Math.cos((PRAGUE.latitude * Math.PI) / 180)) / (512 * 2 ** zoom)
    expect(pixels('river', zoom, { width: 180 })).toBeCloseTo(180 / metresPerPixel, 3)
  })

  it('keeps a brook visible at a low zoom', () => {
    expect(pixels('river', 9, { width: 8 })).toBe(1)
  })

  it.each([12, 14, 16, 18])('draws longer streets wider, and every street inside its edge (zoom %d)', (zoom) => {
    const [lane, street, main, artery] = [200, 800, 2000, 5000].map((length) => pixels('street', zoom, { length }))
    expect([lane, street, main, artery]).toEqual([lane, street, main, artery].toSorted((a, b) => Number(a) - Number(b)))
    expect(new Set([lane, street, main, artery]).size).toBe(4)
    for (const length of [200, 800, 2000, 5000])
      expect(pixels('street-edge', zoom, { length })).toBeGreaterThanOrEqual(pixels('street', zoom, { length }))
  })

  it.each(APPEARANCES)(
    'writes names with readable contrast on land, on streets and on their own ground (%s)',
    (appearance) => {
      const colours = GROUND_COLOURS[appearance]
      expect(contrastRatio(colours.text, colours.land)).toBeGreaterThan(4.5)
      expect(contrastRatio(colours.text, colours.street)).toBeGreaterThan(4.5)
      expect(contrastRatio(colours.text, colours.mainStreet)).toBeGreaterThan(3.6)
      expect(contrastRatio(colours.parkText, colours.park)).toBeGreaterThan(4.5)
      expect(contrastRatio(colours.waterText, colours.water)).toBeGreaterThan(4)
    },
  )
})
