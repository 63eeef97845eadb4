import type { BackEnd } from '../../src/domain/market/backEnd.ts'
import { baseUrl, type Deployment } from '../../src/domain/market/deployments.ts'
import { subdomainOrigin } from '../http/siteOrigin.ts'
import type { DeploymentSettings } from '../base/deploymentsFile.ts'
import type { Settings } from '../base/settings.ts'
import { PRIVACY, TERMS } from '../../src/domain/pagePaths.ts'
import { escapeHtml } from '../../src/domain/text/escapeHtml.ts'

type Given = Pick<Settings, 'deployments' | 'environment' | 'testVendors' | 'mapStyleUrl'>

/** The settings of a deployment's pages: its entry in the deployments file, completed by the service's settings. */
export const settingsOfDeployment = (settings: Given, { id }: Pick<Deployment, 'id'>): DeploymentSettings => {
  const { testVendors, mapStyleUrl } = settings
  return {
    testVendors,
    ...(mapStyleUrl !== undefined && { mapStyleUrl }),
    ...settings.deployments.get(id),
  }
}

/** What a page carries of its entry; the others stay in the service. */
const OF_PAGES: ReadonlySet<string> = new Set<keyof BackEnd>([
  'backend',
  'calls',
  'socket',
  'texts',
  'quotesUrl',
  'flags',
  'flagsFallback',
  'analytics',
  'tagManager',
  'idempotencyKeys',
  'termsPage',
])

/** What a page carries about its back end; `undefined` if everything comes from the site itself, in production. */
export const backEndOfPage = (
  { environment, deployments }: Given,
  { id }: Pick<Deployment, 'id'>,
): BackEnd | undefined => {
  const backEnd: BackEnd = {
    ...(environment !== 'production' && { environment }),
    ...Object.fromEntries(Object.entries(deployments.get(id) ?? {}).filter(([field]) => OF_PAGES.has(field))),
  }
  return Object.keys(backEnd).length === 0 ? undefined : backEnd
}

/** The HTML with the back end in an attribute of its root, where the inline scripts and the portal read it. */
export const withBackEnd = (html: string, backEnd: BackEnd): string =>
  html.replace('<html ', () => `<html data-back-end="${escapeHtml(JSON.stringify(backEnd))}" `)

/** The HTML with the deployment's address below `PUBLIC_URL` wherever the build has named its own (ADR 142). */
export const withOrigin = (html: string, deployment: Deployment, publicUrl: string): string =>
  html.replaceAll(`"${baseUrl(deployment, 'production')}/`, () => `"${subdomainOrigin(deployment, publicUrl)}/`)

/** The HTML with the deployment's own terms and privacy pages in the links that the build has written. */
export const withLegalPages = (
  html: string,
  { country }: Deployment,
  { termsPage, privacyPage }: Pick<DeploymentSettings, 'termsPage' | 'privacyPage'>,
): string => {
  const leading = (to: string, from: string, text: string): string =>
    text.replaceAll(`href="${escapeHtml(from)}"`, () => `href="${escapeHtml(to)}"`)
  const terms = termsPage === undefined ? html : leading(termsPage, country.termsUrl ?? TERMS, html)
  return privacyPage === undefined ? terms : leading(privacyPage, PRIVACY, terms)
}
