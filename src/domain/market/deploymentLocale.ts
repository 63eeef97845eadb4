import type { Deployment } from './deployments.ts'
import { localeMeantBy, type Locale } from './languages.ts'

/**
 * The country's default language. If the deployment has no texts in it, the brand's language, if supported (BRAND-02).
 */
export const defaultLocale = ({ brand, country }: Deployment): Locale =>
  [country.defaultLocale, brand.language].find((locale) => country.supportedLocales.includes(locale)) ??
  country.defaultLocale

/** The language to show: the first requested one that the deployment supports, else its default (I18N-04, I18N-05). */
export const negotiateLocale = (languages: ReadonlyArray<string>, deployment: Deployment): Locale =>
  languages
    .map(localeMeantBy)
    .find((locale) => locale !== undefined && deployment.country.supportedLocales.includes(locale)) ??
  defaultLocale(deployment)
