import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Effect } from 'effect'
import { runInAction } from 'mobx'
import { afterEach, describe, expect, it } from 'vitest'
import { makeMemoryVendorRepository } from '../../../src/adapters/memory/MemoryVendorRepository.ts'
import type { VendorRepositoryPort } from '../../../src/application/ports/VendorRepository.ts'
import type { FlagName } from '../../../src/domain/flags/flagNames.ts'
import type { Vendor } from '../../../src/domain/vendor/vendor.ts'
import { screenIs } from '../../support/screenIs.ts'
import { aSignedInPerson, showFrame } from '../app/theFrame.tsx'
import { plain } from '../market/showPage.tsx'
// Loads their chunks in advance.
import '../../../src/ui/command/CommandDialogs.tsx'
import '../../../src/ui/outlet/AskedCollectionPoint.tsx'
import { FAMILY, OTHER_FAMILY, OUTLET } from './outletWorld.ts'

afterEach(cleanup)

const BOTH: ReadonlyArray<FlagName> = ['AddVendorOutlet', 'EditVendorOutlet']

interface Given {
  readonly vendors?: ReadonlyArray<Vendor>
  readonly repository?: Partial<VendorRepositoryPort>
  readonly flagNames?: ReadonlyArray<FlagName>
}

/** The frame of a user with these vendors. */
const opened = async ({ vendors = [FAMILY, OUTLET], repository, flagNames = BOTH }: Given = {}) => {
  const person = aSignedInPerson({ vendors: { ...makeMemoryVendorRepository(vendors), ...repository }, flagNames })
  await person.portal.session.open()
  await person.portal.vendors.load(undefined)
  showFrame(person.portal)
  return { ...person, user: userEvent.setup() }
}
type Opened = Awaited<ReturnType<typeof opened>>

const branches = async ({ user }: Opened) => {
  const name = /^Collection point:/
  await user.click(await screen.findByRole('button', { name, expanded: false }))
  return screen.findByRole('radiogroup')
}
const addButton = () => screen.queryByRole('button', { name: 'Add collection point' })
const editButtons = () =>
  screen.queryAllByRole('button', { name: /^Edit / }).map((one) => plain(one.getAttribute('aria-label')))
const dialog = () => screen.findByRole('dialog', { name: /^(Add|Edit) collection point$/ })
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const become = ({ portal }: Opened, ...flags: ReadonlyArray<FlagName>) =>
  runInAction(() => (portal.flags.known = new Set(flags)))

/** Waits until the list has closed and the dialog has the focus. */
const shown = async () => {
  const found = await dialog()
  await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull())
  await waitFor(() => expect(found.contains(document.activeElement)).toBe(true))
  return found
}

const adding = async (given?: Given) => {
  const person = await opened(given)
  await branches(person)
  await person.user.click(addButton()!)
  return { ...person, dialog: await shown() }
}
const editing = async (given?: Given) => {
  const person = await opened(given)
  await branches(person)
  await person.user.click(screen.getByRole('button', { name: /^Edit / }))
  return { ...person, dialog: await shown() }
}
const submit = ({ user }: Opened) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^(Add collection point|Save changes)$/ }))
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))

describe('access to collection points', () => {
  it('is offered in the list of collection points while the flags are on (OUTLET-18, OUTLET-19, OUTLET-20, FLAG-07 AddVendorOutlet, EditVendorOutlet, FLAG-08)', async () => {
    const person = await opened()
    await branches(person)
    expect([addButton() !== null, editButtons()]).toEqual([true, ['Edit Pivoňka Anděl']])
    become(person, 'EditVendorOutlet')
    await waitFor(() => expect(addButton()).toBeNull())
    expect(editButtons()).toHaveLength(1)
    become(person, 'AddVendorOutlet')
    await waitFor(() => expect(editButtons()).toEqual([]))
    expect(addButton()).not.toBeNull()
  })

  it('is offered in the drawer of a phone (OUTLET-18, NAV-06)', async () => {
    screenIs(390)
    const { user } = await opened()
    await user.click(screen.getByRole('button', { name: 'Open the menu' }))
    await screen.findByRole('radiogroup')
    await user.click(addButton()!)
    expect(await dialog()).toBeDefined()
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
    screenIs(1440)
  })

  it('has no edit button for outlets that are managed elsewhere (OUTLET-17)', async () => {
    const elsewhere = ['a-77', 'b-78'].map((id) => ({ ...OUTLET, id, name: id }))
    await branches(await opened({ vendors: [FAMILY, ...elsewhere, OUTLET] }))
    expect(editButtons()).toEqual(['Edit Pivoňka Anděl'])
  })

  it.each([
    ['without the permission', [{ ...FAMILY, mayManageOutlets: false }, OUTLET]],
    ['without a parent vendor', [{ ...FAMILY, isParent: false }]],
  ])('is denied %s (OUTLET-18, CON-24)', async (_, vendors) => {
    await branches(await opened({ vendors }))
    expect([addButton(), editButtons()]).toEqual([null, []])
  })

  it('is offered in the command palette (OUTLET-18, OUTLET-19)', async () => {
    const { user } = await opened()
    await user.click(screen.getByRole('button', { name: /^All commands/ }))
    await user.click(await screen.findByRole('option', { name: 'Add collection point' }))
    expect(await dialog()).toBeDefined()
  })
})

describe('CollectionPointDialog', () => {
  it('adds a collection point with all fields editable and no choice of a single parent (OUTLET-01, OUTLET-02, OUTLET-04)', async () => {
    await adding()
    const fields = within(await dialog()).getAllByRole<HTMLInputElement>('textbox')
    expect(fields.filter(({ readOnly }) => readOnly)).toEqual([])
    expect(screen.queryByRole('combobox', { name: 'Parent Vendor' })).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Address of the collection point' })).toBeDefined()
    expect(await screen.findByRole('region', { name: 'Map with the collection point' })).toBeDefined()
    expect(document.activeElement?.id).toBe('outlet-clientVendorId')
  })

  it('keeps the focus in a field when the list that opened it closes', async () => {
    await branches(await opened())
    addButton()!.click()
    await expect.poll(() => document.getElementById('outlet-name'), { interval: 5 }).not.toBeNull()
    const label = document.getElementById('outlet-name')!
    label.focus()
    let isLost = false
    label.addEventListener('blur', () => (isLost = true))
    await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull())
    expect([isLost, document.activeElement]).toEqual([false, label])
  })

  it('asks for the parent if there are two (OUTLET-04)', async () => {
    const { user } = await adding({ vendors: [FAMILY, OTHER_FAMILY, OUTLET] })
    const chooser = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Parent Vendor' })
    expect(chooser.value).toBe('cz3000')
    await user.selectOptions(chooser, 'Knihy Lípa')
    expect(chooser.value).toBe('cz4000')
  })

  it('marks all errors, associates them with their fields and focuses the first (OUTLET-06 to OUTLET-09, ERR-24)', async () => {
    const person = await adding()
    await person.user.click(box(/^City/))
    await submit(person)
    const wrong = (['outlet-clientVendorId', 'outlet-name', 'outlet-phone'] as const).map((id) => {
      const field = document.getElementById(id)!
      expect(field.getAttribute('aria-invalid')).toBe('true')
      return document.getElementById(field.getAttribute('aria-describedby')!)?.textContent
    })
    expect(wrong).toEqual(['Please enter collection point ID', 'Please enter label', 'Please enter phone number'])
    expect(screen.getByText('Please select pickup address')).toBeDefined()
    expect(notices().getByText('Please enter collection point ID')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.id).toBe('outlet-clientVendorId'))
  })

  it('adds a collection point, reports it, and lists it without selecting it (OUTLET-11, OUTLET-12, OUTLET-15, ERR-24)', async () => {
    const person = await adding()
    const { user, portal } = person
    await user.type(box('Collection point ID'), 'KAR-7')
    await user.type(box('Label'), 'Pivoňka Karlín')
    await user.type(box('Phone number'), '+420 601-123 abc')
    expect(box('Phone number').value).toBe('+420601123')
    await user.type(screen.getByRole('combobox', { name: 'Address of the collection point' }), 'Štěp')
    await user.click(await screen.findByRole('option', { name: /Štěpánská/ }))
    await waitFor(() => expect(box(/^City/).value).toBe('Praha'))
    await user.click(screen.getByRole('button', { name: 'Add another owner' }))
    expect(screen.queryByRole('button', { name: /^Remove owner.*1/ })).toBeNull()
    await waitFor(() => expect(document.activeElement?.id).toBe('outlet-owners-1'))
    await user.keyboard('nobody')
    await submit(person)
    await waitFor(() => expect(notices().getByText('Please enter a valid email')).toBeDefined())
    await user.click(screen.getByRole('button', { name: /^Remove owner.*2/ }))
    await submit(person)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const told = plain(notices().getByText(/^.?The collection point has been saved/).textContent)
    expect(told).toBe(
      'The collection point has been saved successfully. It will take a few minutes to become available for requesting a rider.',
    )
    expect(portal.vendors.all.map(({ name }) => name)).toEqual(['Květiny Pivoňka', 'Pivoňka Anděl', 'Pivoňka Karlín'])
    expect(portal.vendors.selected?.outlets).toMatchObject([{ name: 'Pivoňka Karlín' }])
    expect(portal.vendors.selected?.id).toBe('cz3000')
    await waitFor(() => expect(document.activeElement?.id).toBe('branch-button'))
    expect(within(await branches(person)).getAllByRole('radio')).toHaveLength(3)
  })

  it('edits a collection point and explains why id and parent cannot change (OUTLET-01, OUTLET-03, OUTLET-15)', async () => {
    const person = await editing({ vendors: [FAMILY, OTHER_FAMILY, OUTLET] })
    const { user, portal } = person
    for (const [name, value] of [
      ['Collection point ID', 'AND-1'],
      ['Parent Vendor', 'Květiny Pivoňka'],
    ] as const) {
      const field = box(name)
      expect([field.readOnly, field.value]).toEqual([true, value])
      expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toMatch(
        /can’t be changed|stays with its parent/,
      )
    }
    await user.clear(box('Label'))
    await user.type(box('Label'), 'Nový Anděl')
    await submit(person)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices().getByText('The collection point has been saved successfully')).toBeDefined()
    expect(portal.vendors.all.map(({ name }) => name)).toContain('Nový Anděl')
  })

  it('keeps the input and shows the service’s message on a refusal (OUTLET-16, ERR-24)', async () => {
    const no = refusal('X', 'no.words', { message: 'This ID is taken' })
    const person = await editing({ repository: { changeOutlet: () => Effect.fail(no) } })
    await person.user.type(box('Label'), ' II')
    await submit(person)
    expect(await screen.findByText('This ID is taken')).toBeDefined()
    expect(box('Label').value).toBe('Pivoňka Anděl II')
    expect(screen.getByText('Unable to save the collection point').closest('[role=alert]')).not.toBeNull()
    expect(notices().queryByText('Unable to save the collection point')).toBeNull()
  })

  it('asks before Escape discards input, and closes at once without input', async () => {
    const { user } = await editing()
    await user.type(box('Label'), ' II')
    await user.keyboard('{Escape}')
    const stay = await screen.findByRole('button', { name: 'Keep editing' })
    await waitFor(() => expect(document.activeElement).toBe(stay))
    expect(document.getElementById(stay.getAttribute('aria-describedby')!)?.textContent).toMatch(/will be lost/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(box('Label')))
    expect(box('Label').value).toBe('Pivoňka Anděl II')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('reports that its texts cannot be loaded, and can be opened again', async () => {
    const person = await opened()
    const { portal, user } = person
    Object.assign(portal, { welcome: { ...portal.welcome, bringTexts: () => Promise.reject(new Error('offline')) } })
    await branches(person)
    await user.click(addButton()!)
    await waitFor(() => expect(notices().getByText(/^You seem to be offline/)).toBeDefined())
    expect(portal.outletDialog.asked).toBeUndefined()
  })
})
