import { describe, expect, it } from 'vitest'
import type { BuildManifestPort } from '../../src/application/ports/BuildManifest.ts'

/**
 * The page runs /assets/main-abc.js and /assets/runtime-1.js while the site publishes main-def.js; other sites are
 * broken.
 */
export interface OpenBuildManifests {
  readonly site: BuildManifestPort
  readonly brokenSites: ReadonlyArray<BuildManifestPort>
}

const { signal } = new AbortController()

/** The contract of every `BuildManifest` adapter (API-40). */
export const buildManifestContract = (adapter: string, open: () => OpenBuildManifests) =>
  describe(`BuildManifest (${adapter})`, () => {
    it('returns the scripts that the page runs and those that the site publishes (API-40, BUILD-02)', async () => {
      const { running, published } = open().site
      expect(running).toEqual(['/assets/main-abc.js', '/assets/runtime-1.js'])
      expect(await published(signal)).toEqual(['/assets/main-def.js', '/assets/runtime-1.js'])
    })

    it('returns undefined if the site does not answer them (BUILD-05, OP-74)', async () => {
      for (const { published } of open().brokenSites) expect(await published(signal)).toBeUndefined()
    })
  })
