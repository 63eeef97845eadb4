import { expect, it } from 'vitest'
import { perZone } from '../../../src/domain/market/perZone.ts'

it('What a time zone needs is made once for each zone, however often it is asked for', () => {
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
