import type { Deployment } from './deployments.ts'
import { localeMeantBy, type Locale } from './languages.ts'

/**
 * The language of the country. Where the deployment does not support it, because it has no texts in it, the language of
 * the brand if that is supported (BRAND-02).
 */
export const defaultLocale = ({ brand, country }: Deployment): Locale =>
  [country.defaultLocale, brand.language].find((locale) => country.supportedLocales.includes(locale)) ??
  country.defaultLocale

/** The language to show: the first wanted one that the deployment supports, else its default (I18N-04, I18N-05). */
export const negotiateLocale = (wanted: ReadonlyArray<string>, deployment: Deployment): Locale =>
  wanted
    .map(localeMeantBy)
    .find((locale) => locale !== undefined && deployment.country.supportedLocales.includes(locale)) ??
  defaultLocale(deployment)
