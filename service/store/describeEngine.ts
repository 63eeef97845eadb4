import type { Settings } from '../base/settings.ts'

/** Names the database engine of the settings and says what it keeps. */
export const describeEngine = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string => {
  if (databaseUrl !== undefined) return 'PostgreSQL: keeps an acknowledged order as safely as that server is set up to'
  if (dataDir === 'memory:') return 'PGlite in memory: keeps nothing when the service stops'
  return 'PostgreSQL in DATA_DIR: syncs an order to the disk before it is acknowledged'
}
