import { CodeNotFetched } from '../../application/lateCode/fetchCode.ts'
import type { DeploymentId } from '../../domain/ids.ts'
import { MEMORY_FILES } from '../../domain/market/backEnd.ts'
import type { MemoryWorld } from '../memory/memoryWorld.ts'

/** Reads the demo data that the build has written for a page without a service; rejects with `CodeNotFetched`. */
export const siteWorld = async (fetcher: typeof fetch, deployment: DeploymentId): Promise<MemoryWorld> => {
  try {
    const answer = await fetcher(`${MEMORY_FILES}/${deployment}.json`)
    if (!answer.ok) throw new TypeError(`Could not load the world of ${deployment}: ${answer.status}`)
    return (await answer.json()) as MemoryWorld
  } catch (cause) {
    throw new CodeNotFetched('offline', String(cause))
  }
}
