import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AddressBookPort } from '../../src/application/ports/AddressBook.ts'
import type { AddressToSave } from '../../src/domain/address/savedAddress.ts'

/** The account may act for `retez-1` and `retez-2`; both address books are empty. */
export interface HeldAddressBook {
  readonly book: AddressBookPort
  readonly close: () => Promise<void>
}

/** Of a back end that has no other call of an address book. */
export interface HeldCustomers {
  readonly book: Pick<AddressBookPort, 'search'>
  readonly close: () => Promise<void>
}

const KAREL: AddressToSave = {
  name: 'Karel Novák',
  phoneNumber: '+420602000001',
  coordinates: { latitude: 50.0801, longitude: 14.4285 },
  address: '4, Lucerna, Štěpánská 61, 110 00 Praha',
  notes: 'Ring twice',
}
const JANA: AddressToSave = {
  ...KAREL,
  name: 'Jana Malá',
  phoneNumber: '+420602000002',
  address: ', , Korunní 12, Praha',
  notes: '',
}

/** Searches the customers of `vendorId`, who are Karel and Jana; `other` has none. */
const findsCustomers = (held: () => HeldCustomers, vendorId: string, other: string) => {
  const namesFor = async (query: string, id = vendorId) =>
    (await Effect.runPromise(held().book.search(id, query))).map(({ name }) => name)

  it.each([
    ['a part of the name', 'nov'],
    ['the street', 'Štěpán'],
    ['the last digits of the phone', '0001'],
    ['the whole number without its plus', '420602000001'],
  ])('finds customers by %s (ADDR-06)', async (_, query) => {
    expect(await namesFor(query)).toEqual(['Karel Novák'])
  })

  it('does not match digits if the query has letters (ADDR-06)', async () => {
    expect(await namesFor('Karel 0001')).toEqual([])
  })

  it('finds nothing for an unknown text (ADDR-06)', async () => {
    expect(await namesFor('xqzvwk')).toEqual([])
  })

  it('returns customers unchanged, with their number of uses (ENT-08)', async () => {
    const [karel] = await Effect.runPromise(held().book.search(vendorId, 'Karel'))
    expect(karel).toMatchObject({ ...KAREL, used: 0 })
    expect(karel?.id).not.toBe('')
  })

  it('separates vendors', async () => {
    expect(await namesFor('Karel', other)).toEqual([])
  })
}

/** The contract of the search in every address book (API-11, ADDR-06). */
export const customerSearchContract = (
  adapter: string,
  open: () => Promise<HeldCustomers>,
  { vendorId, other }: { readonly vendorId: string; readonly other: string },
) =>
  describe(`AddressBook, its search (${adapter})`, () => {
    let held: HeldCustomers
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    findsCustomers(() => held, vendorId, other)
  })

/** The contract of every `AddressBook` adapter (API-11, ADDR-06, ENT-08). */
export const addressBookContract = (adapter: string, open: () => Promise<HeldAddressBook>) =>
  describe(`AddressBook (${adapter})`, () => {
    let held: HeldAddressBook
    beforeAll(async () => {
      held = await open()
      await Effect.runPromise(held.book.save('retez-1', KAREL))
      await Effect.runPromise(held.book.save('retez-1', JANA))
    })
    afterAll(() => held.close())

    const namesFor = async (query: string) =>
      (await Effect.runPromise(held.book.search('retez-1', query))).map(({ name }) => name)

    findsCustomers(() => held, 'retez-1', 'retez-2')

    it('updates the customer with the same phone number and address (ENT-08)', async () => {
      const before = await Effect.runPromise(held.book.search('retez-1', 'Karel'))
      const again = await Effect.runPromise(held.book.save('retez-1', { ...KAREL, notes: 'Ring once' }))
      expect(again).toMatchObject({ id: before[0]?.id, notes: 'Ring once' })
      expect(await namesFor('Karel')).toEqual(['Karel Novák'])
    })

    it('changes customers and refuses unknown ones (ENT-08)', async () => {
      const [jana] = await Effect.runPromise(held.book.search('retez-1', 'Jana'))
      const changed = await Effect.runPromise(
        held.book.change('retez-1', jana?.id ?? '', { ...JANA, name: 'Jana Velká', notes: 'Gate 2' }),
      )
      expect(changed).toMatchObject({ id: jana?.id, name: 'Jana Velká', notes: 'Gate 2' })
      expect(await namesFor('Velk')).toEqual(['Jana Velká'])
      expect(await Effect.runPromise(Effect.flip(held.book.change('retez-1', 'nobody', JANA)))).toMatchObject({
        _tag: 'NotFound',
      })
    })

    it('removes customers; removing one again succeeds', async () => {
      const [karel] = await Effect.runPromise(held.book.search('retez-1', 'Karel'))
      await Effect.runPromise(held.book.remove('retez-1', karel?.id ?? ''))
      await Effect.runPromise(held.book.remove('retez-1', karel?.id ?? ''))
      expect(await namesFor('Karel')).toEqual([])
    })
  })
