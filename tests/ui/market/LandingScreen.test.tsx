import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { DEPLOYMENTS } from '../../../src/domain/market/deployments.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import type { RequestAsGuest } from '../../../src/ui/market/GuestButton.tsx'
import { LandingScreen } from '../../../src/ui/market/LandingScreen.tsx'
import { markupOf, plain, showPage, theDeployment, TRANSLATED } from './showPage.tsx'

afterEach(cleanup)

interface Allowed {
  readonly guestAllowed?: boolean
  readonly registerAllowed?: boolean
  readonly signInAddress?: string
  readonly requestAsGuest?: RequestAsGuest
}

const landing = (
  id: string,
  {
    guestAllowed = false,
    registerAllowed = false,
    signInAddress = '/connect',
    requestAsGuest = () => Promise.resolve(undefined),
  }: Allowed = {},
  locale: Locale = 'en',
) => (
  <LandingScreen
    deployment={theDeployment(id)}
    locale={locale}
    guestAllowed={guestAllowed}
    registerAllowed={registerAllowed}
    signInAddress={signInAddress}
    requestAsGuest={requestAsGuest}
  />
)
const show = (id: string, allowed: Allowed = {}) => showPage(landing(id, allowed), theDeployment(id))
const linkTo = (name: string) => screen.queryAllByRole('link', { name })[0]?.getAttribute('href')
const calculatedFee = () => plain(screen.getAllByRole('status').at(-1)!.textContent)
const distance = () => screen.getByRole('slider')

describe('The landing page', () => {
  it('tells how it works, why, the price, the fleet, and how to get started (ROUTE-01)', () => {
    show('dobrego-cz')
    expect(
      [...document.querySelectorAll('section[aria-labelledby]')].map((section) =>
        section.getAttribute('aria-labelledby'),
      ),
    ).toEqual(['how-it-works', 'why', 'pay-as-you-go', 'fleet', 'faq', 'get-started'])
  })

  it.each(TRANSLATED)('reads in %s without a script, for every deployment (ROUTE-01, BRAND-03)', (locale) => {
    for (const deployment of DEPLOYMENTS) {
      const markup = plain(
        markupOf(landing(deployment.id, { guestAllowed: true, registerAllowed: true }, locale), deployment, locale),
      )
      expect(markup).toContain(deployment.brand.name)
      expect(markup).not.toMatch(/ style=|landing-[a-z]+-|undefined|NaN/)
    }
  })

  it('speaks of parcels, documents and gifts, never of food alone (PROD-04)', () => {
    show('ferrywing-sg')
    expect(plain(document.body.textContent)).toContain('parcels, food, documents and gifts')
  })

  it('leads a vendor to the sign-in (ROUTE-06)', () => {
    show('dobrego-cz')
    expect(linkTo('Sign in')).toBe('/connect')
  })

  it('offers to request as a guest where guests are served (OP-17)', () => {
    show('dobrego-cz', { guestAllowed: true })
    expect(screen.getByRole('button', { name: 'Request as a guest' })).toBeDefined()
  })

  it('makes one guest however often the button is pressed, and says why none came of it (GUEST-01)', async () => {
    let asked = 0
    const requestAsGuest = async () => {
      asked += 1
      await Promise.resolve()
      return { id: 'failure-offline' }
    }
    show('dobrego-cz', { guestAllowed: true, requestAsGuest })
    fireEvent.click(screen.getByRole('button', { name: 'Request as a guest' }))
    fireEvent.click(screen.getByRole('button', { name: 'One moment…' }))
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    expect(asked).toBe(1)
  })

  it('signs in back to the page somebody wanted (ROUTE-22)', () => {
    show('dobrego-cz', { signInAddress: '/connect?back=%2Fhistory' })
    expect(linkTo('Sign in')).toBe('/connect?back=%2Fhistory')
  })

  it('does not offer it elsewhere (OP-17)', () => {
    show('dobrego-cz')
    expect(screen.queryByRole('button', { name: 'Request as a guest' })).toBeNull()
  })

  it('offers an account where accounts can be made (NAV-21)', () => {
    show('dobrego-cz', { registerAllowed: true })
    expect(linkTo('Create an account')).toBe('/register')
  })

  it('does not offer one while signing up is switched off (NAV-21)', () => {
    show('dobrego-cz', { guestAllowed: true })
    expect(linkTo('Create an account')).toBeUndefined()
  })

  it('asks for the vendor code in one country and for the business name in another (BRAND-05)', () => {
    show('dobrego-cz')
    expect(screen.getByText('Create your account with your vendor code.')).toBeDefined()
    cleanup()
    show('ferrywing-hk')
    expect(screen.getByText('Create your account with the name of your business.')).toBeDefined()
  })

  it('opens the FAQ without a script (SCR-01)', () => {
    show('dobrego-cz')
    const faq = within(screen.getByRole('region', { name: 'Questions and answers' }))
    expect(faq.getAllByRole('heading', { level: 3 }).every((question) => question.closest('summary'))).toBe(true)
  })

  it('lists the published fee line by line, in the currency of the country (FAQ-08, COUNTRY-08)', () => {
    show('ferrywing-tw')
    const [table] = document.querySelectorAll('.fee dl')
    expect([...table!.children].map((line) => plain(line.textContent))).toEqual([
      'Base feeNTD 99',
      'Each kilometreCounted from 1 km.+ NTD 10',
      'Cash on delivery+ NTD 25',
    ])
  })

  it('tells what to expect, without numbers and without a calculator, where no fee is published (FAQ-14)', () => {
    show('dobrego-cz')
    const pay = screen.getByRole('region', { name: 'Pay as you go' })
    expect(pay.textContent).toContain('What to expect')
    expect(pay.textContent).not.toMatch(/\d/)
    expect(screen.queryByRole('slider')).toBeNull()
  })
})

describe('The calculator of the fee', () => {
  it('follows the distance by the rule of the country (FAQ-12)', () => {
    show('ferrywing-sg')
    fireEvent.change(distance(), { target: { value: '7' } })
    expect(calculatedFee()).toBe('SGD 13')
  })

  it('goes as far as riders do (FAQ-05)', () => {
    show('ferrywing-mm')
    expect(distance().getAttribute('max')).toBe('4')
  })

  it('knows the cities outside the capital (FAQ-07)', () => {
    show('ferrywing-th')
    fireEvent.change(distance(), { target: { value: '6' } })
    expect(calculatedFee()).toBe('฿70')
    fireEvent.click(screen.getByLabelText('Another city'))
    expect(calculatedFee()).toBe('฿49')
  })

  it('adds what cash on delivery costs (FAQ-08)', () => {
    show('ferrywing-tw')
    fireEvent.change(distance(), { target: { value: '1' } })
    fireEvent.click(screen.getByLabelText('The rider collects cash'))
    expect(calculatedFee()).toBe('NTD 124')
  })

  it('never shows more than the country takes (FAQ-11)', () => {
    show('ferrywing-hk')
    fireEvent.change(distance(), { target: { value: '10' } })
    expect(calculatedFee()).toBe('HKD 79')
  })
})
