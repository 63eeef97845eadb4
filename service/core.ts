import { CompiledQuery } from 'kysely'
import { installEveryFormat } from '../src/domain/format/own/everyFormat.ts'
import { minus, type Instant } from '../src/domain/instant.ts'
import { DAY, HOUR } from '../src/domain/instant.ts'
import { beginAttempt, type BeginAttempt } from './http/attemptLimit.ts'
import { makeReadiness, type Readiness } from './http/readiness.ts'
import { startBackgroundLoop } from './base/backgroundLoop.ts'
import { makeGeocoders, type GeocoderOf } from './geolocator/geocoders.ts'
import { makeHub, type Hub } from './live/hub.ts'
import { orderKey, publishRemoteChanges } from './live/remoteChanges.ts'
import type { Log } from './base/log.ts'
import { makeWallets, type Wallets } from './payment/wallets.ts'
import { makeOrderMails, type OrderMails } from './orders/orderMails.ts'
import { mailboxMailer } from './mail/Mailer.ts'
import { smtpMailer } from './mail/smtpMailer.ts'
import { makePriorityGate, type PriorityGate } from './base/priorityGate.ts'
import { makeConfirmationLinks } from './session/confirmationLinks.ts'
import { makeGuestAccounts, type GuestAccounts } from './session/guestAccounts.ts'
import { makeGuests, type Guests } from './session/guests.ts'
import { makePasswordResets, type PasswordResets } from './session/passwordResets.ts'
import { makePasswords, type Passwords } from './session/passwords.ts'
import { makeRegistrations, type Registrations } from './session/registrations.ts'
import { makeSessions, type Sessions } from './session/sessions.ts'
import { makeSignIn, type SignIn } from './session/signIn.ts'
import { makeTokens } from './session/tokens.ts'
import type { Settings } from './base/settings.ts'
import type { ChangeFeed } from './store/changeFeed.ts'
import type { Stores } from './store/stores.ts'
import type { Database } from './sql/openedDatabase.ts'
import { sqlAccountStore } from './sql/sqlAccountStore.ts'
import { sqlBulkJobStore } from './sql/sqlBulkJobStore.ts'
import { sqlBulkPlacingStore } from './sql/sqlBulkPlacingStore.ts'
import { sqlCustomerStore } from './sql/sqlCustomerStore.ts'
import { sqlGuestAccountStore } from './sql/sqlGuestAccountStore.ts'
import { sqlGuestStore } from './sql/sqlGuestStore.ts'
import { sqlMailStore } from './sql/sqlMailStore.ts'
import { readChanges, sqlOrderStore } from './sql/sqlOrderStore.ts'
import { sqlOutletStore } from './sql/sqlOutletStore.ts'
import { sqlProofStore } from './sql/sqlProofStore.ts'
import { sqlRegistrationStore } from './sql/sqlRegistrationStore.ts'
import { sqlResetStore } from './sql/sqlResetStore.ts'
import { sqlRiderStore } from './sql/sqlRiderStore.ts'
import { serviceSecret } from './sql/sqlSecretStore.ts'
import { sqlSessionStore } from './sql/sqlSessionStore.ts'
import { sqlSettingStore } from './sql/sqlSettingStore.ts'
import { sqlFailedAttemptStore } from './sql/sqlFailedAttemptStore.ts'
import { sqlVendorStore } from './sql/sqlVendorStore.ts'
import { sqlVoucherStore } from './sql/sqlVoucherStore.ts'

/** The shared parts of the service; one per process. */
export interface Core {
  readonly settings: Settings
  readonly stores: Stores
  /** Notifies this process and the others on the same database of changes. */
  readonly feed: ChangeFeed
  /** Milliseconds since 1970 (UTC). */
  readonly clock: () => Instant
  /** A number from 0 (included) to 1 (excluded). Ids and secrets use `node:crypto` instead. */
  readonly random: () => number
  readonly hub: Hub
  readonly sessions: Sessions
  readonly guests: Guests
  readonly guestAccounts: GuestAccounts
  readonly attempt: BeginAttempt
  readonly registrations: Registrations
  readonly passwordResets: PasswordResets
  readonly orderMails: OrderMails
  readonly signIn: SignIn
  readonly wallets: Wallets
  /** For seeding accounts. */
  readonly passwords: Passwords
  /**
   * 32 bytes, created once and stored in the database. Sign with a key derived from it for one purpose (`deriveKey`).
   */
  readonly secret: Uint8Array
  readonly priorityGate: PriorityGate
  readonly geocoderOf: GeocoderOf
  readonly readiness: Readiness
  readonly log: Log
}

interface Parts {
  readonly settings: Settings
  readonly database: Database
  readonly log: Log
  readonly clock: () => Instant
  readonly random: () => number
}

/** How long the answer to an Idempotency-Key is stored. */
const INTENTS_KEPT = 30 * DAY
/** How long the mailbox keeps a mail. */
const MAILS_KEPT = 7 * DAY

/** Builds the shared parts. `stop` ends the background loops and the mailer, not the database. */
export const makeCore = async (parts: Parts): Promise<Core & { readonly stop: () => Promise<void> }> => {
  const { settings, database, log, clock, random } = parts
  installEveryFormat()
  const { sql, feed } = database
  const secret = await serviceSecret(sql)
  const hub = makeHub()
  const accounts = sqlAccountStore(sql)
  const failures = sqlFailedAttemptStore(sql)
  const passwords = makePasswords()
  const vendors = sqlVendorStore(sql, feed, clock)
  const proofs = sqlProofStore(sql)
  const tokens = makeTokens(secret)
  const guests = makeGuests({ store: sqlGuestStore(sql), vendors, tokens, clock })
  const sessions = makeSessions({ accounts, store: sqlSessionStore(sql), tokens, guests, feed, clock })
  const mails = sqlMailStore(sql)
  const mailer = settings.smtpUrl === undefined ? mailboxMailer(mails) : smtpMailer(settings.smtpUrl, settings.mailFrom)
  const attempt: BeginAttempt = (subjects, limit) => beginAttempt(failures, subjects, limit, clock())
  const [registered, resets] = [sqlRegistrationStore(sql, feed), sqlResetStore(sql)]
  const links = makeConfirmationLinks(mailer, clock)
  const registrations = makeRegistrations({ store: registered, attempt, passwords, links, clock, log })
  const guestAccounts = makeGuestAccounts({
    store: sqlGuestAccountStore(sql, feed),
    accounts,
    registrations: registered,
    attempt,
    passwords,
    links,
    feed,
    clock,
    log,
  })
  const passwordResets = makePasswordResets({
    accounts,
    store: resets,
    failures,
    attempt,
    passwords,
    sessions,
    registrations,
    mailer,
    clock,
    log,
  })
  const orderMails = makeOrderMails({ mailer, clock, log })
  const orders = sqlOrderStore(sql, {
    clock,
    random,
    changed: (change) => {
      hub.publish(change)
      feed.publish('order', orderKey(change.deployment, change.vendorId, change.orderId))
    },
  })

  const tidy = async () => {
    await sessions.forgetExpired()
    await guests.forgetExpired()
    await failures.forgetBefore(minus(clock(), DAY))
    await proofs.forgetExpired(clock())
    await registered.forgetUnconfirmed(minus(clock(), DAY))
    await mails.forgetBefore(minus(clock(), MAILS_KEPT))
    await sql.deleteFrom('intents').where('created_at', '<', minus(clock(), INTENTS_KEPT)).execute()
    await database.tidy()
  }
  const stopPublishing = publishRemoteChanges({
    feed,
    hub,
    log,
    readChanges: (deployment, ids) => readChanges(sql, deployment, ids),
  })
  const tidying = startBackgroundLoop(log, { failure: 'not-tidied', every: HOUR, run: tidy })
  await tidying.wake()

  return {
    settings,
    log,
    clock,
    random,
    secret,
    hub,
    feed,
    passwords,
    sessions,
    guests,
    guestAccounts,
    attempt,
    registrations,
    passwordResets,
    orderMails,
    wallets: makeWallets(secret),
    priorityGate: makePriorityGate(),
    readiness: makeReadiness(() => sql.executeQuery(CompiledQuery.raw('select 1'))),
    geocoderOf: makeGeocoders(settings),
    signIn: makeSignIn({ accounts, failures, passwords, clock }),
    stores: {
      accounts,
      orders,
      vendors,
      outlets: sqlOutletStore(sql, feed),
      bulkJobs: sqlBulkJobStore(sql),
      bulkPlacings: sqlBulkPlacingStore(sql),
      riders: sqlRiderStore(sql),
      settings: sqlSettingStore(sql, feed, clock),
      mails,
      registrations: registered,
      resets,
      customers: sqlCustomerStore(sql),
      vouchers: sqlVoucherStore(sql),
      proofs,
    },
    stop: async () => {
      await tidying.stop()
      stopPublishing()
      await passwordResets.settled()
      await orderMails.settled()
      await mailer.close()
    },
  }
}
