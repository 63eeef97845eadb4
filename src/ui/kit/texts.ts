import { FluentBundle, type FluentResource } from '@fluent/bundle'
import { ReactLocalization } from '@fluent/react'
import { textLocales } from '../../domain/format/intlLocale.ts'
import type { Brand } from '../../domain/market/brands.ts'
import type { Locale } from '../../domain/market/languages.ts'

/** Messages as the locale store returns them: already parsed (API-41). */
export type Messages = ReadonlyArray<FluentResource['body'][number]>

/** The texts of one locale, with the brand's name as a term for all messages. */
export const bundleOf = (locale: Locale, brand: Brand, messages: Messages): FluentBundle => {
  const bundle = new FluentBundle(textLocales(locale))
  bundle.addResource({ body: [{ id: '-brand-name', value: brand.name, attributes: {} }, ...messages] })
  return bundle
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

/** Reports texts that are missing, and shows nothing in their place: an id is no text. */
class PageLocalization extends ReactLocalization {
  private readonly miss: () => void

  constructor(bundle: FluentBundle, miss: () => void) {
    super([bundle])
    this.miss = miss
  }

  override getBundle(id: string) {
    const bundle = super.getBundle(id)
    if (bundle === null) this.miss()
    return bundle
  }

  override getString(...asked: Parameters<ReactLocalization['getString']>) {
    return this.getBundle(asked[0]) === null ? '' : super.getString(...asked)
  }
}

/**
 * The texts of a page. It brings its own; all others are loaded, in English where the language has none, as soon as
 * another page needs them or one of the page's own is missing (I18N-13).
 */
export class PageTexts {
  private readonly bundle: FluentBundle
  private readonly load: () => Promise<Messages>
  private readonly watchers = new Set<() => void>()
  private all: Promise<void> | undefined
  private isMissed = false
  /** Replaced when missing texts have come, which renders everything again. */
  l10n: ReactLocalization

  constructor(locale: Locale, brand: Brand, messages: Messages, load: () => Promise<Messages>) {
    this.bundle = bundleOf(locale, brand, messages)
    this.load = load
    this.l10n = this.localization()
  }

  /** Resolves when all texts are loaded, and rejects if they cannot be. */
  readonly complete = (): Promise<void> =>
    (this.all ??= this.load().then(
      (messages) => {
        this.bundle.addResource({ body: [...messages] }, { allowOverrides: true })
        if (!this.isMissed) return
        this.l10n = this.localization()
        this.watchers.forEach((watcher) => watcher())
      },
      (cause: unknown) => {
        this.all = undefined
        throw cause
      },
    ))

  readonly subscribe = (watcher: () => void) => {
    this.watchers.add(watcher)
    return () => void this.watchers.delete(watcher)
  }

  private localization(): ReactLocalization {
    return new PageLocalization(this.bundle, () => {
      this.isMissed = true
      // The next text that is missing tries again.
      void this.complete().catch(() => undefined)
    })
  }
}
