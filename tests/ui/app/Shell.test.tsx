import { readFileSync } from 'node:fs'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeMemoryVendorRepository } from '../../../src/adapters/memory/MemoryVendorRepository.ts'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { partnerLink } from '../../../src/domain/market/partnerLink.ts'
import { screenIs } from '../../support/screenIs.ts'
import { aSignedInPerson, OTHER, OUTLET, PARENT, showFrame } from './theFrame.tsx'

afterEach(cleanup)

/** The frame with loaded vendors. */
const opened = async (address?: string, circumstances: Parameters<typeof aSignedInPerson>[0] = {}) => {
  const person = aSignedInPerson(circumstances)
  await person.portal.session.open()
  await person.portal.vendors.load(undefined)
  return { ...person, ...showFrame(person.portal, address), user: userEvent.setup() }
}

const openBranches = async (user: ReturnType<typeof userEvent.setup>, name = PARENT.name) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(name), expanded: false }))
  return screen.findByRole('radiogroup')
}

describe('Shell', () => {
  it('shows the brand, the branch selector, the tabs and the account button in the top bar (NAV-01)', async () => {
    await opened()
    const bar = screen.getByRole('banner')
    expect(within(bar).getByText('Dobrego')).toBeTruthy()
    expect(within(bar).getByRole('button', { name: /Květiny Pivoňka/ })).toBeTruthy()
    expect(within(bar).getByRole('navigation', { name: 'Main' })).toBeTruthy()
    expect(within(bar).getByRole('button', { name: 'Your account' })).toBeTruthy()
  })

  it.each(['/request-a-rider/cz3000', '/history/cz3000', '/bulk-order/cz3000'])(
    'announces on %s that the device is offline, until it is online again',
    async (address) => {
      const { networkIs } = await opened(address)
      const isAnnounced = () => screen.queryByText('Offline')?.closest('output') != null
      const region = () => document.querySelector('output')
      expect([isAnnounced(), region()?.textContent]).toEqual([false, ''])
      const before = region()
      await networkIs(false)
      await waitFor(() => expect(isAnnounced()).toBe(true))
      expect(region()).toBe(before)
      await networkIs(true)
      await waitFor(() => expect(isAnnounced()).toBe(false))
    },
  )

  it('leaves the offline notice to the order tracking screen', async () => {
    await opened('/order-tracking/cz3000')
    expect(document.querySelector('output')).toBeNull()
  })

  it('marks the current tab, whatever vendor the address names (NAV-02)', async () => {
    await opened('/order-tracking/cz3000')
    const tabs = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Request a rider', '/request-a-rider/cz3000', null],
      ['Order tracking', '/order-tracking/cz3000', 'page'],
      ['History', '/history/cz3000', null],
    ])
  })

  it('shows a tab for bulk orders while the flag is on, and never a link in the drawer (NAV-02, NAV-07, BULK-01)', async () => {
    const { flags, user } = await opened('/bulk-order/cz3000', { flagNames: ['BulkOrderUpload'] })
    const tabs = within(screen.getByRole('navigation', { name: 'Main' }))
    const tab = tabs.getByRole('link', { name: 'Bulk order' })
    expect([tab.getAttribute('href'), tab.getAttribute('aria-current')]).toEqual(['/bulk-order/cz3000', 'page'])
    screenIs(390)
    await user.click(screen.getByRole('button', { name: 'Open the menu' }))
    const drawer = within(await screen.findByRole('dialog'))
    expect(drawer.getByRole('link', { name: 'History' })).toBeTruthy()
    expect(drawer.queryByRole('link', { name: 'Bulk order' })).toBeNull()
    act(() => flags.take(new Set()))
    expect(tabs.queryByRole('link', { name: 'Bulk order', hidden: true })).toBeNull()
  })

  it('shows the reason of a redirect once and removes it from the address (ROUTE-23, ROUTE-11)', async () => {
    const { portal } = aSignedInPerson()
    const { router } = showFrame(portal, '/request-a-rider?closed=BulkOrderUpload')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(portal.notices.recent.map(({ messageId }) => messageId)).toEqual(['farewell-closed-bulk-order'])
  })

  it('closes the error of a screen that is left, and keeps its success and what the next screen says (NOTIF-05)', async () => {
    const { portal, router } = await opened('/request-a-rider/cz3000')
    const { notices } = portal
    const shown = () => notices.shown.map(({ messageId }) => messageId)
    act(() => {
      notices.notify('error', { id: 'request-not-created' }, 'order-flow')
      notices.notify('success', { id: 'request-pushed' }, 'order-flow')
    })
    await act(() => router.navigate('/request-a-rider/cz3001'))
    expect(shown()).toEqual(['request-pushed', 'request-not-created'])
    await act(() => router.navigate('/history/cz3000'))
    expect(shown()).toEqual(['request-pushed'])
    act(() => notices.notify('info', { id: 'history-address-unreadable' }))
    expect(shown()).toEqual(['history-address-unreadable', 'request-pushed'])
    await act(() => router.navigate('/order-tracking/cz3000'))
    expect(shown()).toEqual(['request-pushed'])
  })

  it('ignores an unknown reason of a redirect (ROUTE-23)', async () => {
    const { portal } = aSignedInPerson()
    showFrame(portal, '/request-a-rider?closed=<b>anything</b>')
    await screen.findByText('the screen')
    expect(portal.notices.recent).toEqual([])
  })

  it('shows e-mail, partner link, FAQ and sign-out in the account menu (NAV-03, NAV-04, NAV-22, SCR-01)', async () => {
    const { portal, user } = await opened()
    await user.click(screen.getByRole('button', { name: 'Your account' }))
    expect((await screen.findByText(/Signed in as/)).textContent).toContain('jana@pekarna.test')
    expect(screen.getByRole('link', { name: 'Become a partner' }).getAttribute('href')).toBe(
      partnerLink(portal.deployment.brand, 'CZ'),
    )
    expect(screen.getByRole('link', { name: 'Questions and answers' }).getAttribute('href')).toBe('/faq')
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  })

  it('lists settings before help, and the way out last, in menu and drawer (NAV-04, NAV-06)', async () => {
    const { user } = await opened()
    await user.click(screen.getByRole('button', { name: 'Your account' }))
    const menu = await screen.findByRole('dialog', { name: 'Your account' })
    const names = [...menu.querySelectorAll('.account-links > *')].map(({ textContent }) => textContent)
    expect(names).toEqual([
      'LanguageEnglish',
      'Dark appearance',
      'Keyboard shortcuts',
      'Recent notices',
      'Questions and answers',
      'Become a partner',
      'Sign out',
    ])
    expect([...menu.querySelectorAll('.account-links > *')].every((row) => row.querySelector('svg') !== null)).toBe(
      true,
    )
  })

  it('offers other letters below the appearance in a language that has the choice', async () => {
    const person = aSignedInPerson()
    const toggleLetters = vi.fn<() => void>()
    showFrame({ ...person.portal, toggleLetters })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Your account' }))
    const choice = await screen.findByRole('button', { name: /Nastaliq/ })
    expect(choice.previousElementSibling?.textContent).toBe('Dark appearance')
    await user.click(choice)
    expect(toggleLetters).toHaveBeenCalledOnce()
  })

  it('opens the list of shortcuts from the account menu', async () => {
    const { user, portal } = await opened()
    await user.click(screen.getByRole('button', { name: 'Your account' }))
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }))
    expect(portal.commands.shown).toBe('shortcuts')
  })

  it('hides the outlet toggle where no vendor has outlets (NAV-10)', async () => {
    const { user } = await opened('/order-tracking', { vendors: makeMemoryVendorRepository([OUTLET]) })
    await openBranches(user, OUTLET.name)
    expect(screen.queryByRole('checkbox', { name: 'Include All Outlets Orders' })).toBeNull()
  })

  it('shows a menu button and the vendor with its id on phones, and everything else in a drawer (NAV-05, NAV-06, NAV-07)', async () => {
    screenIs(390)
    const { user } = await opened('/order-tracking')
    const bar = screen.getByRole('banner')
    expect(within(bar).getByText(PARENT.id).className).toContain('ltr')
    await user.click(within(bar).getByRole('button', { name: 'Open the menu' }))
    const drawer = await screen.findByRole('dialog')
    expect(
      within(drawer)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(expect.arrayContaining(['Request a rider', 'Order tracking', 'History', 'Become a partner']))
    expect(within(drawer).getAllByRole('radio')).toHaveLength(3)
    expect(within(drawer).getByRole('button', { name: 'Sign out' })).toBeTruthy()
  })

  it.each([1440, 390])(
    'shows the language at a width of %i px and opens the page’s drawer with it (SCR-03)',
    async (width) => {
      screenIs(width)
      const { user } = await opened()
      await user.click(screen.getByRole('button', { name: width === 390 ? 'Open the menu' : 'Your account' }))
      const row = await screen.findByRole('link', { name: /^Language ?English$/ })
      expect([row.getAttribute('href'), row.getAttribute('aria-haspopup')]).toEqual(['#languages', 'dialog'])
    },
  )

  it('closes the drawer when a rotated tablet shows the menu in the bar, and does not reopen it (NAV-05)', async () => {
    screenIs(820)
    const { user } = await opened('/order-tracking')
    await user.click(screen.getByRole('button', { name: 'Open the menu' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    act(() => screenIs(1180))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => screenIs(820))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lists vendors as radio buttons with one selected, by name and parents first, bold and with their icon (NAV-08, NAV-09, I18N-11)', async () => {
    const styles = document.head.appendChild(document.createElement('style'))
    styles.textContent = readFileSync('src/ui/vendor/branch.css', 'utf8')
    const { user } = await opened()
    const list = await openBranches(user)
    const radios = within(list).getAllByRole('radio')
    expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual([OTHER.id, PARENT.id, OUTLET.id])
    expect(radios.filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(1)
    const marked = radios.map((radio) => {
      const option = radio.closest('label')!
      const isBold = getComputedStyle(option.querySelector('.name')!).fontWeight === '700'
      return [within(option).queryByTitle('Parent Vendor') !== null, isBold]
    })
    expect(marked).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ])
    styles.remove()
  })

  it('stays on the same screen when a vendor is selected, and puts the vendor into the address (NAV-08)', async () => {
    const { router, user, portal } = await opened('/order-tracking')
    await user.click(within(await openBranches(user)).getByRole('radio', { name: new RegExp(OUTLET.name) }))
    expect(router.state.location.pathname).toBe(`/order-tracking/${OUTLET.id}`)
    expect(portal.vendors.selected?.id).toBe(OUTLET.id)
    await router.navigate(-1)
    await router.navigate(`/order-tracking/${OTHER.id}`)
    await waitFor(() => expect(portal.vendors.selected?.id).toBe(OTHER.id))
  })

  it('moves only the mark with arrow keys, and selects the marked vendor with Enter (NAV-08)', async () => {
    const { router, user, portal } = await opened('/order-tracking')
    const list = await openBranches(user)
    const marked = () => within(list).getByRole<HTMLInputElement>('radio', { checked: true }).value
    within(list).getByRole('radio', { checked: true }).focus()
    await user.keyboard('{ArrowDown}')
    const next = marked()
    expect(next).not.toBe(PARENT.id)
    expect([router.state.location.pathname, portal.vendors.selected?.id]).toEqual(['/order-tracking', PARENT.id])
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe(`/order-tracking/${next}`)
    await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull())
  })

  it('reports when the outlets’ orders are included, for as long as they are (NAV-10, NAV-13, NOTIF-06)', async () => {
    const { user, portal } = await opened()
    await openBranches(user)
    const toggle = screen.getByRole('checkbox', { name: 'Include All Outlets Orders' })
    await user.click(toggle)
    expect(portal.notices.shown.map(({ kind, messageId }) => [kind, messageId])).toEqual([
      ['success', 'shell-outlets-included'],
    ])
    await user.click(toggle)
    expect(portal.notices.shown).toEqual([])
  })

  it('hides the outlet toggle if the country does not allow it (NAV-10)', async () => {
    const { user } = await opened('/order-tracking', { allOutletOrders: 'false' })
    await openBranches(user)
    expect(screen.queryByRole('checkbox', { name: 'Include All Outlets Orders' })).toBeNull()
  })

  it('disables the outlet toggle on the request page and explains why (NAV-11)', async () => {
    const { user } = await opened('/request-a-rider')
    await openBranches(user)
    expect((screen.getByRole('checkbox', { name: 'Include All Outlets Orders' }) as HTMLInputElement).disabled).toBe(
      true,
    )
    expect(screen.getByText(/Not on the request page/)).toBeTruthy()
  })

  it('disables the outlet toggle for a vendor that is no parent and explains why (NAV-12)', async () => {
    const { user, portal } = await opened()
    portal.vendors.select(OUTLET.id)
    await openBranches(user, OUTLET.name)
    expect((screen.getByRole('checkbox', { name: 'Include All Outlets Orders' }) as HTMLInputElement).disabled).toBe(
      true,
    )
    expect(screen.getByText(/Only for parent vendors/)).toBeTruthy()
  })

  it('reports for ten seconds that there are no vendors or that they could not be loaded (AUTH-13, ERR-05, ERR-06)', async () => {
    const none = await opened('/order-tracking', {
      vendors: makeMemoryVendorRepository([]),
    })
    await waitFor(() =>
      expect(none.portal.notices.shown.map((notice) => [notice.messageId, notice.duration])).toEqual([
        ['error-no-vendors', 10_000],
      ]),
    )
    cleanup()
    const failing = Effect.fail(new ServiceUnavailable({ reason: 'offline' }))
    const failed = await opened('/order-tracking', {
      vendors: { ...makeMemoryVendorRepository([]), all: failing },
    })
    await waitFor(() =>
      expect(failed.portal.notices.shown.map((notice) => [notice.messageId, notice.duration])).toEqual([
        ['error-cant-retrieve-vendors', 10_000],
      ]),
    )
  })

  it.each(['/request-a-rider', '/order-tracking', '/history', '/bulk-order'])(
    'shows on %s why there are no vendors, and closes the notice after a successful retry (AUTH-13)',
    async (address) => {
      const working = makeMemoryVendorRepository([PARENT])
      let isOnline = false
      const all = Effect.suspend(() =>
        isOnline ? working.all : Effect.fail(new ServiceUnavailable({ reason: 'offline' })),
      )
      const { portal, user } = await opened(address, { vendors: { ...working, all } })
      expect(await screen.findByText(/You seem to be offline/)).toBeTruthy()
      expect(document.querySelector('[aria-busy=true]')).toBeNull()
      isOnline = true
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
      expect([portal.vendors.selected?.id, portal.notices.shown]).toEqual([PARENT.id, []])
    },
  )

  it('offers to sign out of an account without vendors', async () => {
    await opened('/history', { vendors: makeMemoryVendorRepository([]) })
    expect(await screen.findByText(/Is this the wrong account/)).toBeTruthy()
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Sign out' })).toBeTruthy()
  })

  it('shows the help centre without a vendor', async () => {
    await opened('/helpcenter', { vendors: makeMemoryVendorRepository([]) })
    expect(screen.queryByText(/Is this the wrong account/)).toBeNull()
  })
})
