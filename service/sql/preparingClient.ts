import pg from 'pg'

const MARK = /^\/\* plan kept as ([a-z-]+) \*\//

/**
 * Starts a statement that each connection to PostgreSQL prepares under this name, so that its plan is reused. The
 * columns of its result must not depend on those of a table.
 */
export const preparedAs = (name: string): string => `/* plan kept as ${name} */`

/** Sends statements unnamed, planned again for each use, unless they start with `preparedAs`. */
export class PreparingClient extends pg.Client {
  override query(...input: Array<never>): never {
    const [text, values, done] = input as ReadonlyArray<unknown> as readonly [never, never, never]
    const [, name] = (typeof text === 'string' && MARK.exec(text)) || []
    return (name === undefined ? super.query(text, values, done) : super.query({ name, text, values }, done)) as never
  }
}
