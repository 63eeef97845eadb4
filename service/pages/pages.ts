import { existsSync } from 'node:fs'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ERROR_CODES } from '../../contract/errors.ts'
import { screenPath } from '../../src/domain/session/deviceLoginPath.ts'
import { addressBack } from '../../src/domain/flags/addressBack.ts'
import { MAINTENANCE_PATH, maintenanceOf } from '../../src/domain/flags/maintenance.ts'
import type { WithStores } from '../store/stores.ts'
import type { Settings } from '../base/settings.ts'
import { deploymentOfRequest } from '../http/deploymentOfRequest.ts'
import { isApiPath } from '../http/errorAnswers.ts'
import { Problem } from '../base/problems.ts'
import { readBuiltPortal } from './builtPortal.ts'
import { contentPolicy } from './policy.ts'
import { wantedLanguages } from '../http/wantedLanguages.ts'

type Deps = WithStores<'settings'> & { readonly settings: Settings }

/** File names here contain a hash of the content. */
const HASHED = '/assets/'
const HAS_EXTENSION = /\.[A-Za-z0-9]{1,8}$/
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

const pathOf = (url: string): string | undefined => {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '')
  } catch {
    return undefined
  }
}

/** Headers that only matter for pages; scripts and styles omit them to save bytes. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

const YEAR_S = 31_536_000

/** Reads the language choice of `?lang=`: it goes into a cookie, and the address is redirected without it (OP-39). */
const chosenLanguage = (url: string): { readonly language: string; readonly address: string } | undefined => {
  const [path = '/', query = ''] = url.split('?')
  const asked = new URLSearchParams(query)
  const language = asked.get('lang')
  if (language === null || !/^[A-Za-z-]{2,35}$/.test(language)) return undefined
  asked.delete('lang')
  // Keeps one slash only: `//host` would redirect to another site.
  const here = path.replace(/^\/+/, '/')
  return { language, address: asked.size > 0 ? `${here}?${asked.toString()}` : here }
}

/** The address of such a page gives access to an order: it is not sent to other sites as a referrer and not indexed. */
const OF_SECRET_ADDRESSES = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const

/** Serves the built portal: its files, and for any other path the page of the deployment in the wanted language. */
export const pageRoutes = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const { portalDir } = deps.settings
  const built = readBuiltPortal(portalDir)

  await app.register(async (pages) => {
    await pages.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(deps.settings) },
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    })
    await pages.register(fastifyStatic, {
      root: portalDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      dotfiles: 'deny',
      suppressWarning: !existsSync(portalDir),
    })

    pages.get('/map-settings.json', (_request, reply) =>
      reply
        .header('cache-control', ASK_AGAIN)
        .send({ googleMapsKey: deps.settings.googleMapsKey ?? '', styleUrl: deps.settings.mapStyleUrl ?? '' }),
    )

    pages.get('/test-vendors.json', (_request, reply) =>
      reply.header('cache-control', ASK_AGAIN).send(deps.settings.testVendors),
    )

    pages.get('/*', async (request, reply) => {
      const deployment = deploymentOfRequest(request, deps.settings)
      const path = pathOf(request.url)
      const chosen = chosenLanguage(request.url)
      if (chosen !== undefined)
        return reply
          .header('set-cookie', `lang=${chosen.language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`)
          .header('cache-control', 'no-store')
          .redirect(chosen.address, 303)
      if (path === undefined || isApiPath(path)) throw new Problem(ERROR_CODES.notFound)
      if (path.startsWith(HASHED)) for (const header of OF_PAGES) reply.removeHeader(header)
      if (built.hasFile(path))
        return reply.header('cache-control', path.startsWith(HASHED) ? FOREVER : ASK_AGAIN).sendFile(path.slice(1))
      // A missing script or text is a 404, never a page.
      if (path.startsWith(HASHED) || HAS_EXTENSION.test(path)) throw new Problem(ERROR_CODES.notFound)
      const flags = await deps.stores.settings.flags(deployment.id)
      const maintenance = maintenanceOf((flag) => flags[flag] === true)
      if (path === MAINTENANCE_PATH && maintenance === undefined)
        return reply
          .header('cache-control', 'no-store')
          .redirect(addressBack(new URLSearchParams(request.url.split('?')[1]).get('back')), 303)
      const known = maintenance === undefined ? built.pageAt(screenPath(path), deployment) : undefined
      const name = maintenance === undefined ? (known?.name ?? 'not-found') : `${maintenance}-maintenance`
      const page = built.html(name, deployment, wantedLanguages(request.headers))
      if (page === undefined) throw new Problem(ERROR_CODES.notFound, { message: 'The portal is not built' })
      if (known?.isSecret) reply.headers(OF_SECRET_ADDRESSES)
      return reply
        .header('cache-control', ASK_AGAIN)
        .header('vary', 'accept-encoding, accept-language, cookie, host')
        .sendFile(page)
    })
  })
}
