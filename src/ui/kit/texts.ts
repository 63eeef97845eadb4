import { FluentBundle, type FluentResource } from '@fluent/bundle'
import { ReactLocalization } from '@fluent/react'
import { textLocales } from '../../domain/format/intlLocale.ts'
import type { Brand } from '../../domain/market/brand.ts'
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
  private readonly reportMissing: () => void

  constructor(bundle: FluentBundle, reportMissing: () => void) {
    super([bundle])
    this.reportMissing = reportMissing
  }

  override getBundle(id: string) {
    const bundle = super.getBundle(id)
    if (bundle === null) this.reportMissing()
    return bundle
  }

  override getString(...args: Parameters<ReactLocalization['getString']>) {
    return this.getBundle(args[0]) === null ? '' : super.getString(...args)
  }
}

/** What a page shows its texts in. */
interface ShownTexts {
  readonly locale: Locale
  /** The name of the language in the language itself. */
  readonly nativeName: string
  readonly l10n: ReactLocalization
}

/** The texts of a page in one language, as its HTML brings them. */
export interface TextsOfPage extends Omit<ShownTexts, 'l10n'> {
  readonly messages: Messages
}

/** Loads all texts of a locale; calls `fellBack` if some of them are English because the locale's could not be loaded. */
type LoadTexts = (locale: Locale, fellBack: () => void) => Promise<Messages>

/**
 * The texts of a page. It brings its own; all others are loaded, in English where the language has none, as soon as
 * another page needs them or one of the page's own is missing (I18N-13). The language can be changed (ADR 141).
 */
export class PageTexts {
  readonly load: LoadTexts
  private readonly watchers = new Set<() => void>()
  private own: Messages
  private bundle: FluentBundle
  private isMissed = false
  /** Whether some texts are English because those of the language could not be loaded. */
  private hasFallenBack = false
  /** Settles when all texts are loaded; `undefined` before they are asked for, and after they could not be loaded. */
  all: Promise<void> | undefined
  /** Replaced when missing texts have come or the language has changed, which renders everything again. */
  shown: ShownTexts

  constructor(own: TextsOfPage, brand: Brand, load: LoadTexts) {
    this.load = load
    this.own = own.messages
    this.bundle = bundleOf(own.locale, brand, own.messages)
    this.shown = this.localized(own)
  }

  get l10n(): ReactLocalization {
    return this.shown.l10n
  }

  readonly language = (): Locale => this.shown.locale

  /** Resolves when all texts are loaded, and rejects if they cannot be. */
  readonly complete = (): Promise<void> => {
    const { bundle } = this
    return (this.all ??= this.fill().catch((cause: unknown) => {
      if (bundle === this.bundle) this.all = undefined
      throw cause
    }))
  }

  /** Loads texts that could not be loaded before again, and replaces the English ones. */
  readonly askAgain = (): void => {
    if (!this.hasFallenBack) return
    this.isMissed = true
    void this.fill().catch(() => undefined)
  }

  /** Shows the texts of `other`, a page in another language, from now on. */
  readonly become = (other: PageTexts): void => {
    this.own = other.own
    this.bundle = other.bundle
    this.all = other.all
    this.hasFallenBack = other.hasFallenBack
    this.show(other.shown)
  }

  readonly subscribe = (watcher: () => void) => {
    this.watchers.add(watcher)
    return () => void this.watchers.delete(watcher)
  }

  private async fill(): Promise<void> {
    const { bundle, own } = this
    let hasFallenBack = false
    const messages = await this.load(this.language(), () => {
      hasFallenBack = true
    })
    const add = (body: Messages) => bundle.addResource({ body: [...body] }, { allowOverrides: true })
    add(messages)
    // English replaces none of the texts that the page brings.
    if (hasFallenBack) add(own)
    if (bundle !== this.bundle) return
    this.hasFallenBack = hasFallenBack
    if (this.isMissed) this.show(this.shown)
  }

  private show(own: Omit<ShownTexts, 'l10n'>): void {
    this.shown = this.localized(own)
    this.watchers.forEach((watcher) => watcher())
  }

  private localized({ locale, nativeName }: Omit<ShownTexts, 'l10n'>): ShownTexts {
    const l10n = new PageLocalization(this.bundle, () => {
      this.isMissed = true
      // The next text that is missing tries again.
      void this.complete().catch(() => undefined)
    })
    return { locale, nativeName, l10n }
  }
}
