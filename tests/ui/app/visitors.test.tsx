import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { makeMemoryVendorRepository } from '../../../src/adapters/memory/MemoryVendorRepository.ts'
import type { FlagName } from '../../../src/domain/flags/flagNames.ts'
import { aVendor } from '../../support/aVendor.ts'
import { screenIs } from '../../support/screenIs.ts'
import { aSignedInPerson, OUTLET, PARENT, showFrame } from './theFrame.tsx'

afterEach(cleanup)

const GUEST = aVendor({ id: 'guest7', name: 'guest' })

const enter = async (mode: 'guest' | 'godroid', flagNames: ReadonlyArray<FlagName> = ['GuestCheckout']) => {
  const vendor = mode === 'guest' ? GUEST : OUTLET
  const person = aSignedInPerson({
    visit: { mode, vendorId: vendor.id },
    vendors: makeMemoryVendorRepository([vendor]),
    flagNames,
  })
  await person.portal.session.open()
  await person.portal.vendors.load(undefined)
  return { ...person, ...showFrame(person.portal, '/request-a-rider'), user: userEvent.setup() }
}

describe('Shell for a guest', () => {
  it('hides the branch selector and the vendor’s name (NAV-14, GUEST-06)', async () => {
    const { portal } = await enter('guest')
    expect(portal.session.mode).toBe('guest')
    expect(screen.queryByRole('button', { name: /guest/ })).toBeNull()
    expect(screen.queryByText('guest')).toBeNull()
    expect(screen.queryByText(PARENT.name)).toBeNull()
  })

  it('offers to sign in and to register in the account menu, and no sign-out (NAV-03, NAV-15, ROUTE-06)', async () => {
    const { user } = await enter('guest')
    await user.click(screen.getByRole('button', { name: 'Your account' }))
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/connect')
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register')
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
  })

  it('does not offer registration while it is switched off (ROUTE-05)', async () => {
    const { user } = await enter('guest', ['GuestCheckout', 'DeactivateSignUpButton'])
    await user.click(screen.getByRole('button', { name: 'Your account' }))
    await screen.findByRole('link', { name: 'Sign in' })
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
  })

  it('offers to sign in in the phone’s drawer, without a list of branches (NAV-06, NAV-14)', async () => {
    screenIs(390)
    const { user } = await enter('guest')
    await user.click(screen.getByRole('button', { name: 'Open the menu' }))
    const drawer = await screen.findByRole('dialog')
    expect(within(drawer).getByRole('link', { name: 'Sign in' })).toBeTruthy()
    expect(within(drawer).queryByRole('radiogroup')).toBeNull()
    expect(within(drawer).queryByRole('button', { name: 'Sign out' })).toBeNull()
  })

  it('closes when guests are no longer allowed, and keeps the stored data (MODE-04, MODE-11, FLAG-08)', async () => {
    const { portal } = await enter('guest')
    await portal.session.turnGuestAway()
    expect(portal.session.state).toEqual({ step: 'signed-out', because: 'guest-off' })
    expect(portal.session.mode).toBe('classic')
  })
})

describe('Shell for a device', () => {
  it('hides branch selector and sign-out, and names the device’s vendor (OP-48, MODE-03)', async () => {
    const { portal, user } = await enter('godroid')
    expect([portal.session.mode, portal.vendors.selected?.id]).toEqual(['godroid', OUTLET.id])
    expect(screen.queryByRole('button', { name: new RegExp(OUTLET.name) })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Your account' }))
    expect((await screen.findByText(/A device of/)).textContent).toContain(OUTLET.name)
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
  })
})
