import { randomUUID } from 'node:crypto'
import { HOUR, MINUTE, type Instant } from '../../src/domain/instant.ts'
import { deploymentOf, type Deployment } from '../../src/domain/market/deployments.ts'
import type { AttemptLimit, BeginAttempt, TooManyAttempts } from '../http/attemptLimit.ts'
import type { Log } from '../base/log.ts'
import type {
  Account,
  ConfirmationOutcome,
  SignInAccount,
  RegistrationOutcome,
  RegistrationStore,
} from '../store/accountStore.ts'
import { linkHash, type ConfirmationLinks } from './confirmationLinks.ts'
import { newVendor } from '../vendor/newVendor.ts'
import { newVendorId } from '../vendor/newVendorId.ts'
import type { Passwords } from './passwords.ts'

/** Limits registrations, code guesses and confirmations per address. */
export const REGISTRATIONS_PER_ADDRESS: AttemptLimit = { most: 20, window: HOUR }
const GUESSED: AttemptLimit = { most: 10, window: 15 * MINUTE }
const CONFIRMED: AttemptLimit = { most: 60, window: 15 * MINUTE }
/** Limits reminders per account. */
const REMINDED: AttemptLimit = { most: 3, window: HOUR }

/** The validated data of a registration. */
interface Registering {
  readonly deployment: Deployment
  readonly email: string
  readonly password: string
  /** E.164. */
  readonly phoneNumber: string
  readonly language: string
  readonly identifiedBy: { readonly vendorCode: string } | { readonly businessName: string }
  /** The client's network address. */
  readonly address: string
  /** The part of a link before its path. */
  readonly origin: string
}

export type Registered =
  | { readonly outcome: 'registered'; readonly confirmUntil: Instant }
  | { readonly outcome: Exclude<RegistrationOutcome, 'registered'> | 'mail-not-delivered' }
  | TooManyAttempts

export interface Registrations {
  readonly register: (registering: Registering) => Promise<Registered>
  readonly confirm: (
    deployment: Deployment,
    token: string,
    address: string,
  ) => Promise<{ readonly outcome: ConfirmationOutcome } | TooManyAttempts>
  /** Sends another link to an unconfirmed account, within a limit. Never rejects. */
  readonly remind: (known: SignInAccount, origin: string) => Promise<void>
}

interface Parts {
  readonly store: RegistrationStore
  readonly attempt: BeginAttempt
  readonly passwords: Passwords
  readonly links: ConfirmationLinks
  readonly clock: () => Instant
  readonly log: Log
}

/** Registers accounts and confirms their addresses (AUTH-06 to AUTH-09, OP-54). */
export const makeRegistrations = ({ store, attempt, passwords, links, clock, log }: Parts): Registrations => {
  return {
    register: async ({ deployment, email, password, phoneNumber, language, identifiedBy, address, origin }) => {
      const made = await attempt([`register:${address}`], REGISTRATIONS_PER_ADDRESS)
      if (made.outcome === 'too-many') return made
      // Before the guess of a code counts: it is refused while too many passwords wait.
      const passwordHash = await passwords.hash(password)
      const guessed = 'vendorCode' in identifiedBy ? await attempt([`vendor-code:${address}`], GUESSED) : undefined
      if (guessed?.outcome === 'too-many') return guessed
      const { token, hash, confirmUntil } = links.make()
      const account: Account = {
        id: randomUUID(),
        deployment: deployment.id,
        email,
        name: 'businessName' in identifiedBy ? identifiedBy.businessName : '',
        phoneNumber,
        mayManageOutlets: false,
        vendorIds: [newVendorId(deployment.country)],
      }
      const outcome = await store.register({
        account,
        passwordHash,
        language,
        ...('vendorCode' in identifiedBy ? { vendorCode: identifiedBy.vendorCode } : {}),
        linkHash: hash,
        confirmUntil,
        now: clock(),
      })
      if (outcome !== 'code-unknown') await guessed?.takeBack()
      if (outcome !== 'registered') return { outcome }
      try {
        await links.send({ deployment, account, language, origin, token })
        return { outcome, confirmUntil }
      } catch (error) {
        log.error('mail-not-sent', error)
        await store.forget(account.id)
        return { outcome: 'mail-not-delivered' }
      }
    },

    confirm: async (deployment, token, address) => {
      const begun = await attempt([`confirmation:${address}`], CONFIRMED)
      if (begun.outcome === 'too-many') return begun
      const outcome = await store.confirm(deployment.id, linkHash(token), clock(), (account) =>
        newVendor(
          {
            id: account.vendorIds[0] ?? account.id,
            name: account.name,
            owners: [account.email],
            phone: account.phoneNumber,
          },
          deployment.country,
        ),
      )
      if (outcome !== 'not-valid') await begun.takeBack()
      return { outcome }
    },

    remind: async ({ account, language = '' }, origin) => {
      const deployment = deploymentOf(account.deployment)
      const begun = await attempt([`reminder:${account.id}`], REMINDED)
      if (deployment === undefined || begun.outcome === 'too-many') return
      const { token, hash, confirmUntil } = links.make()
      try {
        await store.addLink(account.id, hash, confirmUntil)
        await links.send({ deployment, account, language, origin, token })
      } catch (error) {
        log.error('mail-not-sent', error)
      }
    },
  }
}
