import type { DeploymentId } from '../../domain/ids.ts'
import { MEMORY_FILES } from '../../domain/market/backEnd.ts'
import type { MemoryWorld } from '../memory/memoryWorld.ts'
import type { Fetch } from './earlyCalls.ts'
import { siteFile } from './siteFile.ts'

/** Reads the demo data that the build has written for a page without a service; rejects with `CodeNotFetched`. */
export const siteWorld = (fetch: Fetch, deployment: DeploymentId): Promise<MemoryWorld> =>
  siteFile(fetch, `${MEMORY_FILES}/${deployment}.json`, (json) => json as MemoryWorld)
