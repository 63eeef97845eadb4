import { describe, expect, it } from 'vitest'
import type { BuildManifestPort } from '../../src/application/ports/BuildManifest.ts'

/** A page that runs /assets/main-abc.js and /assets/runtime-1.js on a site that has main-def.js; and broken ones. */
export interface OpenBuildManifests {
  readonly site: BuildManifestPort
  readonly brokenSites: ReadonlyArray<BuildManifestPort>
}

const { signal } = new AbortController()

/** What whoever knows the builds promises (API-40). */
export const buildManifestContract = (keeper: string, open: () => OpenBuildManifests) =>
  describe(`Builds, known by ${keeper}`, () => {
    it('are those the page runs and those the site has (API-40, BUILD-02)', async () => {
      const { running, published } = open().site
      expect(running).toEqual(['/assets/main-abc.js', '/assets/runtime-1.js'])
      expect(await published(signal)).toEqual(['/assets/main-def.js', '/assets/runtime-1.js'])
    })

    it('are unknown when the site cannot say (BUILD-05, OP-74)', async () => {
      for (const { published } of open().brokenSites) expect(await published(signal)).toBeUndefined()
    })
  })
