import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFullPlusCode, locatePlusCode } from '../../../src/domain/reading/plusCode.ts'

/** Test data of the Open Location Code specification: the code and its south, west, north and east. */
const AREAS: ReadonlyArray<readonly [string, number, number, number, number]> = [
  ['7FG49Q00+', 20.35, 2.75, 20.4, 2.8],
  ['7FG49QCJ+2V', 20.37, 2.782125, 20.370125, 2.78225],
  ['7FG49QCJ+2VX', 20.3701, 2.78221875, 20.370125, 2.78225],
  ['7FG49QCJ+2VXGJ', 20.370113, 2.782234375, 20.370114, 2.78223632813],
  ['8FVC2222+22', 47, 8, 47.000125, 8.000125],
  ['4VCPPQGP+Q9', -41.273125, 174.785875, -41.273, 174.786],
  ['62G20000+', 0, -180, 1, -179],
  ['22220000+', -90, -180, -89, -179],
  ['7FG40000+', 20, 2, 21, 3],
  ['22222222+22', -90, -180, -89.999875, -179.999875],
  ['6VGX0000+', 0, 179, 1, 180],
  ['6FH32222+222', 1, 1, 1.000025, 1.00003125],
  ['CFX3X2X2+X2', 89.999875, 1, 90, 1.000125],
  ['84000000+', 30, -140, 50, -120],
  ['849VGJQF+VX7QR3J', 37.53966912, -122.3750698242, 37.53966916, -122.3750697021],
  ['849VGJQF+VX7QR3J7QR3J', 37.53966912, -122.3750698242, 37.53966916, -122.3750697021],
]

/** Test data of the specification: a code, whether it is full, whether it is short. */
const KINDS: ReadonlyArray<readonly [string, boolean, boolean]> = [
  ['8FWC2345+G6', true, false],
  ['8FWC2345+G6G', true, false],
  ['8fwc2345+', true, false],
  ['8FWCX400+', true, false],
  ['WC2345+G6g', false, true],
  ['2345+G6', false, true],
  ['45+G6', false, true],
  ['+G6', false, true],
  ['G+', false, false],
  ['+', false, false],
  ['8FWC2345+G', false, false],
  ['8FWC2_45+G6', false, false],
  ['8FWC2η45+G6', false, false],
  ['8FWC2345+G6+', false, false],
  ['8FWC2345G6+', false, false],
  ['8FWC2300+G6', false, false],
  ['WC2300+G6g', false, false],
  ['WC2345+G', false, false],
  ['WC2300+', false, false],
  ['849VGJQF+VX7QR3J', true, false],
  ['849VGJQF+VX7QR3U', false, false],
  ['849VGJQF+VX7QR3JW', true, false],
  ['849VGJQF+VX7QR3JU', false, false],
]

/** Test data of the specification: the full code, a place nearby, the shortened code. */
const RECOVERED: ReadonlyArray<readonly [string, number, number, string]> = [
  ['9C3W9QCJ+2VX', 51.3701125, -1.217765625, '+2VX'],
  ['9C3W9QCJ+2VX', 51.3708675, -1.217765625, 'CJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3693575, -1.217765625, 'CJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3701125, -1.218520625, 'CJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3701125, -1.217010625, 'CJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3852125, -1.217765625, '9QCJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3550125, -1.217765625, '9QCJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3701125, -1.232865625, '9QCJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3701125, -1.202665625, '9QCJ+2VX'],
  ['8FJFW222+', 42.899, 9.012, '22+'],
  ['796RXG22+', 14.95125, -23.5001, '22+'],
  ['8FRCXGRF+PM', 47, 8.55, 'XGRF+PM'],
  ['CFX22222+22', 89.6, 0, '2222+22'],
  ['2CXXXXXX+XX', -81, 0, 'XXXXXX+XX'],
]

const pair = fc.constantFrom(...'23456789CFGHJMPQRVWX')
const fullCode = fc
  .tuple(
    fc.constantFrom(...'3456789'),
    fc.constantFrom(...'23456789CFGHJMPQRV'),
    fc.array(pair, { minLength: 6, maxLength: 6 }),
    fc.array(pair, { minLength: 2, maxLength: 2 }),
  )
  .map(([row, column, six, two]) => `${row}${column}${six.join('')}+${two.join('')}`)

describe('A plus code', () => {
  it.each(AREAS)('locates %s in the centre of the specified area (ADDR-02)', (code, south, west, north, east) => {
    const place = locatePlusCode(code, undefined)
    expect(place?.latitude).toBeCloseTo((south + north) / 2, 9)
    expect(place?.longitude).toBeCloseTo((west + east) / 2, 9)
  })

  it.each(KINDS)('accepts %s as full: %s, short: %s, as specified (ADDR-02)', (code, full, short) => {
    expect(isFullPlusCode(code)).toBe(full)
    expect(locatePlusCode(code, undefined) !== undefined).toBe(full)
    expect(locatePlusCode(code, { latitude: 47, longitude: 8 }) !== undefined).toBe(full || short)
  })

  it.each(RECOVERED)('recovers %s near %d,%d from %s, as specified (ADDR-02)', (code, lat, lng, short) => {
    const near = { latitude: lat, longitude: lng }
    const meant = locatePlusCode(short, near)
    const whole = locatePlusCode(code, undefined)
    expect(meant?.latitude).toBeCloseTo(whole!.latitude, 9)
    expect(meant?.longitude).toBeCloseTo(whole!.longitude, 9)
  })

  it('is not located in short form without a reference (ADDR-02)', () => {
    expect(locatePlusCode('3CPC+2X', undefined)).toBeUndefined()
    expect(locatePlusCode('not a code', { latitude: 50, longitude: 14 })).toBeUndefined()
  })

  it('is recovered beside its own place, however much was cut (ADDR-02)', () => {
    fc.assert(
      fc.property(fullCode, fc.constantFrom(2, 4, 6, 8), (code, cut) => {
        const whole = locatePlusCode(code, undefined)!
        const again = locatePlusCode(code.slice(cut), whole)!
        expect(again.latitude).toBeCloseTo(whole.latitude, 9)
        expect(again.longitude).toBeCloseTo(whole.longitude, 9)
      }),
    )
  })
})
