import { describe, expect, it } from 'vitest'
import { messageText } from '../../../src/domain/reading/messageText.ts'
import { labelledFields } from '../../../src/domain/reading/labelledFields.ts'
import { findBuilding, separateUnits } from '../../../src/domain/reading/messageDetails.ts'
import type { Span } from '../../../src/domain/text/span.ts'

const cut = (text: string, spans: ReadonlyArray<Span>) => spans.map(({ from, to }) => text.slice(from, to))

describe('separateUnits', () => {
  it.each([
    ['unit: 12b', ['12b'], ['unit: 12b']],
    ['unit:\nunit: rose', ['rose'], ['unit:\nunit: rose']],
    ['unit:', [], ['unit:']],
    ['flat 8c, main street', ['flat 8c'], ['main street']],
    ['main street, flat 8c #04-12, town', ['flat 8c #04-12'], ['main street', 'town']],
    ['main street', [], ['main street']],
  ])('reads %j as %j at %j', (text, units, address) => {
    const found = separateUnits(text, [{ from: 0, to: text.length }], labelledFields(messageText(text)), 'SG')
    expect([cut(text, found.unit), cut(text, found.address)]).toEqual([units, address])
  })

  it('reads a unit on a line of its own', () => {
    const text = 'main street 5\nflat 8c'
    const found = separateUnits(
      text,
      [
        { from: 0, to: 13 },
        { from: 14, to: 21 },
      ],
      [],
      'SG',
    )
    expect([cut(text, found.unit), cut(text, found.address)]).toEqual([['flat 8c'], ['main street 5']])
  })

  it('reads the field before the address', () => {
    const text = 'street unit 5\nunit: rose'
    const found = separateUnits(text, [{ from: 0, to: 13 }], labelledFields(messageText(text)), 'SG')
    expect([cut(text, found.unit), cut(text, found.address)]).toEqual([['rose'], ['street unit 5']])
  })
})

const detailsIn = (find: typeof findBuilding, text: string, address = text) =>
  cut(text, find(text, [{ from: 0, to: address.length }], labelledFields(messageText(text))))

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
