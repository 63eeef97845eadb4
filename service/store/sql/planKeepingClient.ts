import pg from 'pg'

const MARK = /^\/\* plan kept as ([a-z-]+) \*\//

/** Begins a statement whose plan each connection to PostgreSQL keeps. Its result must not depend on a table's columns. */
export const planKeptAs = (name: string): string => `/* plan kept as ${name} */`

/** Plans anew for each use, as without a name, unless the statement begins with `planKeptAs`. */
export class PlanKeepingClient extends pg.Client {
  override query(...asked: Array<never>): never {
    const [text, values, done] = asked as ReadonlyArray<unknown> as readonly [never, never, never]
    const [, name] = (typeof text === 'string' && MARK.exec(text)) || []
    return (name === undefined ? super.query(text, values, done) : super.query({ name, text, values }, done)) as never
  }
}
