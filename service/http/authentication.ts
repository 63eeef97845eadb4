import type { DeploymentId } from '../../src/domain/ids.ts'
import type { Mode } from '../../src/domain/session/mode.ts'
import type { Account } from '../store/accountStore.ts'

/** The account or device that sends a request. */
export interface AuthenticatedCaller {
  readonly account: Account
  /** Empty for a device, which has no session; for a guest the account's id. */
  readonly sessionId: string
  readonly mode: Mode
}

/** Authenticates requests by their Authorization header; `service/session` implements it. */
export interface Authentication {
  /** `Bearer {access}|{id}`, `Bearer {access}`, `Bearer {guest}` or `GoDroid {token}` (SESS-09, OP-40) of this deployment. */
  readonly whoIs: (
    authorization: string | undefined,
    deployment: DeploymentId,
  ) => Promise<AuthenticatedCaller | undefined>
  /** The guest of a token after the guest became an account; only calls with `formerGuests` accept it. */
  readonly formerGuest: (
    authorization: string | undefined,
    deployment: DeploymentId,
  ) => Promise<AuthenticatedCaller | undefined>
}
