import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'

interface Mail {
  readonly id: string
  readonly deployment: DeploymentId
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly sentAt: Instant
}

export interface MailStore {
  readonly add: (mail: Mail) => Promise<void>
  /** Newest first. */
  readonly sentTo: (deployment: DeploymentId, to?: string) => Promise<ReadonlyArray<Mail>>
  readonly forgetBefore: (moment: Instant) => Promise<void>
}
