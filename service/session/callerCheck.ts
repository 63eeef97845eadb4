import { earliest, MINUTE, plus, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { AuthenticatedCaller } from '../http/authentication.ts'
import type { AccountStore } from '../store/accountStore.ts'
import type { SessionStore } from '../store/sessionStore.ts'
import type { Guests } from './guests.ts'
import { tokenAccount } from './tokenAccount.ts'
import type { Tokens } from './tokens.ts'

/** How long a verified token is cached while the feed is connected; without the feed nothing is cached. */
const BELIEVED = 10 * SECOND

interface Parts {
  readonly accounts: Pick<AccountStore, 'byId'>
  readonly store: Pick<SessionStore, 'accountOf'>
  readonly tokens: Tokens
  readonly guests: Pick<Guests, 'ofSubject' | 'formerOfSubject'>
  readonly clock: () => Instant
}

export interface Verified {
  readonly signed: AuthenticatedCaller
  /** The token has to be verified again after this moment. */
  readonly until: Instant
}

const HEADER = /^(Bearer|GoDroid) ([\w.-]{1,4096})(?:\|([\w.-]{1,4096}))?$/

/** Verifies the `Authorization` header of a person, a device or a guest (SESS-09). */
export const makeCallerCheck = ({ accounts, store, tokens, guests, clock }: Parts) => {
  const verifyGuest = async (
    token: string,
    deployment: DeploymentId,
    now: Instant,
    find: Guests['ofSubject'] = guests.ofSubject,
  ): Promise<Verified | undefined> => {
    const guest = await tokens.read(token, 'guest', now)
    if (guest === undefined || guest.deployment !== deployment) return undefined
    const account = await find(guest.subject, deployment)
    if (account?.id !== guest.subject) return undefined
    const signed: AuthenticatedCaller = { account, sessionId: account.id, mode: 'guest' }
    return { signed, until: earliest(guest.expiresAt, plus(now, BELIEVED)) }
  }

  const verify = async (authorization: string, deployment: DeploymentId): Promise<Verified | undefined> => {
    const now = clock()
    const [, scheme, first = '', second] = HEADER.exec(authorization) ?? []
    if (scheme === undefined) return undefined
    if (scheme === 'GoDroid') {
      const device = second === undefined ? await tokens.read(first, 'device', now) : undefined
      if (device === undefined || device.deployment !== deployment) return undefined
      const vendorId = device.subject.slice(device.subject.lastIndexOf(':') + 1)
      const signed: AuthenticatedCaller = {
        account: tokenAccount('device', deployment, vendorId),
        sessionId: '',
        mode: 'godroid',
      }
      return { signed, until: earliest(device.expiresAt, plus(now, MINUTE)) }
    }
    const access = await tokens.read(first, 'access', now)
    if (access === undefined && second === undefined) return verifyGuest(first, deployment, now)
    if (access === undefined || access.deployment !== deployment) return undefined
    if (second !== undefined) {
      const id = await tokens.read(second, 'id', now)
      if (id === undefined || id.sessionId !== access.sessionId || id.subject !== access.subject) return undefined
    }
    const accountId = await store.accountOf(access.sessionId)
    const account = accountId === access.subject ? await accounts.byId(accountId) : undefined
    if (account === undefined) return undefined
    const signed: AuthenticatedCaller = { account, sessionId: access.sessionId, mode: 'classic' }
    return { signed, until: earliest(access.expiresAt, plus(now, BELIEVED)) }
  }

  return {
    verify,
    /** A guest who has become an account, with the token of before (GUEST-08). */
    formerGuest: async (authorization: string, deployment: DeploymentId): Promise<AuthenticatedCaller | undefined> => {
      const [, scheme, token = '', second] = HEADER.exec(authorization) ?? []
      if (scheme !== 'Bearer' || second !== undefined) return undefined
      return (await verifyGuest(token, deployment, clock(), guests.formerOfSubject))?.signed
    },
  }
}
