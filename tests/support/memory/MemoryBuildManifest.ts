import type { BuildManifestPort } from '../../../src/application/ports/BuildManifest.ts'

/** `published` is called for each read; `undefined` means that the site does not answer. */
export const makeMemoryBuildManifest = (
  running: ReadonlyArray<string>,
  published: () => ReadonlyArray<string> | undefined,
): BuildManifestPort => ({ running, published: () => Promise.resolve(published()) })
