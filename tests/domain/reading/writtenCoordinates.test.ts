import { describe, expect, it } from 'vitest'
import { findCoordinates } from '../../../src/domain/reading/writtenCoordinates.ts'

const found = (text: string, decimals: number) => {
  const { latitude, longitude } = findCoordinates(text, decimals)?.coordinates ?? {}
  return latitude === undefined || longitude === undefined
    ? undefined
    : [Number(latitude.toFixed(4)), Number(longitude.toFixed(4))]
}

describe('findCoordinates', () => {
  it.each([
    ['a letter before each angle', 'N 40.7128, W 74.0060', 2, [40.7128, -74.006]],
    ['a letter before each angle without a comma', 'N 40.7128 W 74.0060', 2, [40.7128, -74.006]],
    ['a letter behind each angle', '40.7128N 74.0060W', 2, [40.7128, -74.006]],
    ['a letter behind the longitude, which comes first', '14.4213E, 50.0875', 2, [50.0875, 14.4213]],
    ['a letter behind the latitude, which comes second', '14.4213, 50.0875N', 2, [50.0875, 14.4213]],
    ['letters and two decimals', '50.08N 14.42E', 4, [50.08, 14.42]],
    [
      'numbers before a letter with a mark, which is no letter of the compass',
      '50.0875,14.4213 N\u0307',
      2,
      [50.0875, 14.4213],
    ],
    ['degrees, minutes and seconds', `50°5'15"N 14°25'30"E`, 4, [50.0875, 14.425]],
    ['decimal commas', 'at 50,087; 14,421 ok', 2, [50.087, 14.421]],
    ['a degree sign at each number', 'at 50°, 14° ok', 2, [50, 14]],
  ])('reads %s (ADDR-02)', (_, text, decimals, coordinates) => {
    expect(found(text, decimals)).toEqual(coordinates)
  })

  it.each([
    ['letters and one decimal', '50.1N 14.4E', 4],
    ['sixty minutes', `50°60'N 14°25'E`, 2],
    ['sixty seconds', `50°5'60"N 14°25'0"E`, 2],
    ['a degree sign at one of two numbers', 'at 50°, 14.5 ok', 2],
    ['one number with few decimals', 'at 50.0875, 14.4 ok', 4],
    ['decimal commas with two decimals', 'at 50,08; 14,42 ok', 2],
    ['two latitudes', '50.0875N, 14.4213S', 2],
    ['two longitudes', '50.0875E, 14.4213W', 2],
  ])('ignores %s', (_, text, decimals) => {
    expect(found(text, decimals)).toBeUndefined()
  })
})
