import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { localeMeantBy } from '../../src/domain/market/languages.ts'
import { parseServiceHours, type ServiceWindow } from '../../src/domain/request/serviceHours.ts'
import { defaultParameters } from '../market/countryParameters.ts'
import type { WithStores } from '../store/stores.ts'
import type { Settings } from '../base/settings.ts'
import { deploymentOfRequest } from '../http/deploymentOfRequest.ts'
import { readBuiltPortal } from '../pages/builtPortal.ts'
import { wantedLanguages } from '../http/wantedLanguages.ts'
import { Problem } from '../base/problems.ts'

type Deps = WithStores<'settings'> & { readonly settings: Pick<Settings, 'portalDir' | 'deployment'> }

/**
 * `sandbox` gives the page an opaque origin, so it cannot read the portal's storage. Only the portal's own pages may
 * frame it, and it loads nothing but its style and script (ADR 35).
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'self'; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox"

const PAGE = 'help-centre.html'
const FILES = {
  'help-centre.css': 'text/css; charset=utf-8',
  'help-centre.js': 'text/javascript; charset=utf-8',
} as const

/** The placeholder that the build writes for the country's service hours. */
const HOURS_PLACE = '{service-hours}'

const clock = (time: number): string =>
  String(time)
    .padStart(4, '0')
    .replace(/^(\d\d)/, '$1:')
const inWords = ({ from, to }: ServiceWindow): string => (from === to ? '00:00–24:00' : `${clock(from)}–${clock(to)}`)

const send = (reply: FastifyReply, type: string, content: string | Buffer) =>
  reply
    .type(type)
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('cache-control', 'no-cache')
    .send(content)

/** Serves the framed help centre: one page per deployment and language, written by the build, without secrets. */
export const helpCentrePages = (app: FastifyInstance, deps: Deps): void => {
  const { portalDir } = deps.settings
  const built = readBuiltPortal(portalDir)

  app.get('/help-centre', async (request, reply) => {
    const deployment = deploymentOfRequest(request, deps.settings)
    const { locale } = request.query as { readonly locale?: unknown }
    const chosen = typeof locale === 'string' ? localeMeantBy(locale) : undefined
    const languages = wantedLanguages(request.headers, chosen)
    const page = deployment.brand.helpCentre ? built.html('help-centre', deployment, languages) : undefined
    if (page?.file.endsWith(PAGE) !== true) throw new Problem('NOT_FOUND')
    const parameters = await deps.stores.settings.parameters(deployment.id)
    const usual = defaultParameters(deployment.country).serviceHours
    const [hours, usualHours] = [parameters['serviceHours'] ?? usual, usual].map(parseServiceHours)
    const shownHours = [hours, usualHours].find((one): one is ServiceWindow => typeof one === 'object')
    const html = await readFile(path.join(portalDir, page.file), 'utf8')
    return send(
      reply,
      'text/html; charset=utf-8',
      html.replaceAll(HOURS_PLACE, shownHours === undefined ? '' : inWords(shownHours)),
    )
  })

  for (const [name, type] of Object.entries(FILES))
    app.get(`/help-centre/${name}`, async (_request, reply) => {
      const file = path.join(portalDir, 'pages', name)
      const content = await readFile(file).catch(() => {
        throw new Problem('NOT_FOUND')
      })
      return send(reply, type, content)
    })
}
