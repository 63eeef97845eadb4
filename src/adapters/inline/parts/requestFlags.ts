import { FLAGS_PATH } from '../../../../contract/path.ts'
import { backEndOfPage } from '../../page/backEndOfPage.ts'
import { sendEarly } from './sendEarly.ts'

/** Requests the flags from the first provider, while the scripts load (ADR 33). */
export const requestFlags = (): void => {
  const { backend, calls = location.origin, flags: [provider = calls + FLAGS_PATH] = [] } = backEndOfPage()
  // The page answers itself (ADR 138).
  if (backend) return
  void sendEarly(provider)
}
