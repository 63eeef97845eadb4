import type { BuildManifestPort } from '../../application/ports/BuildManifest.ts'
import type { Fetch } from '../http/earlyCalls.ts'
import { siteFile } from '../http/siteFile.ts'

const pathOf = (address: string, document: Document): string => new URL(address, document.baseURI).pathname

/** Reads `{"files": {"main.js": "/assets/…"}}`; throws on anything else. */
const filesIn = (json: unknown): ReadonlyArray<string> => {
  const files: unknown = (json as { readonly files?: unknown } | null)?.files
  if (typeof files !== 'object' || files === null) throw new TypeError('The manifest is not an object')
  const addresses: ReadonlyArray<unknown> = Object.values(files)
  const isAddress = (address: unknown): address is string => typeof address === 'string'
  if (!addresses.every(isAddress)) throw new TypeError('A file in the manifest has no address')
  return addresses
}

/** The site's `/asset-manifest.json?t={timestamp}` (API-40, OP-74), and the scripts of the running page. */
export const makeSiteBuildManifest = (document: Document, fetch: Fetch, now: () => number): BuildManifestPort => ({
  running: [
    ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
  ].map((address) => pathOf(address, document)),

  published: (signal) =>
    siteFile(fetch, `/asset-manifest.json?t=${now()}`, filesIn, signal).then(
      (files) => files.map((file) => pathOf(file, document)),
      () => undefined,
    ),
})
