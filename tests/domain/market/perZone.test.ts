import { expect, it } from 'vitest'
import { perZone } from '../../../src/domain/market/perZone.ts'

it('perZone calls its factory once per zone', () => {
  const made: Array<string> = []
  const of = perZone((zone) => {
    made.push(zone)
    return { zone }
  })
  const prague = of('Europe/Prague')
  expect(of('Asia/Tokyo')).toEqual({ zone: 'Asia/Tokyo' })
  expect(of('Europe/Prague')).toBe(prague)
  expect(made).toEqual(['Europe/Prague', 'Asia/Tokyo'])
})
