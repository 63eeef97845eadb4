import { Localized } from '@fluent/react'
import { useRouteError } from 'react-router'

const isLoadFailure = (error: unknown) => error instanceof TypeError && /import|fetch|module|load/i.test(error.message)

/** What is shown instead of a screen that broke or could not be loaded (SCR-06, LOAD-02, LOAD-03). */
export const RouteFailure = () => {
  const notLoaded = isLoadFailure(useRouteError())
  return (
    <main className="screen route-failure" role="alert">
      {notLoaded ? (
        <Localized id="failure-load">
          <p className="callout failed">
            Could not load the application. Please check your internet connection and try again
          </p>
        </Localized>
      ) : (
        <div className="callout failed">
          <Localized id="failure-defect-title">
            <strong>Something broke on our side.</strong>
          </Localized>
          <Localized id="failure-defect-text">
            <p>Reload the page to go on.</p>
          </Localized>
        </div>
      )}
      <Localized id="failure-reload">
        <button className="button primary" type="button" onClick={() => window.location.reload()}>
          Close and reload
        </button>
      </Localized>
    </main>
  )
}
