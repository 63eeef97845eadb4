import { Localized } from '@fluent/react'
import { useRouteError } from 'react-router'
import { CodeNotFetched } from '../../application/build/fetchCode.ts'

/** What is shown instead of a screen that broke or could not be loaded (SCR-06, LOAD-02, LOAD-03). */
export const RouteFailure = () => {
  const notLoaded = useRouteError() instanceof CodeNotFetched
  return (
    <main className="screen route-failure" id="content">
      <div role="alert">
        {notLoaded ? (
          <Localized id="failure-load">
            <h1 className="callout failed" />
          </Localized>
        ) : (
          <div className="callout failed">
            <Localized id="failure-defect-title">
              <h1 />
            </Localized>
            <Localized id="failure-defect-text">
              <p />
            </Localized>
          </div>
        )}
      </div>
      <Localized id="failure-reload">
        <button className="button primary" type="button" onClick={() => window.location.reload()} />
      </Localized>
    </main>
  )
}
