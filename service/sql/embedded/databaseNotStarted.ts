/** The database in `DATA_DIR` cannot be used here; the message says why and what to do, in one line. */
export class DatabaseNotStarted extends Error {
  constructor(reason: string) {
    super(
      `The database in DATA_DIR cannot be started: ${reason.replaceAll(/\s*\n\s*/g, ' ')}. ` +
        'Set DATABASE_URL to a PostgreSQL, or DATA_DIR=memory: to store nothing.',
    )
    this.name = 'DatabaseNotStarted'
  }
}
