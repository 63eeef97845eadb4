import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leadsOutOnly, offersRegister, showFooterLinks } from '../../../src/ui/market/footerLinks.ts'
import { SiteFooter } from '../../../src/ui/market/SiteFooter.tsx'
import { flagsOn } from '../../support/flagsOn.ts'
import { showPage, theDeployment } from './showPage.tsx'

afterEach(cleanup)

describe('leadsOutOnly', () => {
  it.each(['/tracking/a-1', '/odwp/tracking/a-1', '/tracking', '/maintenance'])('is true for %s', (path) => {
    expect(leadsOutOnly(path)).toBe(true)
  })

  it.each(['/', '/tracking-c2c/a-1', '/order-tracking/cz1001', '/faq', '/nowhere/tracking'])(
    'is false for %s',
    (path) => {
      expect(leadsOutOnly(path)).toBe(false)
    },
  )
})

describe('offersRegister', () => {
  it('is true for guests and visitors without a session (ROUTE-24)', () => {
    expect(offersRegister(flagsOn(), undefined, '/')).toBe(true)
    expect(offersRegister(flagsOn(), 'guest', '/request-a-rider')).toBe(true)
  })

  it('is false for signed-in users and devices (ROUTE-24)', () => {
    expect(offersRegister(flagsOn(), 'classic', '/history')).toBe(false)
    expect(offersRegister(flagsOn(), 'godroid', '/odwp/history')).toBe(false)
  })

  it('is false while DeactivateSignUpButton is on (NAV-21)', () => {
    expect(offersRegister(flagsOn('DeactivateSignUpButton'), undefined, '/')).toBe(false)
  })

  it('is false on the registration page', () => {
    expect(offersRegister(flagsOn(), undefined, '/register')).toBe(false)
  })

  it('is undefined while the flags are unknown', () => {
    expect(offersRegister({ ...flagsOn(), known: () => undefined }, undefined, '/')).toBeUndefined()
  })
})

describe('showFooterLinks', () => {
  const footer = () => document.querySelector<HTMLElement>('.site-footer')!
  const register = () => document.querySelector('a[href="/register"]')!
  const show = () =>
    showPage(
      <SiteFooter
        deployment={theDeployment('dobrego-cz')}
        locale="en"
        nativeName="English"
        locales={['en']}
        leadsOutOnly={false}
      />,
      theDeployment('dobrego-cz'),
    )

  it('shows or hides the registration link, and reserves its space while that is unknown (NAV-21)', () => {
    show()
    showFooterLinks(document, '/', true)
    expect([register().className, register().parentElement!.hidden]).toEqual(['', false])
    showFooterLinks(document, '/', false)
    expect(register().parentElement!.hidden).toBe(true)
    showFooterLinks(document, '/', undefined)
    expect([register().className, register().parentElement!.hidden]).toEqual(['not-known-yet', false])
  })

  it('follows the address', () => {
    show()
    showFooterLinks(document, '/maintenance', true)
    expect(footer().dataset['leadsOutOnly']).toBe('true')
    showFooterLinks(document, '/connect', true)
    expect(footer().dataset['leadsOutOnly']).toBe('false')
  })
})
