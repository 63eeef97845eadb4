import { Window } from 'happy-dom'
import { makeSiteBuildManifest } from '../../src/adapters/page/SiteBuildManifest.ts'
import { makeMemoryBuildManifest } from '../support/memory/MemoryBuildManifest.ts'
import { buildManifestContract } from './BuildManifest.contract.ts'

const RUNNING = ['/assets/main-abc.js', '/assets/runtime-1.js']
const FILES = { 'main.js': '/assets/main-def.js', 'runtime-1.js': '/assets/runtime-1.js' }

buildManifestContract('the memory adapter', () => ({
  site: makeMemoryBuildManifest(RUNNING, () => Object.values(FILES)),
  brokenSites: [makeMemoryBuildManifest(RUNNING, () => undefined)],
}))

buildManifestContract('the site (API-40)', () => {
  const { document } = new Window({ url: 'https://portal.test/order-tracking' }) as unknown as globalThis.Window
  const preload = document.createElement('link')
  preload.rel = 'modulepreload'
  preload.href = '/assets/runtime-1.js'
  const script = document.createElement('script')
  script.setAttribute('src', 'https://portal.test/assets/main-abc.js')
  script.type = 'no script of this test'
  document.head.append(script, preload)
  const answering =
    (json: unknown): typeof globalThis.fetch =>
    (address) =>
      Promise.resolve(Response.json(/^\/asset-manifest\.json\?t=\d+$/.test(address as string) ? json : {}))
  return {
    site: makeSiteBuildManifest(document, answering({ files: FILES }), () => 7),
    brokenSites: [
      ...[{ files: 7 }, { files: null }, { files: { 'main.js': 7 } }, null, [], 'html'].map(answering),
      () => Promise.resolve(new Response('<!doctype html>')),
      () => Promise.resolve(Response.json({ files: FILES }, { status: 503 })),
      () => Promise.reject(new TypeError('offline')),
    ].map((fetch) => makeSiteBuildManifest(document, fetch, () => 7)),
  }
})
