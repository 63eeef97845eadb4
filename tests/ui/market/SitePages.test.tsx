import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { BRAND_FILES, BRANDS } from '../../../src/domain/market/brands.ts'
import { PrivacyScreen } from '../../../src/ui/market/PrivacyScreen.tsx'
import { NotFoundScreen } from '../../../src/ui/market/NotFoundScreen.tsx'
import { SiteFooter } from '../../../src/ui/market/SiteFooter.tsx'
import { SiteHeader } from '../../../src/ui/market/SiteHeader.tsx'
import { BrandMark } from '../../../src/ui/theme/BrandMark.tsx'
import { markupOf, plain, showPage, textsOf, theDeployment, TRANSLATED } from './showPage.tsx'

afterEach(cleanup)

const links = () => screen.getAllByRole('link').map((link) => [plain(link.textContent), link.getAttribute('href')])
const showFooter = (id: string, leadsOutOnly = false) => {
  const deployment = theDeployment(id)
  return showPage(
    <SiteFooter
      deployment={deployment}
      locale="en"
      nativeName="English"
      locales={['cs', 'en']}
      leadsOutOnly={leadsOutOnly}
    />,
    deployment,
  )
}

describe('SiteFooter', () => {
  it('links to register, partner, privacy, API docs and FAQ, and opens the language drawer (SCR-02, SCR-03, NAV-22)', () => {
    showFooter('dobrego-cz')
    expect(links()).toEqual([
      ['Create an account', '/register'],
      ['Become a partner', 'https://partner.dobrego.example/cz'],
      ['Privacy', '/privacy'],
      ['Terms and conditions', '/termsandconditions'],
      ['API documentation', 'https://developers.dobrego.example'],
      ['Questions and answers', '/faq'],
      ['English', '#languages'],
    ])
  })

  it.each([
    ['fjordel-se', 'https://www.fjordel.example/se/villkor'],
    ['fjordel-fi', 'https://www.fjordel.example/fi/ehdot'],
    ['fjordel-no', 'https://www.fjordel.example/no/vilkar'],
    ['fjordel-at', '/termsandconditions'],
    ['qamarly-kw', '/termsandconditions'],
  ])('links %s to its terms: %s (ROUTE-19, COUNTRY-09, OP-11)', (id, href) => {
    showFooter(id)
    expect(links()).toContainEqual(['Terms and conditions', href])
  })

  it('is no navigation landmark, because pages without a navigation bar have it (ROUTE-15, NAV-20)', () => {
    showFooter('dobrego-cz')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByRole('contentinfo').querySelector('ul')?.getAttribute('aria-label')).toBe('More about ⁨Dobrego⁩')
  })

  it('reserves the space of the registration link until the flags are known (NAV-21)', () => {
    showFooter('dobrego-cz')
    expect(document.querySelector('a[href="/register"]')?.className).toBe('not-known-yet')
  })

  it('hides a link without an address (OP-75)', () => {
    showFooter('norikaze-jp')
    expect(links().map(([name]) => name)).not.toContain('API documentation')
  })

  it.each([
    ['dobrego-cz', ['/register', '/privacy', '/termsandconditions', '/faq']],
    ['fjordel-se', ['/register', '/privacy', '/faq']],
  ])('marks the links of %s that lead into the portal', (id, inPortal) => {
    showFooter(id, true)
    expect(screen.getByRole('contentinfo').dataset['leadsOutOnly']).toBe('true')
    expect([...document.querySelectorAll('.to-portal a')].map((link) => link.getAttribute('href'))).toEqual(inPortal)
  })
})

describe('SiteHeader', () => {
  const show = (locales: ReadonlyArray<'cs' | 'en'>, onToggleAppearance = () => undefined as void) =>
    showPage(
      <SiteHeader
        deployment={theDeployment('dobrego-cz')}
        nativeName="Čeština"
        locales={locales}
        onToggleAppearance={onToggleAppearance}
      />,
      theDeployment('dobrego-cz'),
      'cs',
    )

  it('links to the language drawer with the name of the current language (SCR-03)', () => {
    show(['cs', 'en'])
    const link = screen.getByRole('link', { name: /^Jazyk: .?Čeština/ })
    expect([link.getAttribute('href'), link.getAttribute('aria-haspopup')]).toEqual(['#languages', 'dialog'])
  })

  it('hides the language link if there is one language (SCR-03)', () => {
    show(['cs'])
    expect(document.querySelector('.language-link')).toBeNull()
  })

  it('shows the name and the mark of the brand (BRAND-03)', () => {
    show(['cs'])
    const brand = screen.getByRole('link', { name: 'Dobrego' })
    expect(brand.innerHTML).toContain(BRAND_FILES.dobrego.brand.mark)
  })

  it('switches between light and dark', () => {
    let toggles = 0
    show(['cs'], () => {
      toggles += 1
    })
    fireEvent.click(screen.getByRole('button', { name: 'Přepnout světlý a tmavý vzhled' }))
    expect(toggles).toBe(1)
  })
})

describe('NotFoundScreen', () => {
  it.each(TRANSLATED)('renders in %s and links to the landing page (ROUTE-21, SCR-07)', (locale) => {
    const deployment = theDeployment('dobrego-cz')
    showPage(<NotFoundScreen />, deployment, locale)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      textsOf(deployment, locale).getString('site-not-found-title'),
    )
    expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  })
})

describe('PrivacyScreen', () => {
  it.each(TRANSLATED)('says in %s what is stored, and to whom to write (SCR-02)', (locale) => {
    const deployment = theDeployment('dobrego-cz')
    showPage(<PrivacyScreen deployment={deployment} locale={locale} />, deployment, locale)
    const l10n = textsOf(deployment, locale)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(l10n.getString('site-privacy'))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5)
    expect(plain(document.body.textContent)).toContain('support@dobrego.example')
    expect(plain(document.body.textContent)).toContain('Dobrego')
  })
})

describe('BrandMark', () => {
  it('differs between brands (BRAND-01, BRAND-03)', () => {
    const marks = BRANDS.map((brand) => markupOf(<BrandMark brand={brand} />, theDeployment('dobrego-cz')))
    expect(new Set(marks).size).toBe(8)
  })
})
