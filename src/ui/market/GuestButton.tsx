import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
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
    setState('waiting')
    setState((await begin()) ?? 'resting')
  }
  const problem = typeof state === 'object' ? state : undefined
  return (
    <>
      <Button
        kind="primary"
        size="large"
        isBusy={state === 'waiting'}
        busyText={l10n.getString('landing-request-as-guest-busy')}
        onClick={() => void press()}
      >
        {l10n.getString('landing-request-as-guest')}
      </Button>
      {problem && (
        <Callout tone="failed" role="alert">
          {localizeText(l10n, problem)}
        </Callout>
      )}
    </>
  )
}
