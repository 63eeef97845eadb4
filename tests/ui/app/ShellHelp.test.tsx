import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { runInAction } from 'mobx'
import { afterEach, describe, expect, it } from 'vitest'
import type { FlagName } from '../../../src/domain/flags/flagNames.ts'
import type { Portal } from '../../../src/ui/frame/Portal.ts'
import { screenIs } from '../../support/screenIs.ts'
import { aSignedInPerson, PARENT, showFrame } from './theFrame.tsx'

afterEach(cleanup)

const become = (portal: Portal, ...flags: ReadonlyArray<FlagName>) =>
  runInAction(() => {
    portal.flags.known = new Set(flags)
  })

const opened = async (...flags: ReadonlyArray<FlagName>) => {
  const { portal } = aSignedInPerson()
  await portal.session.open()
  await portal.vendors.load(undefined)
  become(portal, ...flags)
  return { portal, user: userEvent.setup(), ...showFrame(portal, '/order-tracking') }
}
const CONTACT = /Our contact centre has technical problems/

describe('Shell: help', () => {
  it('shows and hides the round button with its flag, without a reload (HELP-01, HELP-03, FLAG-08)', async () => {
    const { portal } = await opened()
    expect(screen.queryByRole('button', { name: 'Help' })).toBeNull()
    become(portal, 'Helpcenter')
    expect((await screen.findByRole('button', { name: 'Help' })).getAttribute('aria-expanded')).toBe('false')
    become(portal)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Help' })).toBeNull())
  })

  it('hides help from guests and devices (HELP-04)', async () => {
    const { portal } = await opened('Helpcenter')
    expect(portal.help.isShown).toBe(true)
    for (const mode of ['guest', 'godroid'] as const) {
      runInAction(() => {
        portal.session.state = { step: 'signed-in', login: { mode, vendorId: PARENT.id, token: 'token' } }
      })
      expect([mode, portal.help.isShown]).toEqual([mode, false])
    }
  })

  it('offers help in the account popover, which closes when the panel opens (NAV-04)', async () => {
    const { portal, user } = await opened('Helpcenter')
    await user.click(screen.getByRole('button', { name: 'Your account' }))
    const popover = (await screen.findByText(/Signed in as/)).parentElement!
    await user.click(within(popover).getByRole('button', { name: 'Help' }))
    expect(portal.help.isOpen).toBe(true)
  })

  it('links from the phone’s drawer to the help page of the vendor (NAV-06, ROUTE-12)', async () => {
    screenIs(390)
    const { user } = await opened('Helpcenter')
    await user.click(screen.getByRole('button', { name: 'Open the menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    const link = await within(drawer).findByRole('link', { name: 'Help' })
    expect(link.getAttribute('href')).toBe(`/helpcenter/${PARENT.id}`)
  })
})

describe('Shell: contact centre notice', () => {
  it('is hidden by default and follows its flag while the page is open (OP-58, PROD-06)', async () => {
    const { portal } = await opened()
    expect(screen.queryByText(CONTACT)).toBeNull()
    become(portal, 'ContactCentreNotice')
    expect(await screen.findByText(CONTACT)).toBeTruthy()
    become(portal)
    await waitFor(() => expect(screen.queryByText(CONTACT)).toBeNull())
  })
})
