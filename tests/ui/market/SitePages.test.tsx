import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { BRAND_IDS, BRANDS } from '../../../src/domain/market/brands.ts'
import { PALETTES } from '../../../src/domain/market/palettes.ts'
import { NotFoundScreen } from '../../../src/ui/market/NotFoundScreen.tsx'
import { SiteFooter } from '../../../src/ui/market/SiteFooter.tsx'
import { SiteHeader } from '../../../src/ui/market/SiteHeader.tsx'
import { BRAND_MARKS, BrandMark } from '../../../src/ui/theme/BrandMark.tsx'
import { markupOf, plain, showPage, textsOf, theDeployment, TRANSLATED } from './showPage.tsx'

afterEach(cleanup)

const links = () => screen.getAllByRole('link').map((link) => [plain(link.textContent), link.getAttribute('href')])
const showFooter = (id: string, registerAllowed: boolean | undefined) =>
  showPage(
    <SiteFooter deployment={theDeployment(id)} locale="en" registerAllowed={registerAllowed} />,
    theDeployment(id),
  )

describe('The footer', () => {
  it('links to register, partner, privacy, API docs and FAQ (SCR-02, NAV-22)', () => {
    showFooter('dobrego-cz', true)
    expect(links()).toEqual([
      ['Create an account', '/register'],
      ['Become a partner', 'https://partner.dobrego.example/cz'],
      ['Privacy', 'https://www.dobrego.example/privacy'],
      ['Terms and conditions', '/termsandconditions'],
      ['API documentation', 'https://developers.dobrego.example'],
      ['Questions and answers', '/faq'],
    ])
  })

  it.each([
    ['fjordel-se', 'https://www.fjordel.example/se/villkor'],
    ['fjordel-fi', 'https://www.fjordel.example/fi/ehdot'],
    ['fjordel-no', 'https://www.fjordel.example/no/vilkar'],
    ['fjordel-at', '/termsandconditions'],
    ['qamarly-kw', '/termsandconditions'],
  ])('leads from %s to its terms: %s (ROUTE-19, COUNTRY-09, OP-11)', (id, href) => {
    showFooter(id, true)
    expect(links()).toContainEqual(['Terms and conditions', href])
  })

  it('keeps the place of registering while nobody knows whether it is open (NAV-21)', () => {
    showFooter('dobrego-cz', undefined)
    expect(document.querySelector('a[href="/register"]')?.className).toContain('not-known-yet')
  })

  it('hides a link that has no address, and registering while it is switched off (OP-75, NAV-21)', () => {
    showFooter('norikaze-jp', false)
    expect(links().map(([name]) => name)).toEqual([
      'Become a partner',
      'Privacy',
      'Terms and conditions',
      'Questions and answers',
    ])
  })
})

describe('The header', () => {
  const show = (locales: ReadonlyArray<'cs' | 'en'>, onToggleAppearance = () => undefined as void) =>
    showPage(
      <SiteHeader
        deployment={theDeployment('dobrego-cz')}
        locale="cs"
        locales={locales}
        onToggleAppearance={onToggleAppearance}
      />,
      theDeployment('dobrego-cz'),
      'cs',
    )

  it('offers each language by its own name, as a link that needs no script (SCR-03)', () => {
    show(['cs', 'en'])
    const [czech, english] = document.querySelectorAll('a[hreflang]')
    expect([czech!.textContent, czech!.getAttribute('aria-current')]).toEqual(['Čeština', 'true'])
    expect(['href', 'hreflang', 'lang', 'aria-current'].map((name) => english!.getAttribute(name))).toEqual([
      '?lang=en',
      'en',
      'en',
      null,
    ])
  })

  it('keeps what the address says when another language is chosen, the way back of a sign-in among it (I18N-04)', () => {
    window.history.replaceState(null, '', '?back=%2Frequest-a-rider%2Fcz1001&lang=cs')
    show(['cs', 'en'])
    const [, english] = document.querySelectorAll('a[hreflang]')
    english!.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(english!)
    expect(english!.getAttribute('href')).toBe('?back=%2Frequest-a-rider%2Fcz1001&lang=en')
    window.history.replaceState(null, '', '?')
  })

  it('offers no choice where there is one language (SCR-03)', () => {
    show(['cs'])
    expect(document.querySelector('a[hreflang]')).toBeNull()
  })

  it('carries the name and the mark of the brand (BRAND-03)', () => {
    show(['cs'])
    const brand = screen.getByRole('link', { name: 'Dobrego' })
    expect(brand.innerHTML).toContain(BRAND_MARKS.dobrego)
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

describe('The page for an address that leads nowhere', () => {
  it.each(TRANSLATED)('speaks %s and leads home (ROUTE-21, SCR-07)', (locale) => {
    const deployment = theDeployment('dobrego-cz')
    showPage(<NotFoundScreen />, deployment, locale)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      textsOf(deployment, locale).getString('site-not-found-title'),
    )
    expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  })
})

describe('The mark of a brand', () => {
  it('is another one for each brand (BRAND-01)', () => {
    expect(new Set(Object.values(BRAND_MARKS)).size).toBe(8)
  })

  it.each(BRAND_IDS)('is on the favicon of %s, in its colour (BRAND-02)', (id) => {
    const [path] = / d="([^"]+)"/.exec(markupOf(<BrandMark brand={id} />, theDeployment('dobrego-cz'))) ?? []
    const favicon = readFileSync(`public${BRANDS[id].favicon}`, 'utf8')
    expect(path).toContain(BRAND_MARKS[id])
    expect(favicon).toContain(path!.trim())
    expect(favicon).toContain(PALETTES[id].light.brand)
  })
})
