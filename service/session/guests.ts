import { HOUR, plus, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { randomText } from '../base/randomText.ts'
import { blankVendor } from '../vendor/newVendor.ts'
import type { GuestStore } from '../store/guestStore.ts'
import type { VendorJson, VendorStore } from '../store/vendorStore.ts'
import type { Tokens } from './tokens.ts'
import type { Account } from '../store/accountStore.ts'
import { tokenAccount } from './tokenAccount.ts'

/** How long a guest lasts; guests have no refresh token (GUEST-11). */
const GUEST_LIFE = 24 * HOUR

/** The placeholder vendor of a guest: named guest, without a location except the country (ENT-27, GUEST-10). */
export const guestPlaceholder = (vendorId: string, { country }: Deployment): VendorJson =>
  blankVendor(vendorId, 'guest', country)

interface BegunGuest {
  readonly vendorId: string
  readonly token: string
}

export interface Guests {
  /** Starts a guest session (OP-17): creates a vendor for the guest and a token. */
  readonly begin: (deployment: Deployment) => Promise<BegunGuest>
  /** The guest that a token's subject identifies; `undefined` once expired or turned into an account. */
  readonly ofSubject: (subject: string, deployment: DeploymentId) => Promise<Account | undefined>
  /** The guest that a token's subject identifies, if it was turned into an account and has not expired. */
  readonly formerOfSubject: (subject: string, deployment: DeploymentId) => Promise<Account | undefined>
  readonly forgetExpired: () => Promise<void>
}

interface Parts {
  readonly store: GuestStore
  readonly vendors: Pick<VendorStore, 'addMany'>
  readonly tokens: Tokens
  readonly clock: () => Instant
}

const vendorIn = (subject: string): string => subject.slice(subject.lastIndexOf(':') + 1)

export const makeGuests = ({ store, vendors, tokens, clock }: Parts): Guests => ({
  begin: async (deployment) => {
    const now = clock()
    const vendorId = `guest${randomText(16)}`
    const account = tokenAccount('guest', deployment.id, vendorId)
    // The guest first: a vendor without one would never be removed.
    await store.begin({ deployment: deployment.id, vendorId }, now, plus(now, GUEST_LIFE))
    await vendors.addMany([{ deployment: deployment.id, vendor: guestPlaceholder(vendorId, deployment) }])
    return { vendorId, token: await tokens.guest(account, now, GUEST_LIFE / SECOND) }
  },
  ofSubject: async (subject, deployment) => {
    const vendorId = vendorIn(subject)
    return (await store.isAlive({ deployment, vendorId }, clock()))
      ? tokenAccount('guest', deployment, vendorId)
      : undefined
  },
  formerOfSubject: async (subject, deployment) => {
    const vendorId = vendorIn(subject)
    return (await store.isFormer({ deployment, vendorId }, clock()))
      ? tokenAccount('guest', deployment, vendorId)
      : undefined
  },
  forgetExpired: () => store.forgetExpired(clock()),
})
