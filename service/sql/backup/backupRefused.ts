/** A backup or restore cannot be done; the message says why and what to do, in one line. */
export class BackupRefused extends Error {
  constructor(reason: string) {
    super(reason.replaceAll(/\s*\n\s*/g, ' '))
    this.name = 'BackupRefused'
  }
}
