import { ContainerModule } from 'inversify'
import { makeHttpFeeCalculator } from '../../adapters/http/HttpFeeCalculator.ts'
import { makePortalHttp } from '../../adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../adapters/http/PortalTransport.ts'
import { makeYolveraFeeCalculator } from '../../adapters/http/YolveraFeeCalculator.ts'
import { externalBackEndOf } from '../externalBackEndOf.ts'
import { INNER, PORTS } from '../ports.ts'

/** Yolvera's fees come from its own dispatch in a deployment that names it (`quotesUrl`), with the person's session. */
export const swap = new ContainerModule(({ rebind }) => {
  rebind(PORTS.feeCalculator.token).toResolvedValue(
    (portal, sessions, { country }, { window }, service) => {
      const ofService = makeHttpFeeCalculator(portal, country.currency)
      const { quotesUrl } = service
      if (quotesUrl === undefined) return ofService
      const transport = makePortalTransport(
        quotesUrl,
        window.fetch.bind(window),
        () => window.navigator.onLine,
        externalBackEndOf({ service: { ...service, calls: quotesUrl } }, window),
      )
      return makeYolveraFeeCalculator(makePortalHttp(transport, sessions), ofService, country.currency)
    },
    [INNER.portalHttp, PORTS.currentSession.token, PORTS.currentDeployment.token, INNER.environment, INNER.service],
  )
})
