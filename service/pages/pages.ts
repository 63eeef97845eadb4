import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { screenPath } from '../../src/domain/session/deviceLoginPath.ts'
import { addressBack } from '../../src/domain/flags/addressBack.ts'
import { maintenanceOf } from '../../src/domain/flags/maintenance.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { DEPLOYMENTS, type Deployment } from '../../src/domain/market/deployments.ts'
import type { Log } from '../base/log.ts'
import type { Settings } from '../base/settings.ts'
import { deploymentOfRequest } from '../http/deploymentOfRequest.ts'
import { isDatabaseAway } from '../store/databaseAway.ts'
import { isApiPath } from '../http/errorAnswers.ts'
import { Problem } from '../base/problems.ts'
import { makeMapHosts } from './mapHosts.ts'
import { readBuiltPortal } from './builtPortal.ts'
import { backEndOfPage, settingsOfDeployment, withBackEnd, withLegalPages, withOrigin } from './pageSettings.ts'
import { contentPolicy, policyText } from './policy.ts'
import { wantedLanguages } from '../http/wantedLanguages.ts'
import { MAINTENANCE, PRIVACY } from '../../src/domain/pagePaths.ts'

interface Deps {
  readonly settings: Settings
  readonly log: Log
  readonly flagsOf: (deployment: DeploymentId) => Promise<Readonly<Record<string, boolean>>>
}

/** File names here contain a hash of the content. */
const HASHED = '/assets/'
const HAS_EXTENSION = /\.[A-Za-z0-9]{1,8}$/
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/** The decoded path; a slash within a segment stays encoded, as in the portal's router. */
const pathOf = (url: string): string | undefined => {
  try {
    const segments = (url.split('?')[0] ?? '').split('/')
    return segments.map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F')).join('/')
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

/** Whether a browser opens the address as a page; scripts, styles and texts are requested without this type. */
const isOpened = ({ headers: { accept = '' } }: FastifyRequest): boolean => accept.includes('text/html')

/**
 * The language that the address chooses with `?lang=`. Its page is answered at that address, because search engines
 * follow the alternates of a page without keeping cookies (ADR 142).
 */
const chosenLanguage = (url: string): string | undefined => {
  const language = new URLSearchParams(url.split('?')[1]).get('lang') ?? ''
  return /^[A-Za-z-]{2,35}$/.test(language) ? language : undefined
}

/** The address of such a page gives access to an order: it is not sent to other sites as a referrer and not indexed. */
const OF_SECRET_ADDRESSES = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const

/** The page of unknown addresses is always sent whole, so that its status is 404 and not 304 or 206. */
const WHOLE = { etag: false, lastModified: false, acceptRanges: false } as const

/** The number of pages with a back end that are kept in memory: a page has about 60 kB. */
const PAGES_KEPT = 500

interface PageWithBackEnd {
  /** A buffer, which is compressed once however often it is sent. */
  readonly html: Buffer
  readonly etag: string
}

const readPageWithBackEnd = async (file: string, write: (html: string) => string): Promise<PageWithBackEnd> => {
  const html = Buffer.from(write(await readFile(file, 'utf8')))
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url')}"` }
}

/** Made again when the version changes. */
const memoizeByDeployment = <T>(
  make: (deployment: Deployment) => T,
  version: () => number,
): ((deployment: Deployment) => T) => {
  const made = new Map<string, T>()
  let madeFor = version()
  return (deployment) => {
    if (madeFor !== version()) made.clear()
    madeFor = version()
    const one = made.get(deployment.id) ?? make(deployment)
    made.set(deployment.id, one)
    return one
  }
}

/** The flags while the database is away: the page is served without them, and reports its failing calls itself. */
const noneWhileAway = (error: unknown): Readonly<Record<string, boolean>> => {
  if (isDatabaseAway(error)) return {}
  throw error
}

/**
 * Serves the built portal: its files, and for any other path the page of the deployment in the requested language; with
 * status 404 if no page has that path (ROUTE-21).
 */
export const pageRoutes = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const { portalDir } = deps.settings
  const built = readBuiltPortal(portalDir)
  const styleOf = (deployment: Deployment) => settingsOfDeployment(deps.settings, deployment).mapStyleUrl
  const mapHosts = makeMapHosts({ styleUrls: DEPLOYMENTS.flatMap((one) => styleOf(one) ?? []), log: deps.log })
  app.addHook('onReady', mapHosts.start)
  app.addHook('onClose', async () => mapHosts.stop())
  const policyOf = memoizeByDeployment((deployment) => {
    const mapStyleUrl = styleOf(deployment)
    return policyText(
      contentPolicy(
        portalDir,
        { ...settingsOfDeployment(deps.settings, deployment), ...backEndOfPage(deps.settings, deployment) },
        deployment,
        mapStyleUrl === undefined ? [] : mapHosts.of(mapStyleUrl),
      ),
    )
  }, mapHosts.version)
  const pagesWithBackEnd = new LRUCache<string, PageWithBackEnd>({ max: PAGES_KEPT })

  await app.register(async (pages) => {
    await pages.register(helmet, {
      // Differs by deployment; set below.
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    })
    await pages.register(fastifyStatic, {
      root: portalDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      // The framed help centre has an origin of its own, and browsers check the origin of fonts.
      setHeaders: (reply, file) => {
        if (file.endsWith('.woff2')) reply.header('access-control-allow-origin', '*')
      },
      index: false,
      dotfiles: 'deny',
      suppressWarning: !existsSync(portalDir),
    })

    pages.get('/map-settings.json', (request, reply) => {
      const own = settingsOfDeployment(deps.settings, deploymentOfRequest(request, deps.settings))
      return reply.header('cache-control', ASK_AGAIN).send({
        googleMapsKey: own.googleMapsKey ?? '',
        styleUrl: own.mapStyleUrl ?? '',
        photonUrl: own.photonUrl ?? '',
      })
    })

    pages.get('/test-vendors.json', (request, reply) => {
      const { testVendors } = settingsOfDeployment(deps.settings, deploymentOfRequest(request, deps.settings))
      return reply.header('cache-control', ASK_AGAIN).send(testVendors)
    })

    pages.get('/*', async (request, reply) => {
      const deployment = deploymentOfRequest(request, deps.settings)
      const requested = pathOf(request.url)
      if (requested === undefined || isApiPath(requested)) throw new Problem('NOT_FOUND')
      reply.header('content-security-policy', policyOf(deployment))
      if (built.hasFile(requested)) {
        if (requested.startsWith(HASHED)) for (const header of OF_PAGES) reply.removeHeader(header)
        return reply
          .header('cache-control', requested.startsWith(HASHED) ? FOREVER : ASK_AGAIN)
          .sendFile(requested.slice(1))
      }
      const isFile = requested.startsWith(HASHED) || HAS_EXTENSION.test(requested)
      // A missing script or text is never a page, except to a person who opens its address.
      if (isFile && !isOpened(request)) throw new Problem('NOT_FOUND')
      const chosen = chosenLanguage(request.url)
      if (chosen !== undefined) reply.header('set-cookie', `lang=${chosen}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`)
      const languages = wantedLanguages(request.headers, chosen)
      const flags = await deps.flagsOf(deployment.id).catch(noneWhileAway)
      const maintenance = maintenanceOf((flag) => flags[flag] === true)
      if (requested === MAINTENANCE && maintenance === undefined)
        return reply
          .header('cache-control', 'no-store')
          .redirect(addressBack(new URLSearchParams(request.url.split('?')[1]).get('back')), 303)
      const known = maintenance === undefined ? built.pageAt(screenPath(requested), deployment) : undefined
      const name = maintenance === undefined ? (known?.name ?? 'not-found') : `${maintenance}-maintenance`
      const own = settingsOfDeployment(deps.settings, deployment)
      if (known?.path === PRIVACY && own.privacyPage !== undefined)
        return reply.header('cache-control', ASK_AGAIN).redirect(own.privacyPage, 303)
      const page = built.html(name, deployment, languages)
      if (page === undefined) throw new Problem('NOT_FOUND', { message: 'The portal is not built' })
      if (known?.isSecret) reply.headers(OF_SECRET_ADDRESSES)
      reply.headers({ 'cache-control': ASK_AGAIN, vary: 'accept, accept-encoding, accept-language, cookie, host' })
      const backEnd = backEndOfPage(deps.settings, deployment)
      const { publicUrl } = deps.settings
      if (backEnd === undefined && own.privacyPage === undefined && publicUrl === undefined)
        return page.isNotFound ? reply.code(404).sendFile(page.file, WHOLE) : reply.sendFile(page.file)
      const { html, etag } =
        pagesWithBackEnd.get(page.file) ??
        (await readPageWithBackEnd(path.join(portalDir, page.file), (builtPage) => {
          const legal = withLegalPages(builtPage, deployment, own)
          const atOrigin = publicUrl === undefined ? legal : withOrigin(legal, deployment, publicUrl)
          return backEnd ? withBackEnd(atOrigin, backEnd) : atOrigin
        }))
      pagesWithBackEnd.set(page.file, { html, etag })
      reply.type('text/html; charset=utf-8')
      if (page.isNotFound) return reply.code(404).send(html)
      reply.header('etag', etag)
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(html)
    })
  })
}
