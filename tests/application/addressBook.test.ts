import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { ask } from '../../src/application/ask.ts'
import { AddressBook } from '../../src/application/ports/AddressBook.ts'
import { makeMemoryAddressBook } from '../../src/adapters/memory/MemoryAddressBook.ts'
import { invalidRequest } from '../../src/adapters/memory/refusals.ts'
import { makeMemoryVendorRepository } from '../../src/adapters/memory/MemoryVendorRepository.ts'
import { changeCustomer } from '../../src/application/address/changeCustomer.ts'
import { knownCustomers } from '../../src/application/address/knownCustomers.ts'
import { searchCustomers } from '../../src/application/address/searchCustomers.ts'
import { SenderStore } from '../../src/application/ports/SenderStore.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { saveOrigin } from '../../src/application/vendor/saveOrigin.ts'
import { originDraftOf, type OriginAddress } from '../../src/domain/vendor/originAddress.ts'
import { aSavedAddress } from '../support/aSavedAddress.ts'
import { aVendor, BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'
import { memoryPortal } from '../support/memoryPortal.ts'

const karel = aSavedAddress()
const jana = aSavedAddress({ id: 'jana', name: 'Jana', phoneNumber: '+420602000002', used: 2 })

/** An address book that records its queries. */
const askedBook = () => {
  const asked: string[] = []
  const book = makeMemoryAddressBook({ bakery: [karel, jana] })
  const portal = memoryPortal({
    addressBook: {
      ...book,
      search: (vendorId, query) =>
        Effect.suspend(() => {
          asked.push(`${vendorId}: ${query}`)
          return book.search(vendorId, query)
        }),
    },
  })
  return { asked, portal }
}

describe('Address book use cases', () => {
  it('searches from two characters on, not below (ADDR-05, ADDR-06, CONST-45)', async () => {
    const { asked, portal } = askedBook()
    expect(await portal.run(searchCustomers('bakery', ' N '))).toEqual([])
    expect(asked).toEqual([])
    expect(await portal.run(searchCustomers('bakery', ' no '))).toEqual([karel])
    expect(asked).toEqual(['bakery: no'])
  })

  it('finds customers by a possible phone number in any notation, but not by part of one', async () => {
    const { asked, portal } = askedBook()
    expect(await portal.run(knownCustomers('bakery', '602 00'))).toEqual([])
    expect(asked).toEqual([])
    expect(await portal.run(knownCustomers('bakery', '602 000 001'))).toEqual([karel])
    expect(await portal.run(knownCustomers('bakery', '+420 602-000-001'))).toEqual([karel])
    expect(asked).toEqual(['bakery: 420602000001', 'bakery: 420602000001'])
  })

  it('saves, changes and removes customers (ENT-08)', async () => {
    const { portal } = askedBook()
    const { id: _, used: __, ...eva } = aSavedAddress({ name: 'Eva', phoneNumber: '+420602000003' })
    const names = await portal.run(
      Effect.gen(function* () {
        const saved = yield* ask(AddressBook, (book) => book.save('bakery', eva))
        const changed = yield* changeCustomer('bakery', saved.id, { ...eva, name: 'Eva Malá' })
        const found = yield* searchCustomers('bakery', '0003')
        yield* ask(AddressBook, (book) => book.remove('bakery', saved.id))
        return [changed.name, found[0]?.name, (yield* searchCustomers('bakery', '0003')).length]
      }),
    )
    expect(names).toEqual(['Eva Malá', 'Eva Malá', 0])
  })

  it('saves a customer again when it is changed after its removal', async () => {
    const { portal } = askedBook()
    const { id: _, used: __, ...customer } = karel
    const found = await portal.run(
      Effect.gen(function* () {
        yield* ask(AddressBook, (book) => book.remove('bakery', 'karel'))
        yield* changeCustomer('bakery', 'karel', { ...customer, notes: 'Third floor' })
        return yield* searchCustomers('bakery', 'Karel')
      }),
    )
    expect(found.map(({ notes }) => notes)).toEqual(['Third floor'])
  })

  it.each([new ServiceUnavailable({ reason: 'offline' }), invalidRequest()])(
    'does not save a customer a second time when a change fails: %s',
    async (failure) => {
      const book = makeMemoryAddressBook({ bakery: [karel] })
      const { run } = memoryPortal({ addressBook: { ...book, change: () => Effect.fail(failure) } })
      const { id: _, used: __, ...customer } = karel
      const moved = { ...customer, address: 'Elsewhere 1' }
      expect(await run(Effect.flip(changeCustomer('bakery', 'karel', moved)))).toBe(failure)
      expect(await run(searchCustomers('bakery', 'Karel'))).toEqual([karel])
    },
  )

  it('does not match a number with only the same ending', async () => {
    const abroad = aSavedAddress({ id: 'abroad', phoneNumber: '+1420602000001' })
    const addressBook = makeMemoryAddressBook({ bakery: [karel, abroad] })
    expect(await memoryPortal({ addressBook }).run(knownCustomers('bakery', '602 000 001'))).toEqual([karel])
  })
})

describe('saveOrigin', () => {
  const { coordinates: _, ...nowhere } = aVendor().location
  const vendor = aVendor({ location: nowhere })
  const draft = { ...originDraftOf(aVendor().location), notes: 'Back entrance', position: CUSTOMER_AT }

  /** Vendors that record the saved addresses. */
  const requestedVendorIds = () => {
    const saved: OriginAddress[] = []
    const vendors = makeMemoryVendorRepository([vendor])
    const portal = memoryPortal({
      vendors: {
        ...vendors,
        saveAddress: (id, address) =>
          Effect.suspend(() => {
            saved.push(address)
            return vendors.saveAddress(id, address)
          }),
      },
    })
    return { portal, saved, vendors }
  }

  it('saves the address for the vendor, who then has a location (REQ-05, ADDR-08)', async () => {
    const { portal, saved, vendors } = requestedVendorIds()
    const located = await portal.run(saveOrigin(vendor, draft, undefined))
    expect(saved).toHaveLength(1)
    expect(located.location).toMatchObject({ coordinates: CUSTOMER_AT, riderInstructions: 'Back entrance' })
    expect(await Effect.runPromise(vendors.byId(vendor.id))).toEqual(located)
  })

  it.each([
    ['with a country', 'SK', 'SK'],
    ["without one, which gets the portal's", '', 'CZ'],
  ])('uses the country of a vendor %s (ADDR-08)', async (_where, countryCode, saidCountry) => {
    const { portal, saved } = requestedVendorIds()
    await portal.run(saveOrigin({ ...vendor, location: { ...nowhere, countryCode } }, draft, undefined))
    expect(saved).toMatchObject([{ countryCode: saidCountry }])
  })

  it("keeps a guest's address and contact data on the client only (ADDR-14, REQ-36, GUEST-06)", async () => {
    const SENDER = { name: 'Eva', phoneNumber: '603 111 222', email: 'eva@home.test' }
    const { portal, saved, vendors } = requestedVendorIds()
    const located = await portal.run(saveOrigin(vendor, draft, SENDER))
    expect(located).toMatchObject({ name: 'Eva', location: { coordinates: CUSTOMER_AT } })
    expect(await portal.run(ask(SenderStore, (store) => store.read))).toMatchObject({ sender: SENDER })
    expect(saved).toEqual([])
    expect(await Effect.runPromise(vendors.byId(vendor.id))).toEqual(vendor)
  })

  it('refuses an address without coordinates and sends nothing (ADDR-09)', async () => {
    const { portal, saved } = requestedVendorIds()
    const refusal = await portal.run(Effect.flip(saveOrigin(vendor, { ...draft, position: undefined }, undefined)))
    expect(refusal).toMatchObject({ _tag: 'OriginRefused', first: { code: 'coordinates-missing', field: 'text' } })
    expect(saved).toEqual([])
  })

  it('fails with ServiceUnavailable when the call fails (ADDR-13)', async () => {
    const offline = Effect.fail(new ServiceUnavailable({ reason: 'offline' }))
    const vendors = { ...makeMemoryVendorRepository([vendor]), saveAddress: () => offline }
    const failure = await memoryPortal({ vendors }).run(
      Effect.flip(saveOrigin(vendor, { ...draft, position: BAKERY_AT }, undefined)),
    )
    expect(failure._tag).toBe('ServiceUnavailable')
  })
})
