import { regionName } from '../../domain/format/words.ts'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Localization } from '../kit/localization.ts'
import { TITLE_SEPARATOR } from '../kit/titleParts.ts'

/** The page's own name if it has one (WCAG 2.4.2), then brand, "Create an order", country (NAV-17, BRAND-04). */
export const pageTitle = (
  l10n: Localization,
  { brand, country }: Deployment,
  locale: Locale,
  page: TextId | undefined,
): string =>
  [
    ...(page === undefined ? [] : [l10n.getString(page)]),
    brand.name,
    l10n.getString('site-title'),
    regionName(country.code, locale),
  ].join(TITLE_SEPARATOR)
