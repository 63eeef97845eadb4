import { describe, expect, it } from 'vitest'
import { messageText } from '../../../src/domain/reading/messageText.ts'
import { rowsOf } from '../../../src/domain/reading/chunks.ts'
import { findFloor } from '../../../src/domain/reading/messageFloor.ts'

const floorIn = (text: string) =>
  findFloor(messageText(text), rowsOf(text), 'HK').map(({ from, to }) => text.slice(from, to))

describe('findFloor', () => {
  it.each([
    ['a floor and a door by letter', '23樓F', ['23樓F']],
    ['a floor and a room without a space', '15樓1503室', ['15樓1503室']],
    ['a floor alone', '3. patro', ['3. patro']],
    ['a floor at the start of a clause', 'hello\n3. patro vlevo', ['3. patro vlevo']],
    ['a floor before other words', 'hello\n3. patro bez výtahu', ['3. patro']],
    ['a floor at the end of a clause', 'hello\nzvonek Novák 3. patro', ['3. patro']],
    ['a floor below a door', 'byt 5\n3. patro', ['3. patro']],
    ['a floor below a unit', '#04-12\n3. patro', ['3. patro']],
    ['no floor within a clause', 'zvonek 3. patro Novák', []],
    ['no floor behind an address', 'Korunní 12 patro 3', []],
    ['the floor behind an address that its full stop would end', 'Korunní 12 3. patro', ['3. patro']],
    ['no floor beside a door', '3. patro byt 5', []],
    ['no floor beside a unit', '#04-12 3. patro', []],
    ['nothing', 'thank you', []],
  ])('reads %s', (_, text, floor) => {
    expect(floorIn(text)).toEqual(floor)
  })
})
