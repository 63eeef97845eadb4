import { randomBytes, randomUUID } from 'node:crypto'
import type { Schema } from 'effect'
import { LRUCache } from 'lru-cache'
import type { AuthenticationResult } from '../../contract/auth.ts'
import { DAY, plus, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { Authentication, AuthenticatedCaller } from '../http/authentication.ts'
import { ALL_KEYS, type ChangeFeed } from '../store/changeFeed.ts'
import type { SessionStore } from '../store/sessionStore.ts'
import type { Account, AccountStore } from '../store/accountStore.ts'
import type { Guests } from './guests.ts'
import { makeCallerCheck, type Verified } from './callerCheck.ts'
import { tokenAccount } from './tokenAccount.ts'
import { refreshHash, type Tokens } from './tokens.ts'

const ACCESS_SECONDS = 15 * 60
const REFRESH_LIFE = 30 * DAY
/** Within this time several tabs may send the same refresh token; a later repeat means that it was stolen. */
const REPEAT_WINDOW = 30 * SECOND
const REPEATS_FOLLOWED = 20
const DEVICE_SECONDS = (365 * DAY) / SECOND
const MAX_BELIEVED = 20_000

type Grant = Schema.Codec.Encoded<typeof AuthenticationResult>

export interface Sessions extends Authentication {
  readonly begin: (account: Account) => Promise<Grant>
  /**
   * Exchanges a refresh token for new tokens and consumes it (SESS-03). A repeat within 30 s gets the then current
   * token; a later one counts as theft and ends the session. `undefined` for an invalid token.
   */
  readonly extend: (refreshToken: string, deployment: DeploymentId) => Promise<Grant | undefined>
  /** Ends a session: its tokens become invalid in every process (SESS-06). */
  readonly end: (sessionId: string) => Promise<void>
  /** Ends all sessions of an account. */
  readonly endAllOf: (accountId: string) => Promise<void>
  /** Issues a token for the device mode: its payload contains `auth.restaurant_id` (MODE-03). */
  readonly deviceToken: (deployment: DeploymentId, vendorId: string) => Promise<string>
  readonly endedAmong: (sessionIds: ReadonlyArray<string>) => Promise<ReadonlyArray<string>>
  /** Notifies of sessions that end in this or another process; `undefined` means that some may have been missed. */
  readonly onEnd: (listener: (sessionId: string | undefined) => void) => () => void
  readonly forgetExpired: () => Promise<void>
}

interface Parts {
  readonly accounts: Pick<AccountStore, 'byId'>
  readonly store: SessionStore
  readonly tokens: Tokens
  readonly guests: Pick<Guests, 'ofSubject' | 'formerOfSubject'>
  readonly feed: ChangeFeed
  readonly clock: () => Instant
}

export const makeSessions = ({ accounts, store, tokens, guests, feed, clock }: Parts): Sessions => {
  const callers = makeCallerCheck({ accounts, store, tokens, guests, clock })
  const verified = new LRUCache<string, Verified>({ max: MAX_BELIEVED })
  let changes = 0

  const forget = (key: string, isMeant: (signed: AuthenticatedCaller) => boolean) => {
    changes += 1
    const meant = [...verified].filter(([, { signed }]) => key === ALL_KEYS || isMeant(signed))
    for (const [header] of meant) verified.delete(header)
  }
  feed.listen('session', (key) => forget(key, ({ sessionId }) => sessionId === key))
  feed.listen('account', (key) => forget(key, ({ account }) => account.id === key))

  const grant = async (account: Account, sessionId: string, refreshToken: string): Promise<Grant> => {
    const now = clock()
    const [AccessToken, IdToken] = await Promise.all([
      tokens.access(account, sessionId, now, ACCESS_SECONDS),
      tokens.id(account, sessionId, now, ACCESS_SECONDS),
    ])
    return { AccessToken, IdToken, RefreshToken: refreshToken, ExpiresIn: ACCESS_SECONDS }
  }

  const begin: Sessions['begin'] = async (account) => {
    const now = clock()
    const sessionId = randomUUID()
    const refreshToken = randomBytes(32).toString('base64url')
    await store.begin({
      id: sessionId,
      accountId: account.id,
      now,
      refreshHash: refreshHash(refreshToken),
      refreshUntil: plus(now, REFRESH_LIFE),
    })
    return grant(account, sessionId, refreshToken)
  }

  const end: Sessions['end'] = async (sessionId) => {
    await store.end(sessionId, clock())
    feed.publish('session', sessionId)
  }

  const extend: Sessions['extend'] = async (refreshToken, deployment) => {
    const now = clock()
    let token = refreshToken
    for (let followed = 0; followed <= REPEATS_FOLLOWED; followed += 1) {
      const state = await store.refresh(refreshHash(token))
      if (state === undefined || state.sessionEnded || state.expiresAt <= now) return undefined
      const account = await accounts.byId(state.accountId)
      if (account === undefined || account.deployment !== deployment) return undefined
      const next = tokens.refreshAfter(token)
      if (state.usedAt === undefined) {
        if (followed > 0) return grant(account, state.sessionId, token)
        await store.addRefresh({
          hash: refreshHash(next),
          sessionId: state.sessionId,
          expiresAt: plus(now, REFRESH_LIFE),
        })
        if (await store.useRefresh(refreshHash(token), now)) return grant(account, state.sessionId, next)
      } else if (now - state.usedAt > REPEAT_WINDOW) {
        await end(state.sessionId)
        return undefined
      }
      token = next
    }
    return undefined
  }

  const whoIs: Sessions['whoIs'] = async (authorization, deployment) => {
    if (authorization === undefined) return undefined
    const key = `${deployment} ${authorization}`
    const known = verified.get(key)
    if (known !== undefined && known.until > clock() && feed.connected()) return known.signed
    const changesBefore = changes
    const found = await callers.verify(authorization, deployment)
    if (found === undefined) {
      verified.delete(key)
      return undefined
    }
    // Does not cache the result if a session ended or an account changed during the verification.
    if (changes === changesBefore) verified.set(key, found)
    return found.signed
  }

  return {
    begin,
    extend,
    end,
    endAllOf: async (accountId) => {
      for (const sessionId of await store.openOf(accountId)) await end(sessionId)
    },
    whoIs,
    formerGuest: async (authorization = '', deployment) => callers.formerGuest(authorization, deployment),
    deviceToken: (deployment, vendorId) =>
      tokens.device(tokenAccount('device', deployment, vendorId), vendorId, clock(), DEVICE_SECONDS),
    endedAmong: store.endedAmong,
    onEnd: (listener) => feed.listen('session', (key) => listener(key === ALL_KEYS ? undefined : key)),
    forgetExpired: () => store.forgetExpired(clock()),
  }
}
