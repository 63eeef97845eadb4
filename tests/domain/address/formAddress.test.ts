import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bringDetails,
  dropBrought,
  keptDetails,
  movePin,
  movePinBack,
  noMemory,
  positionOf,
  takePlace,
  takeUnitOut,
  typeText,
  type AddressDetails,
  type FormAddress,
} from '../../../src/domain/address/formAddress.ts'

type Address = FormAddress<string>

const LUCERNA_AT = { latitude: 50.08, longitude: 14.42 }
const KORUNNI_AT = { latitude: 50.09, longitude: 14.45 }
const DOOR = { latitude: 50.1, longitude: 14.5 }

const LUCERNA = {
  formattedAddress: 'Štěpánská 61, 110 00 Praha',
  building: 'Lucerna',
  city: 'Praha',
  area: 'Nové Město',
  postalCode: '110 00',
}
const KORUNNI = { formattedAddress: 'Korunní 12', building: '', city: '', area: '', postalCode: '' }

const EMPTY: Address = {
  ...noMemory('nothing'),
  text: '',
  position: undefined,
  details: { unit: '', building: '', city: '', postalCode: '', notes: '' },
}

const type = (address: Address, text: string) => typeText(address, text, 'nothing')
const change = (address: Address, details: AddressDetails): Address => ({
  ...address,
  details: { ...address.details, ...details },
})
const lucerna = (address: Address, typed = '') =>
  takePlace(address, { place: LUCERNA, position: LUCERNA_AT, typed, facts: 'of Lucerna' }, 'CZ')
const korunni = (address: Address, typed = '') =>
  takePlace(address, { place: KORUNNI, position: KORUNNI_AT, typed, facts: 'of Korunní' }, 'CZ')
/** Types a text and chooses its place. */
const choose = (take: typeof lucerna, address: Address, typed: string) => take(type(address, typed), typed)

const ANKARA = { ...KORUNNI, formattedAddress: 'Kennedy Caddesi No: 98, Çankaya/Ankara, d 5' }

const AT_LUCERNA = choose(lucerna, EMPTY, 'Štěpánská 61, 3. patro')

describe('a place', () => {
  it('has a unit once in its field that is one only beside the number where it was typed (ADDR-24)', () => {
    const typed = 'kennedy cad no 98 d 5'
    const found = { place: ANKARA, position: DOOR, typed, facts: 'of Ankara' }
    expect(takePlace(type(EMPTY, typed), found, 'TR')).toMatchObject({
      text: 'Kennedy Caddesi No: 98, Çankaya/Ankara',
      details: { unit: 'd 5' },
    })
  })

  it('fills in text, position and the details that the form has, with the unit of the typed text (ADDR-04, ADDR-24)', () => {
    expect(AT_LUCERNA).toMatchObject({ text: LUCERNA.formattedAddress, position: LUCERNA_AT, facts: 'of Lucerna' })
    expect(AT_LUCERNA.details).toEqual({
      unit: '3. patro',
      building: 'Lucerna',
      city: 'Praha',
      postalCode: '110 00',
      notes: '',
    })
  })

  it('leaves a unit and a building that are filled in, and a field that it does not know (ADDR-04)', () => {
    const typed = change(EMPTY, { unit: '5', building: 'Back house', city: 'Brno' })
    expect(lucerna(typed).details).toMatchObject({ unit: '5', building: 'Back house', city: 'Praha' })
    expect(korunni(typed).details).toMatchObject({ unit: '5', building: 'Back house', city: 'Brno' })
  })
})

describe('another text', () => {
  it('has no place and no facts, and takes the details with it that came with the address (ADDR-25)', () => {
    const left = type(AT_LUCERNA, 'Kor')
    expect(left).toMatchObject({ text: 'Kor', position: undefined, facts: 'nothing' })
    expect(Object.values(left.details).join('')).toBe('')
    expect(keptDetails(left)).toEqual([])
  })

  it('leaves what a person typed, and names it until it is edited or the address is back (ADDR-25)', () => {
    const edited = change(AT_LUCERNA, { unit: '5', notes: 'Ring' })
    expect(keptDetails(edited)).toEqual([])
    const left = choose(korunni, edited, 'Korunní')
    expect(left.details).toMatchObject({ unit: '5', building: '', notes: 'Ring' })
    expect(keptDetails(left)).toEqual(['unit'])
    expect(keptDetails(change(left, { unit: '6' }))).toEqual([])
    expect(keptDetails(change(left, { unit: '' }))).toEqual([])
    expect(keptDetails(type(type(edited, 'Kor'), LUCERNA.formattedAddress))).toEqual([])
  })

  it('does not leave an address that never had a place', () => {
    const typed = bringDetails(change(type(EMPTY, 'Ště'), { building: 'Back house' }), { unit: '5' })
    const corrected = type(typed, 'Štěp')
    expect(corrected.details).toEqual(typed.details)
    expect([keptDetails(corrected), keptDetails(korunni(corrected))]).toEqual([[], []])
  })

  it('stays at the place while only surrounding spaces change', () => {
    expect(type(AT_LUCERNA, `${AT_LUCERNA.text} `)).toEqual({ ...AT_LUCERNA, text: `${AT_LUCERNA.text} ` })
  })
})

describe('an address that was left', () => {
  it('returns with place, facts and details when its text is typed (ADDR-25)', () => {
    const { details, facts, position, text } = AT_LUCERNA
    expect(type(type(AT_LUCERNA, 'Kor'), ` ${text}`)).toMatchObject({ details, facts, position, text: ` ${text}` })
    expect(type(type(AT_LUCERNA, ''), text)).toMatchObject({ details, facts, position, text })
  })

  it('returns with its details when its place is chosen (ADDR-25)', () => {
    expect(choose(lucerna, type(AT_LUCERNA, 'Kor'), 'Štěpánská 61').details).toEqual(AT_LUCERNA.details)
    const other = choose(korunni, AT_LUCERNA, 'Korunní')
    expect(lucerna(movePin(other, DOOR)).details).toEqual(AT_LUCERNA.details)
  })

  it('does not replace a unit that was typed meanwhile, with the text or in the field', () => {
    const left = type(AT_LUCERNA, 'Kor')
    expect(choose(lucerna, left, 'Štěpánská 61, byt 5').details).toMatchObject({ unit: 'byt 5' })
    expect(type(change(left, { unit: '5' }), AT_LUCERNA.text).details).toMatchObject({ unit: '5', building: 'Lucerna' })
  })

  it('has its details go again', () => {
    const back = type(type(AT_LUCERNA, 'Kor'), AT_LUCERNA.text)
    expect(type(back, 'Kor').details).toEqual(type(AT_LUCERNA, 'Kor').details)
  })
})

describe('a pin', () => {
  it('keeps its old position until the address at the new one is known (ADDR-21)', () => {
    const moved = movePin(movePin(AT_LUCERNA, KORUNNI_AT), DOOR)
    expect([moved.position, positionOf(moved)]).toEqual([DOOR, LUCERNA_AT])
    expect(movePinBack(moved)).toEqual(AT_LUCERNA)
    expect(movePinBack(movePin(EMPTY, DOOR))).toEqual(EMPTY)
    expect(positionOf(korunni(moved))).toEqual(KORUNNI_AT)
  })

  it('takes the details with it when it moves to another address, not at the same one (ADDR-25)', () => {
    const there = lucerna(movePin(AT_LUCERNA, DOOR))
    expect(there.details).toEqual(AT_LUCERNA.details)
    const other = korunni(movePin(change(AT_LUCERNA, { building: 'Back house' }), DOOR))
    expect(other.details).toEqual({ unit: '', building: 'Back house', city: '', postalCode: '', notes: '' })
    expect(keptDetails(other)).toEqual(['building'])
  })

  it('leaves no address if there was none', () => {
    const typed = change(type(EMPTY, 'Kor'), { unit: '5' })
    expect(keptDetails(lucerna(movePin(typed, DOOR)))).toEqual([])
    expect(keptDetails(type(movePin(typed, DOOR), 'Koru'))).toEqual([])
  })

  it('goes back when a text is typed before its address is known', () => {
    const moved = movePin(AT_LUCERNA, DOOR)
    expect(type(moved, AT_LUCERNA.text)).toEqual(AT_LUCERNA)
    expect(type(type(moved, 'Kor'), AT_LUCERNA.text).position).toEqual(LUCERNA_AT)
  })
})

describe('details that come with an address', () => {
  it('fill in fields that the form has, never with nothing, and are no longer those of an earlier address', () => {
    const left = choose(korunni, change(AT_LUCERNA, { unit: '5' }), 'Korunní')
    const brought = bringDetails(left, { unit: '5', building: '', area: 'Vinohrady', notes: 'Ring' })
    expect(brought.details).toEqual({ unit: '5', building: '', city: '', postalCode: '', notes: 'Ring' })
    expect(keptDetails(brought)).toEqual([])
    expect(type(brought, 'Ště').details).toMatchObject({ unit: '', notes: '' })
  })

  it('are emptied without leaving the address, unless a person has edited them', () => {
    const dropped = dropBrought(change(AT_LUCERNA, { unit: '5' }))
    expect(dropped).toMatchObject({ position: LUCERNA_AT, details: { unit: '5', building: '', city: '' } })
    expect(keptDetails(dropped)).toEqual([])
  })

  it('contain a unit that was written in the text, but not one that was in its field (ADDR-24)', () => {
    const at = { ...EMPTY, text: 'Korunní 12, 3. patro', position: KORUNNI_AT }
    const apart = takeUnitOut(at, 'CZ')
    expect(apart).toMatchObject({ text: 'Korunní 12', details: { unit: '3. patro' } })
    expect(type(apart, 'Ště').details).toMatchObject({ unit: '' })
    const typed = takeUnitOut(change(at, { unit: '3. patro' }), 'CZ')
    expect(typed).toMatchObject({ text: 'Korunní 12', details: { unit: '3. patro' } })
    expect(keptDetails(type(typed, 'Ště'))).toEqual(['unit'])
  })

  it('contain the building without the unit that was written in it', () => {
    const at = bringDetails({ ...EMPTY, text: 'Korunní 12', position: KORUNNI_AT }, { building: 'Lucerna, 3. patro' })
    const apart = takeUnitOut(at, 'CZ')
    expect(apart.details).toMatchObject({ unit: '3. patro', building: 'Lucerna' })
    expect(type(apart, 'Ště').details).toMatchObject({ unit: '', building: '' })
    const typed = takeUnitOut(change(at, { building: 'Yard, 3. patro' }), 'CZ')
    expect(type(typed, 'Ště').details).toMatchObject({ unit: '', building: 'Yard' })
  })
})

it('never loses what a person typed, whatever the address does (law)', () => {
  const step = fc.constantFrom<(address: Address) => Address>(
    (address) => type(address, 'Kor'),
    (address) => type(address, LUCERNA.formattedAddress),
    (address) => type(address, ''),
    (address) => movePin(address, DOOR),
    movePinBack,
    lucerna,
    korunni,
    dropBrought,
    (address) => takeUnitOut(address, 'CZ'),
  )
  const steps = fc.array(step)
  fc.assert(
    fc.property(steps, steps, (before, after) => {
      const typed = change(
        before.reduce((address, next) => next(address), EMPTY),
        { unit: 'byt 7', building: 'Back house' },
      )
      const { details } = after.reduce((address, next) => next(address), typed)
      expect(details).toMatchObject({ unit: 'byt 7', building: 'Back house' })
    }),
  )
})
