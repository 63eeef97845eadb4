import { screenPath } from '../../domain/session/deviceLoginPath.ts'
import type { Mode } from '../../domain/session/mode.ts'
import type { KnownFlags } from '../frame/PageFlags.ts'
import { MAINTENANCE, PUBLIC_TRACKING, REGISTER } from '../../domain/pagePaths.ts'

/**
 * Pages without links into the portal: public tracking (ROUTE-15), and maintenance, where every address leads back
 * (ROUTE-25).
 */
const LEADING_OUT_ONLY: ReadonlySet<string> = new Set([PUBLIC_TRACKING, MAINTENANCE])

export const leadsOutOnly = (path: string): boolean =>
  LEADING_OUT_ONLY.has(screenPath(path).split('/').slice(0, 2).join('/'))

/** Whether the footer offers registration; `undefined` until the flags are known (NAV-21, ROUTE-24). */
export const offersRegister = (
  { isOn, known }: Pick<KnownFlags, 'isOn' | 'known'>,
  mode: Mode | undefined,
  path: string,
): boolean | undefined => {
  if (screenPath(path) === REGISTER || !(mode === undefined || mode === 'guest')) return false
  return known() && !isOn('DeactivateSignUpButton')
}

/** Shows the footer links that are available on this page. */
export const showFooterLinks = (document: Document, path: string, register: boolean | undefined): void => {
  const footer = document.querySelector<HTMLElement>('.site-footer')
  const link = footer?.querySelector(`a[href="${REGISTER}"]`)
  if (!footer || !link) return
  footer.dataset['leadsOutOnly'] = String(leadsOutOnly(path))
  link.classList.toggle('not-known-yet', register === undefined)
  link.parentElement!.hidden = register === false
}
