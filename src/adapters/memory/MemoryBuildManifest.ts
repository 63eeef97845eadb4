import type { BuildManifestPort } from '../../application/ports/BuildManifest.ts'

/** `published` is asked each time; `undefined` is a site that cannot say. */
export const makeMemoryBuildManifest = (
  running: ReadonlyArray<string>,
  published: () => ReadonlyArray<string> | undefined,
): BuildManifestPort => ({ running, published: () => Promise.resolve(published()) })
