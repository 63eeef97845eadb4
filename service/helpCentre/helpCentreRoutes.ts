import type { FastifyInstance } from 'fastify'
import { openHelpCentre, readHelpToken } from '../../contract/help.ts'
import { globalEntityId } from '../../src/domain/market/globalEntityId.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { Problem, invalidFields } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import { helpCentrePages } from './helpCentrePages.ts'
import { makeHelpTokens } from './helpTokens.ts'

type Deps = RouteDeps & WithStores<'settings' | 'vendors'> & { readonly secret: Uint8Array }

/**
 * Routes of the help centre: its tokens, its entry and its framed pages (API-37, API-38). Answers 404 for a brand
 * without a help centre (OP-13).
 */
export const helpCentreRoutes = (app: FastifyInstance, deps: Deps): void => {
  const tokens = makeHelpTokens(deps.secret)
  helpCentrePages(app, deps)

  registerEndpoint(app, deps, readHelpToken, async ({ params: { vendorId }, account, deployment }) => {
    await requireVendor(deps, account, vendorId)
    if (!deployment.brand.helpCentre) return new Problem('NOT_FOUND')
    return { result: await tokens.sign({ userId: account.id, deployment: deployment.id, vendorId }, deps.clock()) }
  })

  registerEndpoint(app, deps, openHelpCentre, async ({ payload, deployment }) => {
    const { brand, country } = deployment
    if (!brand.helpCentre) return new Problem('NOT_FOUND')
    const seeker = await tokens.read(payload.verification_token, deps.clock())
    const isTheirs = seeker?.deployment === deployment.id && seeker.userId === payload.user_id
    if (!isTheirs) return new Problem('UNAUTHENTICATED')
    const wrong = invalidFields([
      ['guest', 'error.invalid-request', payload.guest],
      ['brand', 'error.invalid-request', payload.brand !== brand.helpCentreName],
      ['country', 'error.invalid-request', payload.country !== country.code],
      [
        'global_entity_id',
        'error.invalid-request',
        payload.global_entity_id !== globalEntityId(brand.id, country.code),
      ],
    ])
    if (wrong !== undefined) return wrong
    return { url: `/help-centre?${new URLSearchParams({ locale: payload.locale, bridge: payload.bridge }).toString()}` }
  })
}
