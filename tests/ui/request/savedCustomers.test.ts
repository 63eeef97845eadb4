import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aSavedAddress } from '../../support/aSavedAddress.ts'
import { aVendor } from '../../support/aVendor.ts'
import { NOON } from '../../support/memoryPortal.ts'
import { aPlace } from '../../support/aPlace.ts'
import { aRequest, CUSTOMER_AT, OFFLINE } from './requestWorld.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const KAREL = aSavedAddress()
const WITH_BOOK = { flags: ['AddressBook'], saved: [KAREL] } as const

describe('DestinationViewModel with an address book', () => {
  it('searches customers after 200 ms from two characters, and places after 500 ms (ADDR-05, ADDR-01)', async () => {
    const { asked, destination, start } = aRequest(WITH_BOOK)
    await start()
    destination.type('N')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toEqual(['search N'])
    for (const text of ['No', 'Nov']) {
      destination.type(text)
      await vi.advanceTimersByTimeAsync(199)
    }
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.slice(1)).toEqual(['customers Nov'])
    await vi.advanceTimersByTimeAsync(300)
    expect(asked.slice(1)).toEqual(['customers Nov', 'search Nov'])
  })

  it('searches no address book without its flag (ADDR-15)', async () => {
    const { asked, customer, destination, search, start, switchOn } = aRequest({ saved: [KAREL] })
    await start()
    await search('Štěp')
    expect(asked).toEqual(['search Štěp'])
    expect(destination.options.map(({ kind }) => kind)).toEqual(['place'])
    expect(customer.book).toBeUndefined()
    await switchOn('AddressBook')
    await search('Štěpá')
    expect(asked).toContain('customers Štěpá')
    expect(customer.book).toBeDefined()
  })

  it('lists customers first, then places, in one list with wrapping arrow keys (ADDR-06)', async () => {
    const { destination, search, start } = aRequest(WITH_BOOK)
    await start()
    await search('Štěp')
    expect(destination.options.map(({ id }) => id)).toEqual(['customer-karel', 'place-stepanska'])
    expect(destination.list.active).toBe(0)
    destination.list.move(1)
    expect(destination.list.active).toBe(1)
    destination.list.move(1)
    expect(destination.list.active).toBe(0)
  })

  it('keeps the selected option when others arrive', async () => {
    const { destination, start } = aRequest({
      ...WITH_BOOK,
      saved: [KAREL, aSavedAddress({ id: 'jana', name: 'Jana', used: 1 })],
    })
    await start()
    destination.type('Štěp')
    await vi.advanceTimersByTimeAsync(200)
    destination.list.move(-1)
    expect(destination.options[destination.list.active]?.id).toBe('customer-jana')
    await vi.advanceTimersByTimeAsync(300)
    expect(destination.options).toHaveLength(3)
    expect(destination.options[destination.list.active]?.id).toBe('customer-jana')
  })

  it('discards the answer to a text that has changed', async () => {
    const { asked, destination, start } = aRequest(WITH_BOOK)
    await start()
    destination.type('Nov')
    await vi.advanceTimersByTimeAsync(199)
    destination.type('')
    await vi.advanceTimersByTimeAsync(1_000)
    expect({ asked, options: destination.options }).toEqual({ asked: [], options: [] })
  })

  it('fills in a saved customer completely and requests the fee without a geocoder (ADDR-07, REQ-10)', async () => {
    const { asked, destination, request, settleAll, start, view } = aRequest(WITH_BOOK)
    await start()
    destination.type('0001')
    await vi.advanceTimersByTimeAsync(200)
    destination.list.chooseActive()
    await settleAll()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toEqual(['customers 0001', 'deliverable?', 'fee?'])
    expect(request.draft).toMatchObject({
      destinationName: 'Karel Novák',
      destinationPhoneNumber: '+420602000001',
      destinationUnitNumber: '4',
      destinationBuilding: 'Lucerna',
      destinationTextAddress: 'Štěpánská 61, 110 00 Praha',
      riderNotes: 'Ring twice',
    })
    expect(request.destination).toEqual(CUSTOMER_AT)
    expect(request.state.selectedSaveAddress).toBe('karel')
    expect(request.state.deliveryFee).toBeDefined()
    expect(view.request.focusTarget).toEqual({ at: 'orderAmount' })
  })

  it('focuses the submit button if a saved customer left nothing to fill in', async () => {
    const { destination, settleAll, start, view } = aRequest(WITH_BOOK)
    await start()
    view.change({ orderAmount: '250' })
    destination.type('Nov')
    await vi.advanceTimersByTimeAsync(200)
    destination.list.chooseActive()
    await settleAll()
    expect(view.request.focusTarget).toEqual({ at: 'submit' })
  })

  it('deselects the saved address when another one is typed (ADDR-07)', async () => {
    const { destination, request, start } = aRequest(WITH_BOOK)
    await start()
    destination.type('Nov')
    await vi.advanceTimersByTimeAsync(200)
    destination.list.chooseActive()
    destination.type('Korunní')
    expect(request.state.selectedSaveAddress).toBeUndefined()
  })

  it('offers places if the address book cannot be searched', async () => {
    const { answers, destination, search, start } = aRequest(WITH_BOOK)
    await start()
    answers.addressBook = OFFLINE
    await search('Štěp')
    expect(destination.customers.step).toBe('failed')
    expect(destination.options.map(({ kind }) => kind)).toEqual(['place'])
  })

  it('never sends unit number or building to a geocoder', async () => {
    const { asked, destination, search, settleAll, start, view } = aRequest(WITH_BOOK)
    await start()
    view.change({ destinationUnitNumber: '4711', destinationBuilding: 'Backhouse' })
    await search('Štěpánská 61')
    destination.list.move(1)
    destination.list.chooseActive()
    await settleAll()
    void destination.moveTo({ latitude: 50.0803, longitude: 14.4286 })
    await settleAll()
    expect(asked).toContain('details stepanska')
    expect(asked.filter((call) => /4711|Backhouse/.test(call))).toEqual([])
  })
})

describe('DestinationViewModel: pin and text', () => {
  const korunni = aPlace({
    id: 'korunni',
    formattedAddress: 'Korunní 12',
    coordinates: { latitude: 50.0755, longitude: 14.4402 },
  })
  const places = [aPlace(), korunni]
  const chosen = async () => {
    const world = aRequest({ places })
    await world.start()
    await world.search('Štěp')
    world.destination.list.chooseActive()
    await world.settleAll()
    return world
  }

  it('agree while the pin is within 100 m; the text stays as written', async () => {
    const { destination, request, settleAll } = await chosen()
    const door = { latitude: 50.0805, longitude: 14.4285 }
    void destination.moveTo(door)
    await settleAll()
    expect(destination.disagreement).toBeUndefined()
    expect(destination.text).toBe('Štěpánská 61, 110 00 Praha')
    expect(request.destination).toEqual(door)
    expect(request.state.deliveryFee).toBeDefined()
  })

  it('disagree beyond that; the text stays and can be replaced by the address at the pin', async () => {
    const { destination, request, settleAll } = await chosen()
    void destination.moveTo(korunni.coordinates)
    await settleAll()
    expect(destination.disagreement).toBeGreaterThan(900)
    expect(destination.text).toBe('Štěpánská 61, 110 00 Praha')
    expect(destination.addressAtPin).toBe('Korunní 12')
    destination.takeAddressAtPin()
    expect(destination.text).toBe('Korunní 12')
    expect(request.destination).toEqual(korunni.coordinates)
    expect(destination.disagreement).toBeUndefined()
  })

  it('agree again when the pin is moved to the text, for which a new fee is requested', async () => {
    const { asked, destination, request, settleAll } = await chosen()
    void destination.moveTo(korunni.coordinates)
    await settleAll()
    const before = asked.filter((call) => call === 'fee?').length
    destination.movePinToAddress()
    await settleAll()
    expect(request.destination).toEqual(CUSTOMER_AT)
    expect(destination.disagreement).toBeUndefined()
    expect(asked.filter((call) => call === 'fee?')).toHaveLength(before + 1)
  })

  it('disagree if typed coordinates are far from the address found for them', async () => {
    const { destination, request, search, settleAll, start } = aRequest({ places })
    await start()
    await search('50.0820,14.4285')
    destination.list.chooseActive()
    await settleAll()
    expect(destination.disagreement).toBeGreaterThan(200)
    expect(destination.addressAtPin).toBeUndefined()
    destination.movePinToAddress()
    expect(request.destination).toEqual(CUSTOMER_AT)
  })

  it('follow each other while the user has not written the text (ADDR-21)', async () => {
    const { destination, settleAll, start } = aRequest({ places })
    await start()
    void destination.moveTo(CUSTOMER_AT)
    await settleAll()
    expect(destination.text).toBe('Štěpánská 61, 110 00 Praha')
    void destination.moveTo(korunni.coordinates)
    await settleAll()
    expect(destination.text).toBe('Korunní 12')
  })

  it('keep a text unknown to the geocoder and use the pin’s position (ADDR-20)', async () => {
    const { destination, request, search, settleAll, start } = aRequest({ places })
    await start()
    await search('the blue gate behind the mill')
    void destination.moveTo(CUSTOMER_AT)
    await settleAll()
    expect(destination.text).toBe('the blue gate behind the mill')
    expect(request.destination).toEqual(CUSTOMER_AT)
  })
})

describe('SavedCustomerViewModel: known phone number', () => {
  const typed = async (draft: Parameters<ReturnType<typeof aRequest>['view']['change']>[0]) => {
    const world = aRequest(WITH_BOOK)
    await world.start()
    world.view.change(draft)
    await vi.advanceTimersByTimeAsync(200)
    return world
  }

  it('offers the customer and fills in nothing without a click', async () => {
    const { customer, destination, request } = await typed({ destinationPhoneNumber: '602 000 001' })
    expect(customer.known).toEqual({ saved: KAREL, fills: true, conflicts: false })
    expect(request.draft.destinationName).toBe('')
    destination.useKnown('empty')
    expect(request.draft).toMatchObject({ destinationName: 'Karel Novák', destinationPhoneNumber: '602 000 001' })
    expect(request.state.selectedSaveAddress).toBe('karel')
    expect(customer.known).toBeUndefined()
  })

  it('fills in empty fields only, unless all are to be replaced', async () => {
    const { customer, destination, request } = await typed({
      destinationPhoneNumber: '602 000 001',
      destinationName: 'Karolína',
    })
    expect(customer.known).toMatchObject({ fills: true, conflicts: true })
    destination.useKnown('empty')
    expect(request.draft).toMatchObject({ destinationName: 'Karolína', destinationUnitNumber: '4' })
  })

  it('replaces all fields on request', async () => {
    const { asked, destination, request, settleAll } = await typed({
      destinationPhoneNumber: '602 000 001',
      destinationName: 'Karolína',
      riderNotes: 'Do not ring',
    })
    destination.useKnown('all')
    await settleAll()
    expect(request.draft).toMatchObject({ destinationName: 'Karel Novák', riderNotes: 'Ring twice' })
    expect(asked.filter((call) => /^(search|details|reverse)/.test(call))).toEqual([])
    expect(request.state.deliveryFee).toBeDefined()
  })

  it('does not offer a declined customer again, nor any without the flag (ADDR-15)', async () => {
    const { customer } = await typed({ destinationPhoneNumber: '602 000 001' })
    customer.decline()
    expect(customer.known).toBeUndefined()
    const without = aRequest({ saved: [KAREL] })
    await without.start()
    without.view.change({ destinationPhoneNumber: '602 000 001' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect({ asked: without.asked, known: without.customer.known }).toEqual({ asked: [], known: undefined })
  })
})

describe('SavedCustomerViewModel: saving', () => {
  it('saves the customer with notes on one click, and undoes it (ENT-08)', async () => {
    const { asked, customer, fill, settleAll } = aRequest({ flags: ['AddressBook'] })
    await fill({ riderNotes: 'Ring twice' })
    await vi.advanceTimersByTimeAsync(200)
    expect(customer.standing.kind).toBe('new')
    void customer.save()
    await settleAll()
    expect(customer.standing).toMatchObject({
      kind: 'saved',
      saved: { name: 'Karel Novák', phoneNumber: '+420602000001', notes: 'Ring twice' },
    })
    void customer.undo()
    await settleAll()
    expect(customer.standing.kind).toBe('new')
    expect(asked.filter((call) => /customer$|^remove/.test(call))).toEqual(['save customer', 'remove saved-1'])
  })

  it('cannot undo saving while it is not known whether the customer was saved before', async () => {
    const { answers, asked, customer, fill, settleAll } = aRequest({ flags: ['AddressBook'] })
    answers.addressBook = OFFLINE
    await fill()
    await vi.advanceTimersByTimeAsync(10_000)
    answers.addressBook = undefined
    void customer.save()
    await settleAll()
    expect(customer.progress).toMatchObject({ step: 'saved', undo: undefined })
    void customer.undo()
    await settleAll()
    expect(asked.filter((call) => call.startsWith('remove'))).toEqual([])
  })

  it('updates a changed saved customer, and undoes it', async () => {
    const { addressBook, customer, destination, settleAll, start, view } = aRequest(WITH_BOOK)
    await start()
    destination.type('Nov')
    await vi.advanceTimersByTimeAsync(200)
    destination.list.chooseActive()
    expect(customer.standing.kind).toBe('saved')
    view.change({ riderNotes: 'Third floor' })
    expect(customer.standing.kind).toBe('changed')
    void customer.save()
    await settleAll()
    const notes = async () =>
      (await Effect.runPromise(addressBook.search('pekarna-u-mostu', 'Karel'))).map((one) => one.notes)
    expect(await notes()).toEqual(['Third floor'])
    void customer.undo()
    await settleAll()
    expect(await notes()).toEqual(['Ring twice'])
    expect(customer.standing.kind).toBe('changed')
  })

  it('shows the reason of a failure in one place, and can save again', async () => {
    const { answers, customer, fill, settleAll, told } = aRequest({ flags: ['AddressBook'] })
    await fill()
    answers.addressBook = OFFLINE
    void customer.save()
    await settleAll()
    expect(customer.progress).toEqual({ step: 'failed', because: { id: 'failure-offline' } })
    expect(told()).toEqual([])
    answers.addressBook = undefined
    void customer.save()
    await settleAll()
    expect(customer.standing.kind).toBe('saved')
  })

  it('clears the customer when another vendor is selected (REQ-21)', async () => {
    const { customer, fill, select, settleAll } = aRequest({ flags: ['AddressBook'] })
    await fill()
    void customer.save()
    await settleAll()
    await select(aVendor({ id: 'other' }))
    expect(customer.standing.kind).toBe('incomplete')
    expect(customer.progress.step).toBe('resting')
  })
})
