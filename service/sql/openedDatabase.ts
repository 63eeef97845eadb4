import type { ChangeFeed } from '../store/changeFeed.ts'
import type { Sql } from './tables.ts'

export interface Database {
  readonly sql: Sql
  readonly feed: ChangeFeed
  /** One line for the operator if the engine guarantees less than usual. */
  readonly warning?: string
  /** Removes dead rows and updates the statistics, where the database has no autovacuum. */
  readonly tidy: () => Promise<void>
  readonly close: () => Promise<void>
}
