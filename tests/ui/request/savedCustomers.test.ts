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

describe('The destination, with an address book', () => {
  it('looks for saved customers 200 ms after the last key, from two characters, and for places after 500 ms (ADDR-05, ADDR-01)', async () => {
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

  it('asks no address book without its flag (ADDR-15)', async () => {
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

  it('offers customers first, then places, in one list the arrows walk round (ADDR-06)', async () => {
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

  it('keeps the option somebody moved to when others join the list', async () => {
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

  it('drops the answer to a text that is no longer there', async () => {
    const { asked, destination, start } = aRequest(WITH_BOOK)
    await start()
    destination.type('Nov')
    await vi.advanceTimersByTimeAsync(199)
    destination.type('')
    await vi.advanceTimersByTimeAsync(1_000)
    expect({ asked, options: destination.options }).toEqual({ asked: [], options: [] })
  })

  it('is filled whole by a saved customer, and priced without asking a geocoder (ADDR-07, REQ-10)', async () => {
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
    expect(view.wanted).toEqual({ at: 'orderAmount' })
  })

  it('wants the button when a saved customer left nothing to fill in', async () => {
    const { destination, settleAll, start, view } = aRequest(WITH_BOOK)
    await start()
    view.change({ orderAmount: '250' })
    destination.type('Nov')
    await vi.advanceTimersByTimeAsync(200)
    destination.list.chooseActive()
    await settleAll()
    expect(view.wanted).toEqual({ at: 'submit' })
  })

  it('is nobody’s saved address any more when another one is typed (ADDR-07)', async () => {
    const { destination, request, start } = aRequest(WITH_BOOK)
    await start()
    destination.type('Nov')
    await vi.advanceTimersByTimeAsync(200)
    destination.list.chooseActive()
    destination.type('Korunní')
    expect(request.state.selectedSaveAddress).toBeUndefined()
  })

  it('goes on by places when the address book cannot be asked', async () => {
    const { answers, destination, search, start } = aRequest(WITH_BOOK)
    await start()
    answers.addressBook = OFFLINE
    await search('Štěp')
    expect(destination.customers.step).toBe('failed')
    expect(destination.options.map(({ kind }) => kind)).toEqual(['place'])
  })

  it('never sends the unit number or the building to a geocoder', async () => {
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

describe('Pin and text', () => {
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

  it('agree as long as the pin is moved within 100 m; the text stays as it was written', async () => {
    const { destination, request, settleAll } = await chosen()
    const door = { latitude: 50.0805, longitude: 14.4285 }
    void destination.moveTo(door)
    await settleAll()
    expect(destination.disagreement).toBeUndefined()
    expect(destination.text).toBe('Štěpánská 61, 110 00 Praha')
    expect(request.destination).toEqual(door)
    expect(request.state.deliveryFee).toBeDefined()
  })

  it('disagree when the pin was moved farther: the text stays, and may follow the pin', async () => {
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

  it('disagree until the pin follows the text, which is priced again', async () => {
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

  it('disagree when typed coordinates are far from the address found for them', async () => {
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

  it('follow each other as long as nobody wrote the text (ADDR-21)', async () => {
    const { destination, settleAll, start } = aRequest({ places })
    await start()
    void destination.moveTo(CUSTOMER_AT)
    await settleAll()
    expect(destination.text).toBe('Štěpánská 61, 110 00 Praha')
    void destination.moveTo(korunni.coordinates)
    await settleAll()
    expect(destination.text).toBe('Korunní 12')
  })

  it('leave a text alone that no geocoder knows, and put it where the pin is (ADDR-20)', async () => {
    const { destination, request, search, settleAll, start } = aRequest({ places })
    await start()
    await search('the blue gate behind the mill')
    void destination.moveTo(CUSTOMER_AT)
    await settleAll()
    expect(destination.text).toBe('the blue gate behind the mill')
    expect(request.destination).toEqual(CUSTOMER_AT)
  })
})

describe('A known phone number', () => {
  const typed = async (draft: Parameters<ReturnType<typeof aRequest>['view']['change']>[0]) => {
    const world = aRequest(WITH_BOOK)
    await world.start()
    world.view.change(draft)
    await vi.advanceTimersByTimeAsync(200)
    return world
  }

  it('offers its customer and fills nothing in without a click', async () => {
    const { customer, request } = await typed({ destinationPhoneNumber: '602 000 001' })
    expect(customer.known).toEqual({ saved: KAREL, fills: true, conflicts: false })
    expect(request.draft.destinationName).toBe('')
    customer.use('empty')
    expect(request.draft).toMatchObject({ destinationName: 'Karel Novák', destinationPhoneNumber: '602 000 001' })
    expect(request.state.selectedSaveAddress).toBe('karel')
    expect(customer.known).toBeUndefined()
  })

  it('fills only what is empty, unless everything is to be replaced', async () => {
    const { customer, request } = await typed({
      destinationPhoneNumber: '602 000 001',
      destinationName: 'Karolína',
    })
    expect(customer.known).toMatchObject({ fills: true, conflicts: true })
    customer.use('empty')
    expect(request.draft).toMatchObject({ destinationName: 'Karolína', destinationUnitNumber: '4' })
  })

  it('replaces everything when that is chosen', async () => {
    const { asked, customer, request, settleAll } = await typed({
      destinationPhoneNumber: '602 000 001',
      destinationName: 'Karolína',
      riderNotes: 'Do not ring',
    })
    customer.use('all')
    await settleAll()
    expect(request.draft).toMatchObject({ destinationName: 'Karel Novák', riderNotes: 'Ring twice' })
    expect(asked.filter((call) => /^(search|details|reverse)/.test(call))).toEqual([])
    expect(request.state.deliveryFee).toBeDefined()
  })

  it('is not offered again once it was declined, nor without the flag (ADDR-15)', async () => {
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

describe('The customer of a request', () => {
  it('is saved with one click, notes included, and the click can be taken back (ENT-08)', async () => {
    const { asked, customer, fill, settleAll } = aRequest({ flags: ['AddressBook'] })
    await fill({ riderNotes: 'Ring twice' })
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

  it('is updated when something of a saved customer was changed, and can be put back', async () => {
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

  it('that could not be saved says why in one place, and is still there to be saved', async () => {
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

  it('is forgotten with the request of another vendor (REQ-21)', async () => {
    const { customer, fill, select, settleAll } = aRequest({ flags: ['AddressBook'] })
    await fill()
    void customer.save()
    await settleAll()
    await select(aVendor({ id: 'other' }))
    expect(customer.standing.kind).toBe('incomplete')
    expect(customer.progress.step).toBe('resting')
  })
})
