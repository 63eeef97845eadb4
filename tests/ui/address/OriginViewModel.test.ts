import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPlace } from '../../support/aPlace.ts'
import { aVendor } from '../../support/aVendor.ts'
import { NOON } from '../../support/memoryPortal.ts'
import { aRequest, CUSTOMER_AT, OFFLINE, TYPED } from '../request/requestWorld.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const { coordinates: _, ...NOWHERE } = aVendor().location
const NEW = aVendor({
  location: { ...NOWHERE, addressText: '', street: '', streetNumber: '', city: '', postalCode: '' },
})

/** A request of a vendor without a location. */
const ofNewVendor = async () => {
  const world = aRequest({ vendor: NEW })
  await world.start()
  return world
}

describe('OriginViewModel', () => {
  it('asks for the address first: search, choice, then the details (REQ-02, REQ-05)', async () => {
    const { asked, origin, request, settleAll, view } = await ofNewVendor()
    expect(view.request.page).toBe('origin')
    expect(request.state.flow.step).toBe('ASK_FOR_ORIGIN_ADDRESS')
    origin.address.type('Ště')
    await vi.advanceTimersByTimeAsync(500)
    origin.address.list.chooseActive()
    await settleAll()
    expect(asked).toEqual(['search Ště', 'details stepanska'])
    expect(origin.draft).toMatchObject({
      text: 'Štěpánská 61, 110 00 Praha',
      city: 'Praha',
      postalCode: '110 00',
      building: 'Lucerna',
      position: CUSTOMER_AT,
    })
    expect(request.state.flow.step).toBe('ASK_FOR_ORIGIN_ADDRESS_DETAILS')
  })

  it('keeps the position when an edit does not change the text, and restores it when the text is restored', async () => {
    const { asked, origin, settleAll } = await ofNewVendor()
    void origin.moveTo(CUSTOMER_AT)
    await settleAll()
    const before = origin.draft
    asked.length = 0
    origin.address.type(`${before?.text}x`)
    expect(origin.draft?.position).toBeUndefined()
    origin.address.type(before?.text ?? '')
    await vi.advanceTimersByTimeAsync(500)
    expect(origin.draft).toEqual(before)
    expect(asked).toEqual([])
  })

  it('looks up the address at the pin (REQ-05, ADDR-21) and moves the pin back if there is none (ADDR-19)', async () => {
    const { origin, settleAll } = await ofNewVendor()
    const door = { latitude: 50.0803, longitude: 14.4286 }
    void origin.moveTo(door)
    await settleAll()
    expect(origin.draft).toMatchObject({ text: 'Štěpánská 61, 110 00 Praha', position: door })
    void origin.moveTo({ latitude: 10, longitude: 10 })
    await settleAll()
    expect(origin.draft?.position).toEqual(door)
    expect(origin.address.search).toMatchObject({ step: 'failed', problem: { id: 'request-destination-none' } })
  })

  it('moves the pin back to the last address if none of several positions has one (ADDR-19)', async () => {
    const { origin, settleAll } = await ofNewVendor()
    void origin.moveTo(CUSTOMER_AT)
    await settleAll()
    void origin.moveTo({ latitude: 11, longitude: 11 })
    void origin.moveTo({ latitude: 10, longitude: 10 })
    await settleAll()
    expect(origin.draft?.position).toEqual(CUSTOMER_AT)
  })

  it('clears the coordinates when the text changes and does not save without them (ADDR-09)', async () => {
    const { asked, origin, request, settleAll, told } = await ofNewVendor()
    void origin.moveTo(CUSTOMER_AT)
    await settleAll()
    origin.address.type('Korunní')
    expect(origin.draft?.position).toBeUndefined()
    expect(request.state.flow.step).toBe('ASK_FOR_ORIGIN_ADDRESS')
    void origin.save()
    await settleAll()
    expect(asked).not.toContain('save address')
    expect(told()).toEqual([])
    expect(origin.refusalAt('text')).toEqual({ id: 'address-no-coordinates' })
    expect(origin.focusTarget).toEqual({ at: 'text' })
  })

  it('saves all details and continues the request without a reload (ADDR-08, ADDR-12, REQ-02)', async () => {
    const { asked, origin, origins, request, settleAll, told, view } = await ofNewVendor()
    void origin.moveTo(CUSTOMER_AT)
    await settleAll()
    origin.change({ unit: '4', notes: 'Back entrance' })
    void origin.save()
    await settleAll()
    expect(origins).toEqual([
      {
        addressText: 'Štěpánská 61, 110 00 Praha',
        unit: '4',
        notes: 'Back entrance',
        building: 'Lucerna',
        city: 'Praha',
        countryCode: 'CZ',
        coordinates: CUSTOMER_AT,
        postalCode: '110 00',
        streetAddress: 'Štěpánská 61',
      },
    ])
    expect(told()).toEqual(['address-saved'])
    expect(view.request.page).toBe('form')
    expect(request.origin).toEqual(CUSTOMER_AT)
    expect(request.state.flow.step).toBe('ASK_FOR_DESTINATION_ADDRESS')
    expect(asked.filter((call) => call === 'save address')).toHaveLength(1)
  })

  it('does not report a guest’s origin as saved, because it belongs to this order only (REQ-36)', async () => {
    const { origin, request, settleAll, told, view } = aRequest({
      mode: 'guest',
      vendor: aVendor({ location: NOWHERE }),
    })
    view.start(new AbortController().signal)
    await settleAll()
    request.sender?.change({ name: 'Eva Nová', phoneNumber: '602 111 222', email: 'eva@guest.test' })
    void origin.moveTo(CUSTOMER_AT)
    await settleAll()
    void origin.save()
    await settleAll()
    expect([told(), view.request.page]).toEqual([[], 'form'])
  })

  it('keeps the input when saving fails and can save again (ADDR-13)', async () => {
    const { answers, origin, request, settleAll, told, view } = await ofNewVendor()
    void origin.moveTo(CUSTOMER_AT)
    await settleAll()
    answers.saveAddress = OFFLINE
    void origin.save()
    await settleAll()
    expect(told()).toEqual(['address-not-saved'])
    expect(origin.progress).toEqual({ step: 'failed', because: { id: 'failure-offline' } })
    expect(request.state.flow.step).toBe('ASK_FOR_ORIGIN_ADDRESS_DETAILS')
    answers.saveAddress = refusal('x', 'nobody.knows', { message: '' })
    void origin.save()
    await settleAll()
    expect(origin.progress).toMatchObject({ step: 'failed', because: { id: 'nobody-knows' } })
    expect(origin.draft?.text).toBe('Štěpánská 61, 110 00 Praha')
    answers.saveAddress = undefined
    void origin.save()
    await settleAll()
    expect(view.request.page).toBe('form')
  })

  it('returns to the origin without changes and keeps the customer’s data (REQ-15, REQ-20)', async () => {
    const { fill, origin, request, settleAll, view } = aRequest()
    await fill()
    view.places.changeOrigin()
    expect(view.request.page).toBe('origin')
    expect(request.state.flow.step).toBe('ASK_FOR_ORIGIN_ADDRESS_DETAILS')
    expect(request.state.deliveryFee).toBeUndefined()
    expect(origin.draft?.text).toBe('Staroměstské náměstí 1')
    origin.address.type('else')
    origin.keep()
    await settleAll()
    expect(view.request.page).toBe('form')
    expect(request.draft).toMatchObject({ ...TYPED, destinationTextAddress: 'Štěpánská 61, 110 00 Praha' })
    expect(request.vendor).toEqual(aVendor())
    expect(request.state.deliveryFee).toBeDefined()
  })

  it('computes the fee again after the origin changed (REQ-15, REQ-20)', async () => {
    const { asked, fill, origin, request, settleAll, view } = aRequest()
    await fill()
    const before = asked.filter((call) => call === 'fee?').length
    view.places.changeOrigin()
    void origin.moveTo(CUSTOMER_AT)
    await settleAll()
    void origin.save()
    await settleAll()
    expect(request.origin).toEqual(CUSTOMER_AT)
    expect(asked.filter((call) => call === 'fee?')).toHaveLength(before + 1)
    expect(request.draft).toMatchObject(TYPED)
    expect(request.state.deliveryFee).toBeDefined()
  })

  it('asks for the origin when another vendor without a location is selected (REQ-21, REQ-02)', async () => {
    const { fill, origin, request, select, view } = aRequest()
    await fill()
    await select({ ...NEW, id: 'other', name: 'Other' })
    expect(view.request.page).toBe('origin')
    expect(origin.vendor?.name).toBe('Other')
    expect(request.draft.destinationName).toBe('')
  })

  it('requests nothing when only the vendor’s label or outlets change (REQ-20, OUTLET-15)', async () => {
    const { asked, fill, request, select, told } = aRequest()
    await fill()
    const before = asked.length
    const renamed = aVendor({ name: 'Pekárna za mostem', outlets: [{ id: 'new', name: 'New' }] })
    await select(renamed)
    expect(request.vendor).toEqual(renamed)
    expect(request.draft).toMatchObject(TYPED)
    expect(request.state.deliveryFee).toBeDefined()
    expect([asked.length, told()]).toEqual([before, []])
  })

  it('computes the fee again when the vendor’s location changes, and keeps the input (REQ-20, OUTLET-15)', async () => {
    const { asked, fill, request, select } = aRequest()
    await fill()
    const before = asked.filter((call) => call === 'fee?').length
    const { location } = aVendor()
    await select(aVendor({ location: { ...location, coordinates: { latitude: 50.09, longitude: 14.43 } } }))
    expect(request.draft).toMatchObject(TYPED)
    expect(asked.filter((call) => call === 'fee?')).toHaveLength(before + 1)
  })

  it('never sends unit, building or notes to a geocoder', async () => {
    const { asked, origin, settleAll } = await ofNewVendor()
    origin.change({ unit: '4711', building: 'Backhouse', notes: 'Ring' })
    origin.address.type('Ště')
    await vi.advanceTimersByTimeAsync(500)
    origin.address.list.chooseActive()
    await settleAll()
    expect(asked).toEqual(['search Ště', 'details stepanska'])
  })
})

describe('the details of a collection point', () => {
  const other = aPlace({
    id: 'korunni',
    formattedAddress: 'Korunní 12, 120 00 Praha',
    building: '',
    city: '',
    postalCode: '',
  })
  const ofTwoPlaces = async () => {
    const world = aRequest({ vendor: NEW, places: [aPlace(), other] })
    await world.start()
    const choose = async (text: string) => {
      world.origin.address.type(text)
      await vi.advanceTimersByTimeAsync(500)
      world.origin.address.list.chooseActive()
      await world.settleAll()
    }
    return { ...world, choose }
  }

  it('contain a typed unit once, in its field', async () => {
    const { choose, origin } = await ofTwoPlaces()
    await choose('Korunní 12, 3. patro')
    expect(origin.draft).toMatchObject({ unit: '3. patro', building: '', text: 'Korunní 12, 120 00 Praha' })
  })

  it('go with the address that brought them, and return with it', async () => {
    const { choose, origin } = await ofTwoPlaces()
    await choose('Štěpánská 61, 3. patro')
    const before = origin.draft
    await choose('Korunní')
    expect(origin.draft).toMatchObject({ unit: '', building: '', city: '', postalCode: '' })
    expect(origin.keptDetails).toEqual([])
    await choose('Štěpánská 61, 3. patro')
    origin.address.type('Ště')
    origin.address.type(before?.text ?? '')
    expect(origin.draft).toEqual(before)
  })

  it('return when the address is chosen again', async () => {
    const { choose, origin } = await ofTwoPlaces()
    await choose('Štěpánská 61, 3. patro')
    const before = origin.draft
    await choose('Korunní')
    await choose('Štěpánská')
    expect(origin.draft).toMatchObject({ unit: '', building: 'Lucerna' })
    origin.address.type('Kor')
    await choose('Štěpánská')
    expect(origin.draft).toEqual({ ...before, unit: '' })
    await choose('Korunní 12, byt 5')
    origin.address.type('Kor')
    await choose('Korunní')
    expect(origin.draft?.unit).toBe('byt 5')
  })

  it('are not said to be of an earlier address that was never found', async () => {
    const { origin, settleAll } = await ofTwoPlaces()
    origin.address.type('Kor')
    origin.change({ unit: '5' })
    void origin.moveTo(CUSTOMER_AT)
    await settleAll()
    expect(origin.draft).toMatchObject({ unit: '5', text: 'Štěpánská 61, 110 00 Praha' })
    expect(origin.keptDetails).toEqual([])
  })

  it('stay and are shown if a person typed them', async () => {
    const { choose, origin } = await ofTwoPlaces()
    await choose('Štěpánská')
    origin.change({ unit: '5', city: 'Brno' })
    await choose('Korunní')
    expect(origin.draft).toMatchObject({ unit: '5', city: 'Brno', building: '' })
    expect(origin.keptDetails).toEqual(['unit', 'city'])
  })
})
