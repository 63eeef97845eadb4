import Fastify, { type FastifyInstance } from 'fastify'
import { compressAnswers } from './compressAnswers.ts'
import type { Deps } from './deps.ts'
import { docsRoutes } from './docs/docsRoutes.ts'
import { answerErrors, sendError } from './errorAnswers.ts'
import { helpCentreRoutes } from './helpCentre/helpCentreRoutes.ts'
import { makeHttpServer } from './httpServer.ts'
import { refuseUnknownHosts } from './knownHost.ts'
import { liveSocket } from './live/liveSocket.ts'
import { pageRoutes } from './pages/pages.ts'
import { accountRoutes } from './routes/accountRoutes.ts'
import { guestAccountRoute } from './routes/guestAccountRoute.ts'
import { authRoutes } from './routes/authRoutes.ts'
import { bulkRoutes } from './routes/bulkRoutes.ts'
import { customerRoutes } from './routes/customerRoutes.ts'
import { flagRoutes } from './routes/flagRoutes.ts'
import { orderRoutes } from './routes/orderRoutes.ts'
import { outletRoutes } from './routes/outletRoutes.ts'
import { overviewRoute } from './routes/overviewRoute.ts'
import { parameterRoutes } from './routes/parameterRoutes.ts'
import { paymentRoutes } from './routes/paymentRoutes.ts'
import { placeOrderRoute } from './routes/placeOrderRoute.ts'
import { publicOrderRoute } from './routes/publicOrderRoute.ts'
import { proofRoute } from './routes/proofRoute.ts'
import { receiptRoute } from './routes/receiptRoute.ts'
import { riderRoutes } from './routes/riderRoutes.ts'
import { updateOrderRoute } from './routes/updateOrderRoute.ts'
import { usualTimesRoute } from './routes/usualTimesRoute.ts'
import { vendorAddressRoute } from './routes/vendorAddressRoute.ts'
import { vendorRoutes } from './routes/vendorRoutes.ts'
import { voucherRoutes } from './routes/voucherRoutes.ts'

const BODY_MOST = 256 * 1024
/** A code of a voucher is 64 characters, each of up to twelve in a path. */
const PARAM_MOST = 1_000

/** Routes that are not of the core, such as the geolocator's or the control room's. */
export type RouteModule = (app: FastifyInstance, deps: Deps) => void | Promise<void>

/** The whole service without a port: `inject` and `injectWS` work, `listen` opens one. */
export const buildApp = async (deps: Deps, modules: ReadonlyArray<RouteModule> = []): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit: BODY_MOST,
    serverFactory: (handler) => makeHttpServer(handler),
    // The server answers these by itself.
    clientErrorHandler: () => undefined,
    routerOptions: { maxParamLength: PARAM_MOST },
    trustProxy: (_address, hop) => hop < deps.settings.trustedProxies,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => void sendError(reply, error, deps.log, 'framework'),
  })
  readOnlyJson(app)
  answerErrors(app, deps.log)
  compressAnswers(app)
  refuseUnknownHosts(app, deps.settings)

  // First, so that what they do to every request reaches the routes of the core, too.
  for (const register of modules) await register(app, deps)
  authRoutes(app, deps)
  accountRoutes(app, deps)
  guestAccountRoute(app, deps)
  vendorRoutes(app, deps)
  vendorAddressRoute(app, deps)
  outletRoutes(app, deps)
  bulkRoutes(app, deps)
  customerRoutes(app, deps)
  parameterRoutes(app, deps)
  orderRoutes(app, deps)
  usualTimesRoute(app, deps)
  overviewRoute(app, deps)
  placeOrderRoute(app, deps)
  paymentRoutes(app, deps)
  updateOrderRoute(app, deps)
  voucherRoutes(app, deps)
  publicOrderRoute(app, deps)
  proofRoute(app, deps)
  receiptRoute(app, deps)
  riderRoutes(app, deps)
  flagRoutes(app, deps)
  helpCentreRoutes(app, deps)
  await liveSocket(app, deps)
  docsRoutes(app)
  app.get('/healthz', () => ({ status: 'ok' }))
  await pageRoutes(app, deps)
  await app.ready()
  return app
}

/** Bodies are JSON; none at all is an empty object (SESS-06). */
const readOnlyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parse(request, String(body), done)
  })
}
