import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { describe, expect, it } from 'vitest'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import type { Vendor } from '../../../src/domain/vendor/vendor.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { CollectionPointViewModel } from '../../../src/ui/outlet/CollectionPointViewModel.ts'
import { CUSTOMER_AT } from '../../support/aVendor.ts'
import { theDeployment } from '../market/showPage.tsx'
import { FAMILY, OTHER_FAMILY, OUTLET, outletWorld } from './outletWorld.ts'

const OFFLINE = new ServiceUnavailable({ reason: 'offline' })

interface Given {
  readonly vendors?: ReadonlyArray<Vendor>
  readonly outlet?: Vendor
  readonly selected?: Vendor
}

/** The dialog’s view model, and the calls it made. */
const dialogOf = ({ vendors = [FAMILY, OUTLET], outlet, selected }: Given = {}) => {
  const world = outletWorld(vendors)
  const told: Array<readonly [string, string]> = []
  const saved: Array<Vendor> = []
  const ends = { closed: 0, addedAlready: 0 }
  const work = new OngoingWork()
  const view = new CollectionPointViewModel({
    run: world.run,
    language: () => 'en',
    country: theDeployment('dobrego-cz').country,
    appearance: { shown: 'light' },
    work,
    vendors,
    outlet,
    selected,
    notify: (kind, { id }) => told.push([kind, id]),
    saved: (one) => saved.push(one),
    addedAlready: () => (ends.addedAlready += 1),
    close: () => (ends.closed += 1),
  })
  /** Fills in all required fields. */
  const fillIn = async () => {
    view.change({ clientVendorId: 'KAR-7', name: 'Karlín', phone: '+420 601-123 abc' })
    await view.moveTo(CUSTOMER_AT)
  }
  return { ...world, ends, fillIn, saved, told, view, work }
}

describe('CollectionPointViewModel: adding', () => {
  it('starts empty and fully editable, under the nearest parent (OUTLET-02, OUTLET-04)', () => {
    const parents = [FAMILY, OTHER_FAMILY]
    expect(dialogOf({ vendors: parents }).view.draft.parentVendorId).toBe('cz3000')
    const { view } = dialogOf({ vendors: parents, selected: OTHER_FAMILY })
    expect(view.draft).toMatchObject({ parentVendorId: 'cz4000', clientVendorId: '', owners: [''] })
    expect(dialogOf({ vendors: [...parents, OUTLET], selected: OUTLET }).view.draft.parentVendorId).toBe('cz3000')
    view.change({ parentVendorId: 'cz3000', clientVendorId: 'KAR-7' })
    expect(view.draft).toMatchObject({ parentVendorId: 'cz3000', clientVendorId: 'KAR-7' })
    expect(view.isClientIdLocked).toBe(false)
  })

  it('removes characters that do not belong in a phone number (OUTLET-11)', () => {
    const { view } = dialogOf()
    view.change({ phone: '+420 601-123 abc' })
    expect(view.draft.phone).toBe('+420601123')
  })

  it('fills in the address at the pin, and keeps the pin without a search when the lookup fails (OUTLET-05, CON-08)', async () => {
    const { answers, searched, view } = dialogOf()
    await view.moveTo(CUSTOMER_AT)
    const found = {
      text: 'Štěpánská 61, 110 00 Praha',
      street: 'Štěpánská',
      streetNumber: '61',
      building: 'Lucerna',
      postalCode: '110 00',
      city: 'Praha',
      position: CUSTOMER_AT,
    }
    expect(view.draft).toMatchObject(found)
    answers.lookups = OFFLINE
    await view.moveTo({ latitude: 50.1, longitude: 14.5 })
    expect(view.draft).toMatchObject(found)
    expect(view.address.search).toMatchObject({ step: 'failed', problem: { id: 'geolocator-error-reverse' } })
    expect(searched).toEqual([])
  })

  it('marks all errors, announces and focuses the first (OUTLET-06 to OUTLET-09, ERR-24)', async () => {
    const { sent, told, view } = dialogOf()
    expect(view.refusalAt('name')).toBeUndefined()
    await view.save()
    expect(told).toEqual([['error', 'outlet-client-id-missing']])
    expect(view.focusTarget).toEqual({ at: 'clientVendorId' })
    const marked = (['clientVendorId', 'name', 'phone', 'text'] as const).map((field) => view.refusalAt(field)?.id)
    expect(marked).toEqual([
      'outlet-client-id-missing',
      'outlet-label-missing',
      'outlet-phone-missing',
      'outlet-address-missing',
    ])
    view.change({ name: 'Karlín' })
    expect(view.refusalAt('name')).toBeUndefined()
    expect(sent).toEqual([])
  })

  it('requires the position of an address, not only its text (OUTLET-09)', async () => {
    const { fillIn, told, view } = dialogOf()
    await fillIn()
    view.change({ text: 'Křižíkova', position: undefined })
    await view.save()
    expect(told).toEqual([['error', 'outlet-address-missing']])
  })

  it('keeps the first owner slot and marks each invalid address (OUTLET-10, OUTLET-12)', async () => {
    const { fillIn, told, view } = dialogOf()
    await fillIn()
    view.removeOwner(0)
    view.addOwner()
    expect(view.focusTarget).toEqual({ at: 'owners', slot: 1 })
    view.addOwner()
    view.changeOwner(1, 'nobody')
    view.changeOwner(2, 'eva@karlin.test')
    await view.save()
    expect(told).toEqual([['error', 'outlet-owner-invalid']])
    expect(view.focusTarget).toEqual({ at: 'owners', slot: 1 })
    expect([0, 1, 2].map((slot) => view.refusalAt('owners', slot)?.id)).toEqual([
      undefined,
      'outlet-owner-invalid',
      undefined,
    ])
    view.removeOwner(1)
    expect(view.draft.owners).toEqual(['', 'eva@karlin.test'])
    expect(view.focusTarget).toEqual({ at: 'owners', slot: 0 })
  })

  it('sends all values without empty owners, and reports when it can be used (OUTLET-13, OUTLET-14, OUTLET-15, OUTLET-21, OUTLET-22)', async () => {
    const { ends, fillIn, saved, sent, told, view } = dialogOf()
    await fillIn()
    view.change({ notes: 'Back entrance', unit: '3', owners: ['eva@karlin.test', ' '] })
    await view.save()
    expect(sent).toEqual([
      {
        id: undefined,
        key: 'intent-1',
        point: {
          parentVendorId: 'cz3000',
          clientVendorId: 'KAR-7',
          name: 'Karlín',
          phone: '+420601123',
          owners: ['eva@karlin.test'],
          location: {
            addressText: 'Štěpánská 61, 110 00 Praha',
            unit: '3',
            building: 'Lucerna',
            city: 'Praha',
            countryCode: 'CZ',
            postalCode: '110 00',
            street: 'Štěpánská',
            streetNumber: '61',
            riderInstructions: 'Back entrance',
            coordinates: CUSTOMER_AT,
          },
        },
      },
    ])
    expect(told).toEqual([['success', 'outlet-added']])
    expect(saved).toMatchObject([{ name: 'Karlín', parentVendorId: 'cz3000' }])
    expect(ends.closed).toBe(1)
  })

  it('saves once for repeated presses and prevents a reload meanwhile (CON-16, BUILD-04)', async () => {
    const { answers, fillIn, sent, view, work } = dialogOf()
    await fillIn()
    let go = () => undefined as void
    answers.hold = new Promise((resolve) => (go = resolve))
    const tries = [view.save(), view.save()]
    await expect.poll(() => sent.length).toBe(1)
    expect([view.isSaving, work.isUnderWay()]).toEqual([true, true])
    view.askToClose()
    expect(view.isSaving).toBe(true)
    go()
    await Promise.all(tries)
    expect([sent.length, work.isUnderWay()]).toEqual([1, false])
  })

  it('shows the reason of a failure, keeps all values, and retries without adding a second one (OUTLET-16, ERR-24, CON-16, OP-72)', async () => {
    const { all, ends, fillIn, sent, told, tries, view } = dialogOf()
    await fillIn()
    const { draft } = view
    tries.push({ lost: OFFLINE })
    await view.save()
    expect(told).toEqual([])
    expect(view.progress).toEqual({ step: 'failed', because: { id: 'failure-offline' } })
    expect([view.draft, view.focusTarget, ends.closed]).toEqual([draft, { at: 'save' }, 0])
    await view.save()
    expect(sent.map(({ key }) => key)).toEqual(['intent-1', 'intent-1'])
    expect(await all()).toHaveLength(3)
    expect(ends.closed).toBe(1)
  })

  it('reloads the vendors if an earlier attempt had succeeded with other values (CON-16, OP-72)', async () => {
    const { all, ends, fillIn, tries, view } = dialogOf()
    await fillIn()
    tries.push({ lost: OFFLINE })
    await view.save()
    view.change({ name: 'Karlín II' })
    expect(view.progress.step).toBe('typing')
    await view.save()
    expect(view.progress).toEqual({ step: 'failed', because: { id: 'outlet-added-already' } })
    expect(ends).toEqual({ closed: 0, addedAlready: 1 })
    expect(await all()).toHaveLength(3)
  })

  it('shows the service’s message on a refusal (OUTLET-16, ERR-24)', async () => {
    const { fillIn, tries, view } = dialogOf()
    await fillIn()
    tries.push(refusal('X', 'no.words', { message: 'KAR-7 is taken' }))
    await view.save()
    expect(view.progress).toEqual({
      step: 'failed',
      because: { id: 'no-words', args: { message: 'KAR-7 is taken' } },
    })
  })

  it('closes at once without input, and after a confirmation with input', () => {
    const { ends, view } = dialogOf()
    view.change({ name: 'K' })
    view.askToClose()
    expect([view.progress.step, ends.closed, view.focusTarget]).toEqual(['asked-to-close', 0, { at: 'stay' }])
    view.askToClose()
    expect([view.progress.step, ends.closed]).toEqual(['typing', 0])
    view.askToClose()
    view.closeAnyway()
    expect(ends.closed).toBe(1)
    view.change({ name: '' })
    view.askToClose()
    expect(ends.closed).toBe(2)
  })
})

describe('CollectionPointViewModel: editing', () => {
  it('starts with the saved values; parent and id cannot change (OUTLET-03)', () => {
    const { view } = dialogOf({ vendors: [FAMILY, OTHER_FAMILY, OUTLET], outlet: OUTLET })
    expect(view.draft).toMatchObject({ clientVendorId: 'AND-1', name: 'Pivoňka Anděl', owners: ['eva@pivonka.test'] })
    view.change({ clientVendorId: 'OTHER', parentVendorId: 'cz4000', name: 'Nový Anděl' })
    expect(view.draft).toMatchObject({ clientVendorId: 'AND-1', parentVendorId: 'cz3000', name: 'Nový Anděl' })
    expect([view.isClientIdLocked, view.parentName]).toEqual([true, 'Květiny Pivoňka'])
  })

  it('asks for the id of an outlet without one (OUTLET-06)', () => {
    const { clientVendorId: _, ...unnamed } = OUTLET
    const { view } = dialogOf({ outlet: unnamed })
    view.change({ clientVendorId: 'AND-9' })
    expect([view.isClientIdLocked, view.draft.clientVendorId]).toEqual([false, 'AND-9'])
  })

  it('saves the same outlet and reports it (OUTLET-13, OUTLET-15)', async () => {
    const { saved, sent, told, view } = dialogOf({ outlet: OUTLET })
    view.change({ name: 'Nový Anděl' })
    await view.save()
    expect(sent).toMatchObject([
      { id: 'cz3001', point: { name: 'Nový Anděl', location: { street: OUTLET.location.street } } },
    ])
    expect(told).toEqual([['success', 'outlet-saved']])
    expect(saved).toEqual([{ ...OUTLET, name: 'Nový Anděl' }])
  })

  it('is interrupted when the dialog closes', async () => {
    const { answers, ends, told, view } = dialogOf({ outlet: OUTLET })
    const leaving = new AbortController()
    view.start(leaving.signal)
    let go = () => undefined as void
    answers.hold = new Promise((resolve) => (go = resolve))
    const saving = view.save()
    leaving.abort()
    go()
    await saving
    expect([told, ends.closed]).toEqual([[], 0])
  })
})
