import type { DeploymentId } from '../../src/domain/ids.ts'
import type { Mode } from '../../src/domain/session/mode.ts'
import type { Account } from '../store/accountStore.ts'

/** The person or device that sends a request. */
export interface Signed {
  readonly account: Account
  /** Empty for a device, which has no session that could end; the account's id for a guest. */
  readonly sessionId: string
  readonly mode: Mode
}

/** Reads who sends a request from its Authorization header; `service/session` implements it. */
export interface Authentication {
  /** `Bearer {access}|{id}`, `Bearer {access}`, `Bearer {guest}` or `GoDroid {token}` (SESS-09, OP-40) of this deployment. */
  readonly whoIs: (authorization: string | undefined, deployment: DeploymentId) => Promise<Signed | undefined>
  /** The guest of a guest token after an account was made of them; accepted by calls with `formerGuests` only. */
  readonly formerGuest: (authorization: string | undefined, deployment: DeploymentId) => Promise<Signed | undefined>
}
