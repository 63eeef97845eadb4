import { useRouteError } from 'react-router'
import { CodeNotFetched } from '../../application/build/fetchCode.ts'
import { Localized } from '../kit/localization.ts'

/** Replaces a screen that crashed or could not be loaded (SCR-06, LOAD-02, LOAD-03). */
export const RouteFailure = () => {
  const notLoaded = useRouteError() instanceof CodeNotFetched
  return (
    <main className="screen route-failure" id="content">
      <div role="alert">
        {notLoaded ? (
          <Localized id="failure-load">
            <h1 className="callout failed">
              Could not load the application. Please check your internet connection and try again
            </h1>
          </Localized>
        ) : (
          <div className="callout failed">
            <Localized id="failure-defect-title">
              <h1>Something broke on our side.</h1>
            </Localized>
            <Localized id="failure-defect-text">
              <p>Reload the page to go on.</p>
            </Localized>
          </div>
        )}
      </div>
      <Localized id="failure-reload">
        <button className="button primary" type="button" onClick={() => window.location.reload()}>
          Close and reload
        </button>
      </Localized>
    </main>
  )
}
