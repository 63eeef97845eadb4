import { flushSync } from 'react-dom'
import type { RouterNavigateOptions } from 'react-router'
import { fetchPage } from '../adapters/page/fetchPage.ts'
import { countIn } from '../adapters/page/titleCount.ts'
import { isReachable } from '../adapters/page/reloadIfReachable.ts'
import { showLetters } from '../adapters/storage/toggleLetters.ts'
import type { Locale } from '../domain/market/languages.ts'
import { mayChooseLetters } from '../domain/market/letters.ts'
import type { Opening } from '../ui/app/Opening.ts'
import type { OngoingWork } from '../ui/frame/OngoingWork.ts'
import { PageTexts } from '../ui/kit/texts.ts'
import type { ChosenLanguage } from '../ui/market/languageDrawer.ts'
import { languageAddress } from '../ui/market/languageAddress.ts'
import { takeLanguage } from '../ui/market/takeLanguage.ts'
import { formatsOf } from './formatsOf.ts'

export interface ChangeablePage {
  readonly window: Window & typeof globalThis
  readonly router: {
    readonly state: { readonly location: { readonly state: unknown } }
    readonly navigate: (to: string, options: RouterNavigateOptions) => Promise<void>
  }
  readonly texts: PageTexts
  readonly work: OngoingWork
}

/** Loads the page in the language, which also stores the choice, and all that must be there before it is shown. */
const load = async ({ window, texts }: ChangeablePage, { locale, address, signal }: ChosenLanguage) => {
  const [page] = await Promise.all([fetchPage(window, address, signal), formatsOf(locale)])
  const opening = JSON.parse(page.getElementById('opening')?.textContent ?? 'null') as Opening | null
  if (opening?.locale !== locale) throw new TypeError(`The site sent no page in ${locale}`)
  const its = new PageTexts(opening, opening.deployment.brand, texts.load)
  // Screens that were visited before are not waited for.
  if (texts.all) await its.complete()
  return { page, its }
}

/** An address that chose the former language would choose it again when it is loaded. */
const renameLanguage = ({ window: { location }, router }: ChangeablePage, locale: Locale) => {
  if (!new URLSearchParams(location.search).has('lang')) return
  const { state } = router.state.location
  void router.navigate(languageAddress(location, locale), { replace: true, preventScrollReset: true, state })
}

const workDone = (work: OngoingWork): Promise<void> =>
  new Promise((resolve) => {
    if (!work.isUnderWay()) return resolve()
    const stop = work.subscribe(() => {
      stop()
      resolve()
    })
  })

/**
 * Shows the open page in another language without loading it: the place, the draft and what is typed stay (ADR 141). If
 * the texts cannot be loaded, follows the link, but only when no submission or payment is under way and the site answers.
 * Resolves to what to say; it is empty if there is nothing.
 */
export const changeLanguage = async (changed: ChangeablePage, chosen: ChosenLanguage): Promise<string> => {
  const { window, texts, work } = changed
  const { address, locale, signal } = chosen
  const loaded = await load(changed, chosen).catch(() => undefined)
  if (loaded && !signal.aborted) {
    const { document } = window
    const count = countIn(document.title)
    takeLanguage(document, loaded.page)
    if (mayChooseLetters(locale)) showLetters(window)
    flushSync(() => texts.become(loaded.its))
    document.title = count + document.title
    renameLanguage(changed, locale)
    return ''
  }
  await workDone(work)
  if (signal.aborted) return ''
  if (!(await isReachable(window))) return texts.l10n.getString('failure-offline')
  if (!signal.aborted) window.location.assign(address)
  return ''
}
