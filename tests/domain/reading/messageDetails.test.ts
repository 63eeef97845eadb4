import { describe, expect, it } from 'vitest'
import { labelledFields } from '../../../src/domain/reading/labelledFields.ts'
import { findBuilding, findUnit } from '../../../src/domain/reading/messageDetails.ts'

const detailsIn = (find: typeof findUnit, text: string, address = text) =>
  find(text, [{ from: 0, to: address.length }], labelledFields(text)).map(({ from, to }) => text.slice(from, to))

describe('findUnit', () => {
  it.each([
    ['unit: 12b', ['12b']],
    ['unit:\nunit: 7', ['7']],
    ['unit:', []],
    ['flat 8c, main street', ['8c']],
    ['flat 8c #04-12', ['04-12']],
    ['main street', []],
  ])('reads %j as %j', (text, units) => {
    expect(detailsIn(findUnit, text)).toEqual(units)
  })

  it('reads the field before the address', () => {
    expect(detailsIn(findUnit, 'unit 5\nunit: rose', 'unit 5')).toEqual(['rose'])
  })
})

describe('findBuilding', () => {
  it.each([
    ['building: rose', ['rose']],
    ['building:\nbuilding: rose', ['rose']],
    ['building:', []],
    ['main street building 7', ['7']],
    ['main street', []],
  ])('reads %j as %j', (text, buildings) => {
    expect(detailsIn(findBuilding, text)).toEqual(buildings)
  })

  it('reads the field before the address', () => {
    expect(detailsIn(findBuilding, 'building 5\nbuilding: rose', 'building 5')).toEqual(['rose'])
  })
})
