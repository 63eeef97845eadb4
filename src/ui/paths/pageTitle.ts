import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Localization } from '../kit/localization.ts'

/** The country's name in a language, from `Intl`. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'code', style: 'short' }).of(code) ?? code

/** Brand, "Create an order", country (NAV-17, BRAND-04). */
export const pageTitle = (l10n: Localization, { brand, country }: Deployment, locale: Locale): string =>
  `${brand.name} · ${l10n.getString('site-title')} · ${countryName(country.code, locale)}`
