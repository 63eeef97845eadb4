import { useEffect, useRef, useState } from 'react'
import { useRouteError } from 'react-router'
import { CodeNotFetched } from '../../application/lateCode/fetchCode.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { Localized } from '../kit/localization.ts'

/**
 * Runs the failed route again: on request, and when the device is back online. If that fails although the site answers,
 * the page is reloaded: browsers remember which modules failed, until then.
 */
const useAnotherTry = (failure: unknown, isWanted: boolean) => {
  const { reopen, reload } = useLightPages().application
  const tried = useRef<unknown>(undefined)
  const [isTrying, setIsTrying] = useState(false)
  const tryAgain = () => {
    tried.current = failure
    setIsTrying(true)
    void reopen().then(() => setIsTrying(false))
  }
  useEffect(() => {
    if (isWanted && tried.current && tried.current !== failure) void reload()
  }, [failure, isWanted, reload])
  useEffect(() => {
    if (!isWanted) return undefined
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  })
  return [isTrying, tryAgain] as const
}

/** Reloads the page. Without a connection, the page stays and says so. */
const ReloadButton = ({ isOnlyWay }: { readonly isOnlyWay: boolean }) => {
  const { reload } = useLightPages().application
  const [step, setStep] = useState<'resting' | 'asking' | 'unreachable'>('resting')
  const press = async () => {
    setStep('asking')
    setStep((await reload()) ? 'resting' : 'unreachable')
  }
  return (
    <>
      <Localized id="failure-reload">
        <Button
          kind={isOnlyWay ? 'primary' : 'secondary'}
          size="large"
          isBusy={step === 'asking'}
          onClick={() => void press()}
        >
          Close and reload
        </Button>
      </Localized>
      <p className="not-reloaded" role="status">
        {step === 'unreachable' && (
          <Localized id="failure-not-reloaded">
            <span>There is no connection, so the page was not reloaded. What you typed is kept.</span>
          </Localized>
        )}
      </p>
    </>
  )
}

/** Says why a screen crashed or could not be loaded, and what to do (SCR-06, LOAD-02, LOAD-03). */
export const FailureOfRoute = () => {
  const failure = useRouteError()
  const notLoaded = failure instanceof CodeNotFetched
  const [isTrying, tryAgain] = useAnotherTry(failure, notLoaded)
  return (
    <div className="route-failure">
      <Callout tone="failed" role="alert">
        {notLoaded ? (
          <Localized id="failure-load">
            <h1>Could not load the application. Please check your internet connection and try again</h1>
          </Localized>
        ) : (
          <>
            <Localized id="failure-defect-title">
              <h1>Something broke on our side.</h1>
            </Localized>
            <Localized id="failure-defect-text">
              <p>Reload the page to go on.</p>
            </Localized>
          </>
        )}
      </Callout>
      <div className="ways-on">
        {notLoaded && (
          <Localized id="failure-try-again">
            <Button kind="primary" size="large" isBusy={isTrying} onClick={tryAgain}>
              Try again
            </Button>
          </Localized>
        )}
        <ReloadButton isOnlyWay={!notLoaded} />
      </div>
    </div>
  )
}

/** Replaces a page without a frame that crashed or could not be loaded. */
export const RouteFailure = () => (
  <main className="screen" id="content">
    <FailureOfRoute />
  </main>
)
