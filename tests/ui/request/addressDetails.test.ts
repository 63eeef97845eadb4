import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { splitAddress } from '../../../src/domain/address/address.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { readPrefill } from '../../../src/domain/request/prefill.ts'
import { PastedMessage } from '../../../src/ui/request/PastedMessage.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'
import { aPlace } from '../../support/aPlace.ts'
import { aSavedAddress } from '../../support/aSavedAddress.ts'
import { aRequest, CUSTOMER_AT, TYPED } from './requestWorld.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: minutesLater(5) })
})
afterEach(() => {
  vi.useRealTimers()
})

const KORUNNI = aPlace({ id: 'korunni', formattedAddress: 'Korunní 12, 120 00 Praha', building: '', area: 'Vinohrady' })
const LUCERNA = aPlace({ id: 'lucerna' })
/** A geocoder that answers the typed unit as the building and within the address. */
const WITH_UNIT = aPlace({
  id: 'vinohradska',
  formattedAddress: 'Vinohradská 12, flat 4B, 120 00 Praha',
  building: 'flat 4B',
})

const aForm = async (more: Parameters<typeof aRequest>[0] = {}) => {
  const world = aRequest({ places: [KORUNNI, LUCERNA, WITH_UNIT], ...more })
  await world.start()
  const choose = async (text: string) => {
    await world.search(text)
    world.destination.list.chooseActive()
    await world.settleAll()
  }
  const details = () => {
    const { destinationUnitNumber, destinationBuilding, destinationTextAddress } = world.request.draft
    return [destinationUnitNumber, destinationBuilding, destinationTextAddress]
  }
  const sent = async () => {
    world.view.change(TYPED)
    await world.submit()
    return world.placed.at(-1)?.order.customer.location.address
  }
  return { ...world, choose, details, sent }
}

describe('the unit of an address (ADDR-24)', () => {
  it('is not searched for, and is in its field when a suggestion is chosen (ADDR-16)', async () => {
    const { asked, choose, details, sent } = await aForm()
    await choose('Korunní 12, 3. patro')
    expect(asked[0]).toBe('search Korunní 12')
    expect(details()).toEqual(['3. patro', '', 'Korunní 12, 120 00 Praha'])
    expect(await sent()).toBe('3. patro, , Korunní 12, 120 00 Praha')
  })

  it('is in its field after Tab', async () => {
    const { destination, details, search, settleAll } = await aForm()
    destination.list.enter()
    await search('Korunní 12, byt 5')
    destination.list.press('Tab')
    await settleAll()
    expect(details()).toEqual(['byt 5', '', 'Korunní 12, 120 00 Praha'])
  })

  it('is there once if the geocoder repeats it in building and address', async () => {
    const { choose, details, sent } = await aForm()
    await choose('Vinohradská 12')
    expect(details()).toEqual(['flat 4B', '', 'Vinohradská 12, 120 00 Praha'])
    expect(await sent()).toBe('flat 4B, , Vinohradská 12, 120 00 Praha')
  })

  it('is there once if it was typed in its field as well', async () => {
    const { choose, details, view } = await aForm()
    view.change({ destinationUnitNumber: '4B' })
    await choose('Vinohradská 12, flat 4B')
    expect(details()).toEqual(['4B', '', 'Vinohradská 12, 120 00 Praha'])
  })

  it('stays in the address beside another unit in the field, so that no word is lost', async () => {
    const { choose, sent, view } = await aForm()
    view.change({ destinationUnitNumber: 'byt 5' })
    await choose('Korunní 12, 3. patro')
    expect(await sent()).toBe('byt 5, , Korunní 12, 120 00 Praha, 3. patro')
  })

  it('moves into its field when the pin is put for a typed address that was not found', async () => {
    const { destination, details, search, settleAll } = await aForm()
    await search('Zadní dvůr 7, 3. patro')
    void destination.moveTo(CUSTOMER_AT)
    await settleAll()
    expect(details()).toEqual(['3. patro', '', 'Zadní dvůr 7'])
  })

  it.each([
    ['', ['3. patro', '', 'Korunní 12']],
    ['&unit=3.+patro', ['3. patro', '', 'Korunní 12']],
    ['&lat=50.0802&lng=14.4284', ['3. patro', '', 'Korunní 12']],
    ['&lat=50.0802&lng=14.4284&unit=3.+patro', ['3. patro', '', 'Korunní 12']],
  ])('of a link is there once, with %j', async (more, expected) => {
    const address = 'address=Korunn%C3%AD+12%2C+3.+patro'
    const prefill = readPrefill(new URLSearchParams(address + more), COUNTRIES.CZ)
    const { details, settleAll, view } = await aForm({ places: [LUCERNA, KORUNNI] })
    if (prefill) view.prefill.bring(prefill)
    await settleAll()
    await vi.advanceTimersByTimeAsync(500)
    if (!more.includes('lat')) {
      view.destination.list.chooseActive()
      await settleAll()
    }
    expect(details().map((part) => part?.replace(', 120 00 Praha', ''))).toEqual(expected)
  })

  it('of a pasted message is there once', async () => {
    const { details, paste, settleAll, view } = await aForm()
    paste.open()
    const message = new PastedMessage(paste)
    message.start(new AbortController().signal)
    message.type('Jana Malá\n777 214 563\nVinohradská 12, flat 4B\n459 Kč')
    await vi.advanceTimersByTimeAsync(0)
    message.takeOver()
    await vi.advanceTimersByTimeAsync(500)
    view.destination.list.chooseActive()
    await settleAll()
    expect(details()).toEqual(['flat 4B', '', 'Vinohradská 12, 120 00 Praha'])
  })

  it('of a saved customer is there once', async () => {
    const saved = aSavedAddress({ address: ', 3. patro, 3. patro, Korunní 12, Praha' })
    const { destination, details } = await aForm({ flags: ['AddressBook'], saved: [saved] })
    destination.type('Novák')
    await vi.advanceTimersByTimeAsync(200)
    destination.list.chooseActive()
    expect(details()).toEqual(['3. patro', '', 'Korunní 12, Praha'])
  })

  it.each(['edit', 'again'] as const)('of an earlier order is there once: %s', async (kind) => {
    const customer = anOrder().customer
    const address = ', 3. patro, 3. patro, Korunní 12, Praha'
    const order = anOrder({ customer: { ...customer, location: { ...customer.location, address } } })
    const { details, view } = await aForm({ purpose: { kind, orderId: order.id }, orders: [order] })
    expect(details()).toEqual(['3. patro', '', 'Korunní 12, Praha'])
    expect(view.earlier.differences).toEqual([])
  })
})

describe('what came with an address (ADDR-25)', () => {
  it('goes with it: building, unit, city and area', async () => {
    const { choose, details, destination, request, search, sent } = await aForm()
    await choose('Štěpánská 61, 3. patro')
    expect(details()).toEqual(['3. patro', 'Lucerna', 'Štěpánská 61, 110 00 Praha'])
    await search('Vinohradská 12, flat 4B')
    expect(request.draft).toMatchObject({
      destinationUnitNumber: '',
      destinationBuilding: '',
      destinationCity: '',
      destinationArea: '',
    })
    destination.list.chooseActive()
    expect(destination.keptDetails).toEqual([])
    await vi.advanceTimersByTimeAsync(0)
    expect(await sent()).toBe('flat 4B, , Vinohradská 12, 120 00 Praha')
  })

  it('returns with it', async () => {
    const { choose, destination, details } = await aForm()
    await choose('Štěpánská 61, 3. patro')
    const before = details()
    const { text } = destination
    destination.type('Kor')
    destination.type(text)
    expect(details()).toEqual(before)
    destination.type('Kor')
    await choose('Štěpánská')
    expect(details()).toEqual(before)
  })

  it('goes when the pin moves to another address, and stays at the same one', async () => {
    const there = { latitude: 50.09, longitude: 14.45 }
    const { choose, destination, details, settleAll } = await aForm({
      places: [LUCERNA, { ...KORUNNI, coordinates: there }],
    })
    void destination.moveTo(CUSTOMER_AT)
    await settleAll()
    expect(details()).toEqual(['', 'Lucerna', 'Štěpánská 61, 110 00 Praha'])
    void destination.moveTo({ ...CUSTOMER_AT, latitude: CUSTOMER_AT.latitude + 0.0001 })
    await settleAll()
    expect(details()).toEqual(['', 'Lucerna', 'Štěpánská 61, 110 00 Praha'])
    void destination.moveTo(there)
    await settleAll()
    expect(details()).toEqual(['', '', 'Korunní 12, 120 00 Praha'])
    await choose('Štěpánská')
    expect(details()[1]).toBe('Lucerna')
  })

  it('goes with a saved customer and an earlier order, with the notes for that door', async () => {
    const { destination, request } = await aForm({ flags: ['AddressBook'], saved: [aSavedAddress()] })
    destination.type('Novák')
    await vi.advanceTimersByTimeAsync(200)
    destination.list.chooseActive()
    expect(request.draft).toMatchObject({ destinationUnitNumber: '4', riderNotes: 'Ring twice' })
    destination.type('Korunní 12')
    expect(request.draft).toMatchObject({ destinationName: 'Karel Novák', destinationUnitNumber: '', riderNotes: '' })
    const again = await aForm({ purpose: { kind: 'again', orderId: anOrder().id }, orders: [anOrder()] })
    again.destination.type('Korunní 12')
    expect(again.details()).toEqual(['', '', 'Korunní 12'])
  })

  it('goes with a link, but not its notes, which are about the order', async () => {
    const link = 'address=Korunn%C3%AD+12&unit=5&notes=Two+boxes&lat=50.0802&lng=14.4284'
    const prefill = readPrefill(new URLSearchParams(link), COUNTRIES.CZ)
    const { destination, request, settleAll, view } = await aForm()
    if (prefill) view.prefill.bring(prefill)
    await settleAll()
    expect(request.draft).toMatchObject({ destinationUnitNumber: '5', riderNotes: 'Two boxes' })
    destination.type('Ště')
    expect(request.draft).toMatchObject({ destinationUnitNumber: '', riderNotes: 'Two boxes' })
  })

  it('goes after a reload as well', async () => {
    const before = await aForm()
    await before.choose('Štěpánská 61, 3. patro')
    const kept = before.kept()
    const after = await aForm({ ...(kept && { kept }) })
    after.destination.type('Korunní 12')
    expect(after.details()).toEqual(['', '', 'Korunní 12'])
  })
})

describe('what a person typed beside an address (ADDR-25)', () => {
  it('stays and is shown until it is edited or the address is back', async () => {
    const { choose, destination, details, view } = await aForm()
    view.change({ destinationUnitNumber: '5' })
    await choose('Štěpánská')
    expect(destination.keptDetails).toEqual([])
    view.change({ destinationBuilding: 'Back house' })
    await choose('Korunní')
    expect(details()).toEqual(['5', 'Back house', 'Korunní 12, 120 00 Praha'])
    expect(destination.keptDetails).toEqual(['unit', 'building'])
    view.change({ destinationUnitNumber: '6' })
    expect(destination.keptDetails).toEqual(['building'])
    const { text } = destination
    destination.type('Ště')
    expect(destination.keptDetails).toEqual(['unit', 'building'])
    destination.type(text)
    expect(destination.keptDetails).toEqual([])
    destination.type('Ště')
    await choose('Korunní')
    expect(destination.keptDetails).toEqual([])
  })

  it('is not said of an address that was never found', async () => {
    const { choose, destination, view } = await aForm()
    destination.type('Kor')
    view.change({ destinationUnitNumber: '5' })
    await choose('Korunní')
    expect(destination.keptDetails).toEqual([])
  })
})

it('sends the unit of any form in the first position', async () => {
  for (const unit of ['3. patro', 'byt č. 5', '#12-04', 'Floor 3', '12/F']) {
    const { choose, sent } = await aForm()
    await choose(`Korunní 12, ${unit}`)
    expect(splitAddress((await sent()) ?? '')).toEqual({ unit, building: '', text: 'Korunní 12, 120 00 Praha' })
  }
})
