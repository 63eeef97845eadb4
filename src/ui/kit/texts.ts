import { FluentBundle, type FluentResource } from '@fluent/bundle'
import { ReactLocalization } from '@fluent/react'
import type { Brand } from '../../domain/market/brands.ts'
import type { Locale } from '../../domain/market/languages.ts'

/** Messages as the locale store returns them: already parsed (API-41). */
export type Messages = ReadonlyArray<FluentResource['body'][number]>

/** The texts of one locale, with the brand's name as a term for all messages. */
export const bundleOf = (locale: Locale, brand: Brand, messages: Messages): FluentBundle => {
  const bundle = new FluentBundle(locale)
  bundle.addResource({ body: [{ id: '-brand-name', value: brand.name, attributes: {} }, ...messages] })
  return bundle
}

/** Adds texts that load after the page. */
export const addTexts = (l10n: ReactLocalization, messages: Messages): void => {
  for (const bundle of l10n.bundles) bundle.addResource({ body: [...messages] }, { allowOverrides: true })
}

/** `plain` disables markup where there is no DOM to parse it; the light pages use none. */
export const localizationOf = (
  locale: Locale,
  brand: Brand,
  messages: Messages,
  markup: 'with-markup' | 'plain' = 'with-markup',
): ReactLocalization => {
  const bundles = [bundleOf(locale, brand, messages)]
  return markup === 'plain' ? new ReactLocalization(bundles, null) : new ReactLocalization(bundles)
}
