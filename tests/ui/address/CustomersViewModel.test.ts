import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CustomersViewModel } from '../../../src/ui/address/CustomersViewModel.ts'
import type { CustomerEditorViewModel } from '../../../src/ui/address/CustomerEditorViewModel.ts'
import { aSavedAddress } from '../../support/aSavedAddress.ts'
import { NOON } from '../../support/memoryPortal.ts'
import { aRequest, OFFLINE } from '../request/requestWorld.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const KAREL = aSavedAddress()

/** The address book, opened from a request form. */
const opened = async () => {
  const world = aRequest({
    flags: ['AddressBook'],
    saved: [KAREL, aSavedAddress({ id: 'jana', name: 'Jana', used: 1 })],
  })
  await world.start()
  const { book } = world.customer
  if (!book) throw new Error('there is no address book')
  const view = new CustomersViewModel(book)
  view.start(new AbortController().signal)
  return {
    ...world,
    book: view,
    find: async (text: string) => {
      view.finding.find(text)
      await vi.advanceTimersByTimeAsync(200)
    },
    editing: (): CustomerEditorViewModel => {
      if (view.step.kind !== 'editing') throw new Error('nobody is edited')
      return view.step.editor
    },
  }
}

describe('CustomersViewModel', () => {
  it('does not search texts shorter than two characters (ADDR-05)', async () => {
    const { asked, book, find } = await opened()
    await find('K')
    expect({ asked, step: book.finding.search.step }).toEqual({ asked: [], step: 'resting' })
    await find('re')
    expect(book.customers.map(({ id }) => id)).toEqual(['karel'])
  })

  it('edits a customer in place and keeps the coordinates when the text changes (ENT-08)', async () => {
    const { asked, book, editing, find, settleAll, told } = await opened()
    await find('Kar')
    book.edit(KAREL)
    expect(book.mayClose).toBe(false)
    editing().change({ riderNotes: 'Third floor' })
    editing().address.type('Štěpánská 61, second yard')
    void editing().save()
    await settleAll()
    expect(asked).toContain('change karel')
    expect(book.customers).toEqual([
      { ...KAREL, notes: 'Third floor', address: '4, Lucerna, Štěpánská 61, second yard' },
    ])
    expect(book.mayClose).toBe(true)
    expect(told()).toEqual(['address-customer-changed'])
  })

  it('does not search while the text equals the saved address', async () => {
    const { asked, book, editing, find } = await opened()
    await find('Kar')
    book.edit(KAREL)
    const text = editing().address.text
    asked.length = 0
    editing().address.type(`${text}x`)
    editing().address.type(text)
    await vi.advanceTimersByTimeAsync(500)
    editing().address.list.enter()
    expect(editing().address.list.press('ArrowDown')).toBe(false)
    expect(asked).toEqual([])
  })

  it('moves a customer to a chosen place (ADDR-04)', async () => {
    const { book, editing, find, settleAll } = await opened()
    await find('Kar')
    book.edit({ ...KAREL, coordinates: { latitude: 1, longitude: 1 } })
    editing().address.type('Ště')
    await vi.advanceTimersByTimeAsync(500)
    editing().address.list.chooseActive()
    await settleAll()
    void editing().save()
    await settleAll()
    expect(book.customers[0]?.coordinates).toEqual(KAREL.coordinates)
  })

  it('validates an edit like a request, marks the errors and focuses the first (ADDR-10, VAL-04, VAL-07)', async () => {
    const { asked, book, editing, find } = await opened()
    await find('Kar')
    book.edit(KAREL)
    editing().change({ destinationName: '', destinationPhoneNumber: '12', riderNotes: 'x'.repeat(1001) })
    expect(editing().refusals.at('destinationName')).toBeUndefined()
    void editing().save()
    expect(editing().focusTarget).toEqual({ at: 'destinationName' })
    expect(editing().refusals.at('destinationPhoneNumber')).toEqual({ id: 'request-phone-impossible' })
    expect(editing().refusals.at('riderNotes')).toEqual({ id: 'request-notes-too-long' })
    expect(asked).not.toContain('change karel')
  })

  it('keeps the input when saving fails', async () => {
    const { answers, book, editing, find, settleAll } = await opened()
    await find('Kar')
    book.edit(KAREL)
    editing().change({ destinationName: 'Karel Starý' })
    answers.addressBook = OFFLINE
    void editing().save()
    await settleAll()
    expect(editing().progress).toEqual({ step: 'failed', because: { id: 'failure-offline' } })
    expect(editing().draft.destinationName).toBe('Karel Starý')
  })

  it('removes a customer after confirmation, also from the current request', async () => {
    const { asked, book, customer, destination, find, request, settleAll } = await opened()
    destination.type('Nov')
    await vi.advanceTimersByTimeAsync(200)
    destination.list.chooseActive()
    await find('Kar')
    book.askToRemove('karel')
    expect(asked).not.toContain('remove karel')
    book.showList()
    expect(book.step.kind).toBe('looking')
    void book.remove(KAREL)
    await settleAll()
    expect(asked).toContain('remove karel')
    expect(book.customers).toEqual([])
    expect(request.state.selectedSaveAddress).toBeUndefined()
    expect(customer.standing.kind).toBe('new')
  })

  it('keeps a customer whose removal failed and shows the reason in the confirmation', async () => {
    const { answers, book, find, settleAll, told } = await opened()
    await find('Kar')
    answers.addressBook = OFFLINE
    void book.remove(KAREL)
    await settleAll()
    expect(book.customers).toHaveLength(1)
    expect(book.step).toEqual({ kind: 'confirming', id: 'karel', because: { id: 'failure-offline' } })
    expect(told()).toEqual([])
  })
})
