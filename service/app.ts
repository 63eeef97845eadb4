import { isUtf8 } from 'node:buffer'
import Fastify, { type FastifyInstance } from 'fastify'
import { Problem } from './base/problems.ts'
import { compressAnswers } from './http/compressAnswers.ts'
import type { Deps, RouteModule } from './world.ts'
import { docsRoutes } from './http/docs/docsRoutes.ts'
import { isApiPath, registerErrorHandlers, makeErrorSender } from './http/errorAnswers.ts'
import { helpCentreRoutes } from './helpCentre/helpCentreRoutes.ts'
import { healthRoutes } from './http/readiness.ts'
import { makeHttpServer } from './http/httpServer.ts'
import { refuseUnknownHosts } from './http/knownHost.ts'
import { liveSocket } from './live/liveSocket.ts'
import { pageRoutes } from './pages/pages.ts'
import { accountRoutes } from './session/accountRoutes.ts'
import { guestAccountRoute } from './session/guestAccountRoute.ts'
import { authRoutes } from './session/authRoutes.ts'
import { bulkRoutes } from './bulk/bulkRoutes.ts'
import { customerRoutes } from './addressBook/customerRoutes.ts'
import { orderRoutes } from './orders/orderRoutes.ts'
import { outletRoutes } from './outlets/outletRoutes.ts'
import { overviewRoute } from './history/overviewRoute.ts'
import { settingRoutes } from './market/settingRoutes.ts'
import { paymentRoutes } from './payment/paymentRoutes.ts'
import { placeOrderRoute } from './orders/placeOrderRoute.ts'
import { noteRoute } from './publicTracking/noteRoute.ts'
import { publicOrderRoute } from './publicTracking/publicOrderRoute.ts'
import { photoRoute } from './publicTracking/photoRoute.ts'
import { proofRoute } from './proofs/proofRoute.ts'
import { receiptRoute } from './publicTracking/receiptRoute.ts'
import { riderRoutes } from './orders/riderRoutes.ts'
import { updateOrderRoute } from './orders/updateOrderRoute.ts'
import { usualTimesRoute } from './orders/usualTimesRoute.ts'
import { vendorAddressRoute } from './outlets/vendorAddressRoute.ts'
import { vendorRoutes } from './vendor/vendorRoutes.ts'
import { voucherRoutes } from './vouchers/voucherRoutes.ts'

const MAX_BODY = 256 * 1024
/** A voucher code has up to 64 characters, and each takes up to twelve characters in an encoded path. */
const MAX_PARAM = 1_000

/** A server without routes, with what all answers have in common: the form of errors, compression, and known hosts. */
const makeServer = ({ settings, log }: Pick<Deps, 'settings' | 'log'>): FastifyInstance => {
  const sendError = makeErrorSender(log)
  const app: FastifyInstance = Fastify({
    bodyLimit: MAX_BODY,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    serverFactory: (handler) => makeHttpServer(handler),
    // The HTTP server answers these errors itself.
    clientErrorHandler: () => undefined,
    routerOptions: { maxParamLength: MAX_PARAM },
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => void sendError(reply, error, 'framework'),
  })
  readOnlyJson(app)
  registerErrorHandlers(app, sendError)
  compressAnswers(app)
  refuseUnknownHosts(app, settings)
  return app
}

/** Builds a server of the pages alone, which has no API and no data: for pages that answer themselves (ADR 138). */
export const buildSite = async (deps: Pick<Deps, 'settings' | 'log'>): Promise<FastifyInstance> => {
  const app = makeServer(deps)
  await pageRoutes(app, { ...deps, flagsOf: async () => ({}) })
  await app.ready()
  return app
}

/** Builds the service without opening a port: `inject` and `injectWS` work, and `listen` opens one. */
export const buildApp = async (deps: Deps, modules: ReadonlyArray<RouteModule> = []): Promise<FastifyInstance> => {
  const app = makeServer(deps)
  // Modules come first, so that their request hooks also apply to the routes of the core.
  for (const register of modules) await register(app, deps)
  authRoutes(app, deps)
  accountRoutes(app, deps)
  guestAccountRoute(app, deps)
  vendorRoutes(app, deps)
  vendorAddressRoute(app, deps)
  outletRoutes(app, deps)
  bulkRoutes(app, deps)
  customerRoutes(app, deps)
  settingRoutes(app, deps)
  orderRoutes(app, deps)
  usualTimesRoute(app, deps)
  overviewRoute(app, deps)
  placeOrderRoute(app, deps)
  paymentRoutes(app, deps)
  updateOrderRoute(app, deps)
  voucherRoutes(app, deps)
  publicOrderRoute(app, deps)
  noteRoute(app, deps)
  photoRoute(app, deps)
  proofRoute(app, deps)
  receiptRoute(app, deps)
  riderRoutes(app, deps)
  helpCentreRoutes(app, deps)
  await liveSocket(app, deps)
  docsRoutes(app)
  healthRoutes(app, deps)
  await pageRoutes(app, { ...deps, flagsOf: deps.stores.settings.flags })
  await app.ready()
  return app
}

/** Escapes the path of a page that cannot be decoded: it is answered as an unknown page (404), not as a bad request. */
const readableUrl = (url: string): string => {
  const [path = ''] = url.split('?')
  if (!path.includes('%') || isApiPath(path)) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** Accepts JSON bodies only; an empty body is an empty object (SESS-06). */
const readOnlyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { 'content-encoding': encoding = 'identity' } = request.headers
    if (encoding !== 'identity')
      done(new Problem('UNSUPPORTED_MEDIA_TYPE', { message: 'The body must not be compressed' }))
    else if (!Buffer.isBuffer(body) || !isUtf8(body)) done(new Problem('UNREADABLE_REQUEST'))
    else if (body.length === 0) done(null, {})
    else void parse(request, body.toString('utf8'), done)
  })
}
