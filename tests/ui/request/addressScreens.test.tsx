import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { runInAction } from 'mobx'
import { afterEach, describe, expect, it } from 'vitest'
import { aSavedAddress } from '../../support/aSavedAddress.ts'
import { aVendor, CUSTOMER_AT } from '../../support/aVendor.ts'
import { plain } from '../market/showPage.tsx'
import { aPlace } from '../../support/aPlace.ts'
import { aRequest } from './requestWorld.ts'
import { showRequest } from './showRequest.tsx'

afterEach(cleanup)

const KAREL = aSavedAddress()
const destination = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Delivery address' })
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const noticed = async (text: string) =>
  waitFor(() => expect(within(screen.getByRole('region', { name: 'Notices' })).getByText(text)).toBeDefined())

/** The form of a vendor with an address book. */
const withAddressBook = async (saved = [KAREL]) => {
  const world = aRequest({ saved })
  const shown = showRequest({ world, vendors: [aVendor()] })
  const { flags } = shown
  runInAction(() => (flags.known = new Set(['AddressBook'])))
  await destination()
  return { ...shown, world, user: userEvent.setup() }
}

describe('destination field with an address book', () => {
  it('has the initial focus and groups customers and places (ADDR-06)', async () => {
    const { user } = await withAddressBook()
    expect(document.activeElement).toBe(await destination())
    await user.keyboard('Štěp')
    await screen.findByRole('group', { name: 'Places' })
    const groups = within(screen.getByRole('listbox')).getAllByRole('group')
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Your customers', 'Places'])
    expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([1, 1])
    const customer = within(groups[0]!).getByRole('option')
    expect(customer.getAttribute('aria-selected')).toBe('true')
    expect(plain(customer.textContent)).toBe(
      'Karel Novák+420602000001Štěpánská 61, Lucerna, 4, 110 00 Prahaused 14 times',
    )
    await user.keyboard('{ArrowDown}')
    expect((await destination()).getAttribute('aria-activedescendant')).toBe(within(groups[1]!).getByRole('option').id)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect((await destination()).value).toBe('Štěp')
  })

  it('chooses a returning customer by the last digits and Enter, and focuses the amount (ADDR-07)', async () => {
    const { user } = await withAddressBook()
    await user.keyboard('0001')
    const option = await screen.findByRole('option')
    expect(within(option).getByText('0001').tagName).toBe('MARK')
    await user.keyboard('{Enter}')
    await screen.findByText(/^We deliver there/)
    await waitFor(() => expect(document.activeElement).toBe(field(/^Item value/)))
    expect(field(/^Customer name/).value).toBe('Karel Novák')
    expect(field(/^Unit number/).value).toBe('4')
    expect(screen.getByText('In your customers')).toBeDefined()
  })

  it('reports that saved customers cannot be searched, and offers places', async () => {
    const { user, world } = await withAddressBook()
    world.answers.addressBook = refusal('x', 'x', { message: '' })
    await user.keyboard('Štěp')
    expect(await screen.findByText('Your saved customers could not be searched.')).toBeDefined()
    expect(await screen.findByRole('option')).toBeDefined()
  })

  it('offers the address book only while its flag is on (ADDR-15, FLAG-07 AddressBook, FLAG-08)', async () => {
    const { flags, user } = await withAddressBook()
    expect(screen.getByRole('button', { name: 'Customers' })).toBeDefined()
    runInAction(() => (flags.known = new Set()))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Customers' })).toBeNull())
    await user.keyboard('Štěp')
    await screen.findByRole('option')
    expect(screen.queryByRole('group', { name: 'Your customers' })).toBeNull()
  })

  it('warns when the pin is far from the text, with two ways to resolve it', async () => {
    const korunni = aPlace({
      id: 'korunni',
      formattedAddress: 'Korunní 12',
      coordinates: { latitude: 50.0755, longitude: 14.4402 },
    })
    const world = aRequest({ places: [aPlace(), korunni] })
    const { opened } = showRequest({ world, vendors: [aVendor()] })
    const user = userEvent.setup()
    await user.type(await destination(), 'Ště')
    await user.click(await screen.findByRole('option'))
    await waitFor(() => expect(opened.count).toBe(1))
    opened.events?.pinMoved('destination', korunni.coordinates)
    const warning = plain((await screen.findByText(/^The pin is/)).textContent)
    expect(warning).toBe('The pin is 980 m away from this address.')
    expect(screen.getByRole('button', { name: 'Move the pin to the address' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Use the address at the pin' }))
    expect((await destination()).value).toBe('Korunní 12')
    expect(screen.queryByText(/^The pin is/)).toBeNull()
  })

  it('offers the customer of a known phone number, and replaces typed values only on request', async () => {
    const { user } = await withAddressBook()
    await user.type(field(/^Customer name/), 'Karla')
    await user.type(field(/^Customer phone/), '602000001')
    await user.click(await screen.findByRole('button', { name: 'Fill in what is empty' }))
    expect(field(/^Customer name/).value).toBe('Karla')
    expect((await destination()).value).toBe('Štěpánská 61, 110 00 Praha')
    expect(await screen.findByRole('button', { name: 'Update saved customer' })).toBeDefined()
  })
})

describe('CustomersDialog', () => {
  const open = async (saved = [KAREL]) => {
    const shown = await withAddressBook(saved)
    await shown.user.click(screen.getByRole('button', { name: 'Customers' }))
    const search = await screen.findByRole('searchbox', { name: 'Search your customers' })
    return { ...shown, search }
  }

  it('opens over the form to find, edit and delete a customer (ADDR-05, ENT-08)', async () => {
    const { search, user } = await open()
    await waitFor(() => expect(document.activeElement).toBe(search))
    await user.type(search, 'Ka')
    await user.click(await screen.findByRole('button', { name: /^Edit .*Karel/ }))
    const editor = within(screen.getByRole('form', { name: /^Edit/ }))
    const notes = editor.getByRole('textbox', { name: /^Notes/ })
    await user.clear(notes)
    fireEvent.change(notes, { target: { value: 'x'.repeat(1_001) } })
    expect(plain(document.getElementById('customer-riderNotes-counter')?.textContent ?? '')).toMatch(/^1,001 of 1,000/)
    fireEvent.change(notes, { target: { value: 'Third floor' } })
    await user.click(editor.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Third floor')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Delete .*Karel/ }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(plain((await screen.findByText(/^Nobody found/)).textContent)).toBe('Nobody found for “Ka”.')
    await waitFor(() => expect(document.activeElement).toBe(search))
  })

  it('fills the request with a customer and closes', async () => {
    const { search, user } = await open()
    await user.type(search, 'Ka')
    await user.click(await screen.findByRole('button', { name: /^Deliver to/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field(/^Customer name/).value).toBe('Karel Novák')
  })

  it('keeps an edit on Escape, and returns the focus when it is cancelled', async () => {
    const { search, user } = await open()
    await user.type(search, 'Ka')
    await user.click(await screen.findByRole('button', { name: /^Edit/ }))
    await user.keyboard('X{Escape}')
    expect(within(screen.getByRole('form', { name: /^Edit/ })).getByDisplayValue(/X/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Edit/ })))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Customers' }))
  })

  it('virtualizes lists of more than a hundred customers', async () => {
    const many = Array.from({ length: 101 }, (_, index) => aSavedAddress({ id: `k${index}`, name: `Karel ${index}` }))
    const { search, user } = await open(many)
    await user.type(search, 'Karel 1')
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(12))
    await user.clear(search)
    await user.type(search, 'Karel')
    await screen.findByText('101 customers found', { normalizer: plain })
    expect(screen.queryAllByRole('button', { name: /^Edit/ }).length).toBeLessThan(101)
  })
})

describe('OriginForm', () => {
  const { coordinates: _, ...nowhere } = aVendor().location
  const NEW = aVendor({ location: { ...nowhere, addressText: '' } })
  const origin = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Address of the collection point' })
  const show = async () => {
    const world = aRequest({ vendor: NEW })
    const shown = showRequest({ world, vendors: [NEW] })
    await origin()
    return { ...shown, world, user: userEvent.setup() }
  }
  const save = () => screen.getByRole('button', { name: 'Save address' })

  it('reports "No coordinates for that address", marks the field and focuses it (ADDR-09)', async () => {
    const { user, world } = await show()
    await user.type(await origin(), 'Somewhere')
    await user.click(save())
    await waitFor(async () => expect(document.activeElement).toBe(await origin()))
    expect((await origin()).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('No coordinates for that address').closest('[role=status]')).not.toBeNull()
    expect(world.origins).toEqual([])
  })

  it('reports "Notes are too long", measured in bytes (ADDR-10)', async () => {
    const { opened, user } = await show()
    await waitFor(() => expect(opened.count).toBe(1))
    opened.events?.picked(CUSTOMER_AT)
    await waitFor(async () => expect((await origin()).value).not.toBe(''))
    await user.click(field(/^Instructions for the rider/))
    await user.paste('ž'.repeat(501))
    await user.click(save())
    await waitFor(() => expect(document.activeElement).toBe(field(/^Instructions for the rider/)))
    expect(screen.getByText('Notes are too long')).toBeDefined()
  })

  it('reports "Address saved" and continues to the request (REQ-02, REQ-05, ADDR-12, ADDR-21, ERR-10)', async () => {
    const { opened, portal, user } = await show()
    await waitFor(() => expect(opened.count).toBe(1))
    opened.events?.picked(CUSTOMER_AT)
    await waitFor(async () => expect((await origin()).value).toBe('Štěpánská 61, 110 00 Praha'))
    await user.click(save())
    await noticed('Address saved')
    await destination()
    expect(portal.vendors.selected?.location.coordinates).toEqual(CUSTOMER_AT)
    expect(within(screen.getByRole('region', { name: /^Collection point/ })).getByText(/Štěpánská 61/)).toBeDefined()
  })

  it('reports "Unable to save address", with a fallback for unknown reasons (ADDR-13, ERR-10)', async () => {
    const { opened, user, world } = await show()
    await waitFor(() => expect(opened.count).toBe(1))
    opened.events?.picked(CUSTOMER_AT)
    await waitFor(async () => expect((await origin()).value).not.toBe(''))
    world.answers.saveAddress = refusal('x', 'no.words')
    await user.click(save())
    await noticed('Unable to save address')
    expect(screen.getByText('We were unable to update the address.')).toBeDefined()
    expect((await origin()).value).toBe('Štěpánská 61, 110 00 Praha')
  })

  it('opens from the request and closes without changes, keeping the input (REQ-15)', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()] })
    const user = userEvent.setup()
    await destination()
    await user.type(field(/^Customer name/), 'Karel')
    const change = screen.getByRole<HTMLButtonElement>('button', { name: 'Change the collection point' })
    await waitFor(() => expect(change.disabled).toBe(false))
    await user.click(change)
    expect((await origin()).value).toBe('Staroměstské náměstí 1')
    await user.click(screen.getByRole('button', { name: 'Keep as it is' }))
    await destination()
    expect(field(/^Customer name/).value).toBe('Karel')
  })
})
