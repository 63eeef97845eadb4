import type { EmbeddedParts } from '../../service/sql/embedded/embeddedPostgres.ts'

/** A system without an embedded PostgreSQL. */
export const withoutBinaries: EmbeddedParts = {
  findBinaries: () => Promise.resolve({ because: 'there is no PostgreSQL for this test' }),
}
