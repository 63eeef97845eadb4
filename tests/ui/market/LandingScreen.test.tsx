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

describe('LandingScreen', () => {
  it('explains how it works, why, the price, the fleet, and how to start (ROUTE-01)', () => {
    show('dobrego-cz')
    expect(
      [...document.querySelectorAll('section[aria-labelledby]')].map((section) =>
        section.getAttribute('aria-labelledby'),
      ),
    ).toEqual(['how-it-works', 'why', 'pay-as-you-go', 'fleet', 'faq', 'get-started'])
  })

  it.each(TRANSLATED)('renders in %s without a script, for every deployment (ROUTE-01, BRAND-03)', (locale) => {
    for (const deployment of DEPLOYMENTS) {
      const markup = plain(
        markupOf(landing(deployment.id, { guestAllowed: true, registerAllowed: true }, locale), deployment, locale),
      )
      expect(markup).toContain(deployment.brand.name)
      expect(markup).not.toMatch(/ style=|landing-[a-z]+-|undefined|NaN/)
    }
  })

  it('mentions parcels, documents and gifts, not only food (PROD-04)', () => {
    show('ferrywing-sg')
    expect(plain(document.body.textContent)).toContain('parcels, food, documents and gifts')
  })

  it('links vendors to the sign-in page (ROUTE-06)', () => {
    show('dobrego-cz')
    expect(linkTo('Sign in')).toBe('/connect')
  })

  it.each([
    [{ guestAllowed: true }, 'Request as a guest'],
    [{ guestAllowed: false, registerAllowed: true }, 'Create an account'],
    [{ guestAllowed: false, registerAllowed: false }, 'Sign in'],
  ])('makes the first step of a stranger the main button: %o', (allowed, name) => {
    show('dobrego-cz', allowed)
    const main = document.querySelectorAll('.hero .button.primary')
    expect([...main].map(({ textContent }) => textContent)).toEqual([name])
  })

  it('offers guest requests while the flag is on (OP-17)', () => {
    show('dobrego-cz', { guestAllowed: true })
    expect(screen.getByRole('button', { name: 'Request as a guest' })).toBeDefined()
  })

  it('creates one guest for repeated presses and shows the reason of a failure (GUEST-01)', async () => {
    let asked = 0
    const requestAsGuest = async () => {
      asked += 1
      await Promise.resolve()
      return { id: 'failure-offline' } as const
    }
    show('dobrego-cz', { guestAllowed: true, requestAsGuest })
    fireEvent.click(screen.getByRole('button', { name: 'Request as a guest' }))
    fireEvent.click(screen.getByRole('button', { name: 'One moment…' }))
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    expect(asked).toBe(1)
  })

  it('links to the sign-in page with the address to return to (ROUTE-22)', () => {
    show('dobrego-cz', { signInAddress: '/connect?back=%2Fhistory' })
    expect(linkTo('Sign in')).toBe('/connect?back=%2Fhistory')
  })

  it('does not offer guest requests while the flag is off (OP-17)', () => {
    show('dobrego-cz')
    expect(screen.queryByRole('button', { name: 'Request as a guest' })).toBeNull()
  })

  it('offers registration while it is open (NAV-21)', () => {
    show('dobrego-cz', { registerAllowed: true })
    expect(linkTo('Create an account')).toBe('/register')
  })

  it('hides registration while it is switched off (NAV-21)', () => {
    show('dobrego-cz', { guestAllowed: true })
    expect(linkTo('Create an account')).toBeUndefined()
  })

  it('asks for the vendor code or the business name, depending on the country (BRAND-05)', () => {
    show('dobrego-cz')
    expect(screen.getByText('Create your account with your vendor code.')).toBeDefined()
    cleanup()
    show('ferrywing-hk')
    expect(screen.getByText('Create your account with the name of your business.')).toBeDefined()
  })

  it('opens FAQ answers without a script (SCR-01)', () => {
    show('dobrego-cz')
    const faq = within(screen.getByRole('region', { name: 'Questions and answers' }))
    expect(faq.getAllByRole('heading', { level: 3 }).every((question) => question.closest('summary'))).toBe(true)
  })

  it('lists the published fee line by line, in the country’s currency (FAQ-08, COUNTRY-08)', () => {
    show('ferrywing-tw')
    const [table] = document.querySelectorAll('.fee dl')
    expect([...table!.children].map((line) => plain(line.textContent))).toEqual([
      'Base feeNTD 99',
      'Each kilometreCounted from 1 km.+ NTD 10',
      'Cash on delivery+ NTD 25',
    ])
  })

  it('describes the fee without numbers and calculator if none is published (FAQ-14)', () => {
    show('dobrego-cz')
    const pay = screen.getByRole('region', { name: 'Pay as you go' })
    expect(pay.textContent).toContain('What to expect')
    expect(pay.textContent).not.toMatch(/\d/)
    expect(screen.queryByRole('slider')).toBeNull()
  })
})

describe('FeeCalculator', () => {
  it('computes the fee of a distance by the country’s rule (FAQ-12)', () => {
    show('ferrywing-sg')
    fireEvent.change(distance(), { target: { value: '7' } })
    expect(calculatedFee()).toBe('SGD 13')
  })

  it('limits the distance to the country’s maximum (FAQ-05)', () => {
    show('ferrywing-mm')
    expect(distance().getAttribute('max')).toBe('4')
  })

  it('distinguishes the capital from other cities (FAQ-07)', () => {
    show('ferrywing-th')
    fireEvent.change(distance(), { target: { value: '6' } })
    expect(calculatedFee()).toBe('฿70')
    fireEvent.click(screen.getByLabelText('Another city'))
    expect(calculatedFee()).toBe('฿49')
  })

  it('adds the surcharge for cash on delivery (FAQ-08)', () => {
    show('ferrywing-tw')
    fireEvent.change(distance(), { target: { value: '1' } })
    fireEvent.click(screen.getByLabelText('The rider collects cash'))
    expect(calculatedFee()).toBe('NTD 124')
  })

  it('never exceeds the country’s maximum fee (FAQ-11)', () => {
    show('ferrywing-hk')
    fireEvent.change(distance(), { target: { value: '10' } })
    expect(calculatedFee()).toBe('HKD 79')
  })
})
