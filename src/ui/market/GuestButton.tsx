import { useState } from 'react'
import type { FailureText } from '../kit/failureText.ts'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'

/** Starts a request as a guest (OP-17); resolves to the reason if it fails. */
export type RequestAsGuest = () => Promise<FailureText | undefined>

/** A button that shows progress and, if the request fails, the reason. */
export const GuestButton = ({ begin }: { readonly begin: RequestAsGuest }) => {
  const { l10n } = useLocalization()
  const [state, setState] = useState<'resting' | 'waiting' | FailureText>('resting')
  const press = async () => {
    if (state === 'waiting') return
    setState('waiting')
    setState((await begin()) ?? 'resting')
  }
  const problem = typeof state === 'object' ? state : undefined
  return (
    <>
      <button type="button" className="button" aria-busy={state === 'waiting'} onClick={() => void press()}>
        {l10n.getString(state === 'waiting' ? 'landing-request-as-guest-busy' : 'landing-request-as-guest')}
      </button>
      {problem && (
        <span className="callout failed guest-problem" role="alert">
          {localizeText(l10n, problem)}
        </span>
      )}
    </>
  )
}
