import { baseUrl, type Deployment } from '../src/domain/market/deployments.ts'
import { faviconOf, shareCardOf } from '../src/domain/market/brandPictures.ts'
import type { Locale } from '../src/domain/market/languages.ts'
import { fixedPath, type PAGE_ROWS } from '../src/ui/app/pages.ts'
import { escapeHtml } from '../src/domain/text/escapeHtml.ts'

interface Page {
  readonly row: (typeof PAGE_ROWS)[number]
  readonly deployment: Deployment
  readonly locale: Locale
  /** Those that the page exists in. */
  readonly locales: ReadonlyArray<Locale>
  readonly title: string
  readonly description: string
}

const meta = (property: string, content: string) => `<meta property="${property}" content="${escapeHtml(content)}">`

/** Width and height in pixels, which messengers need before they have the picture. */
export const SHARE_CARD = { width: 1200, height: 630 } as const

/** Tells search engines the organization (NAV-18, OP-59). It is data, so the content security policy allows it. */
const organization = (origin: string, { brand }: Deployment): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: `${origin}/`,
    logo: origin + faviconOf(brand),
  })}</script>`

/** The addresses of a page in its other languages; who speaks none of them is led to the address without a language. */
const alternates = (address: string, locales: ReadonlyArray<Locale>): ReadonlyArray<string> => [
  ...locales.map((locale) => `<link rel="alternate" hreflang="${locale}" href="${address}?lang=${locale}">`),
  `<link rel="alternate" hreflang="x-default" href="${address}">`,
]

/**
 * What a page tells search engines and messengers: organization, languages, share card (ADR 142). Addresses begin with
 * the deployment's own host; the service replaces it where `PUBLIC_URL` names another.
 */
export const pageHead = ({ row, deployment, locale, locales, title, description }: Page): string => {
  const origin = baseUrl(deployment, 'production')
  const address = origin + fixedPath(row)
  const { width, height } = SHARE_CARD
  return [
    organization(origin, deployment),
    ...(row.isIndexed && locales.length > 1 ? alternates(address, locales) : []),
    ...(row.kind === 'screen'
      ? []
      : [
          meta('og:title', title),
          meta('og:description', description),
          ...(row.isIndexed ? [meta('og:url', `${address}?lang=${locale}`)] : []),
          meta('og:image', origin + shareCardOf(deployment.brand)),
          meta('og:image:width', String(width)),
          meta('og:image:height', String(height)),
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
  ].join('')
}
