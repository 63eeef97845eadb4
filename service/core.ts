import type { Instant } from '../src/domain/instant.ts'
import { DAY, HOUR } from '../src/domain/instant.ts'
import { beginAttempt } from './attemptLimit.ts'
import { startBackgroundLoop, type BackgroundLoop } from './backgroundLoop.ts'
import type { Core } from './deps.ts'
import { makeGeocoders } from './geolocator/geocoders.ts'
import { makeHub } from './live/hub.ts'
import { orderKey, tellRemoteChanges } from './live/remoteChanges.ts'
import type { Log } from './log.ts'
import { makeDrawing } from './proofs/drawing.ts'
import { sandboxPayments } from './payment/sandboxPayments.ts'
import { RESOLVED_EVERY } from './payment/payments.ts'
import { makeWallets } from './payment/wallets.ts'
import { makeProofDesk } from './proofs/proofDesk.ts'
import { mailboxMailer } from './mail/mailboxMailer.ts'
import { smtpMailer } from './mail/smtpMailer.ts'
import { makeRush } from './rush.ts'
import { makeConfirmationLinks } from './session/confirmationLinks.ts'
import { makeGuestAccounts } from './session/guestAccounts.ts'
import { makeGuests } from './session/guests.ts'
import { makePasswordResets } from './session/passwordResets.ts'
import { makePasswords } from './session/passwords.ts'
import { makeRegistrations } from './session/registrations.ts'
import { makeSessions } from './session/sessions.ts'
import { makeSignIn } from './session/signIn.ts'
import { makeTokens } from './session/tokens.ts'
import type { Settings } from './settings.ts'
import type { Database } from './store/database.ts'
import { sqlAccountStore } from './store/sqlAccountStore.ts'
import { sqlBulkJobStore } from './store/sqlBulkJobStore.ts'
import { sqlBulkPlacingStore } from './store/sqlBulkPlacingStore.ts'
import { sqlCustomerStore } from './store/sqlCustomerStore.ts'
import { sqlGuestAccountStore } from './store/sqlGuestAccountStore.ts'
import { sqlGuestStore } from './store/sqlGuestStore.ts'
import { sqlMailStore } from './store/sqlMailStore.ts'
import { sqlOrderStore } from './store/sqlOrderStore.ts'
import { sqlOutletStore } from './store/sqlOutletStore.ts'
import { sqlProofStore } from './store/sqlProofStore.ts'
import { sqlRegistrationStore } from './store/sqlRegistrationStore.ts'
import { sqlResetStore } from './store/sqlResetStore.ts'
import { sqlRiderStore } from './store/sqlRiderStore.ts'
import { serviceSecret } from './store/sqlSecretStore.ts'
import { sqlSessionStore } from './store/sqlSessionStore.ts'
import { sqlSettingStore } from './store/sqlSettingStore.ts'
import { sqlFailedAttemptStore } from './store/sqlFailedAttemptStore.ts'
import { sqlVendorStore } from './store/sqlVendorStore.ts'
import { sqlVoucherStore } from './store/sqlVoucherStore.ts'

interface Parts {
  readonly settings: Settings
  readonly database: Database
  readonly log: Log
  readonly clock: () => Instant
  readonly random: () => number
}

/** How long an answer to an Idempotency-Key is remembered. */
const INTENTS_KEPT = 30 * DAY
/** Of the mailbox: codes and links that are old say nothing to anybody. */
const MAILS_KEPT = 7 * DAY

/** Puts the parts that every module works with together; `stop` ends what goes on by itself, not the database. */
export const makeCore = async (parts: Parts): Promise<Core & { readonly stop: () => Promise<void> }> => {
  const { settings, database, log, clock, random } = parts
  const { sql, feed } = database
  const secret = await serviceSecret(sql)
  const hub = makeHub()
  const accounts = sqlAccountStore(sql)
  const failures = sqlFailedAttemptStore(sql)
  const passwords = makePasswords()
  const vendors = sqlVendorStore(sql, feed, clock)
  const proofs = sqlProofStore(sql)
  const proofDesk = makeProofDesk({
    proofs,
    vendors,
    drawing: makeDrawing(),
    clock,
    log,
    arePastOnesSimulated: settings.demo,
  })
  const tokens = makeTokens(secret)
  const guests = makeGuests({ store: sqlGuestStore(sql), vendors, tokens, clock })
  const sessions = makeSessions({ accounts, store: sqlSessionStore(sql), tokens, guests, feed, clock })
  const mails = sqlMailStore(sql)
  const mailer = settings.smtpUrl === undefined ? mailboxMailer(mails) : smtpMailer(settings.smtpUrl, settings.mailFrom)
  const attempt: Core['attempt'] = (subjects, limit) => beginAttempt(failures, subjects, limit, clock())
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
  const orders = sqlOrderStore(sql, {
    clock,
    changed: (change) => {
      hub.publish(change)
      feed.publish('order', orderKey(change.deployment, change.vendorId, change.orderId))
    },
  })

  const cards = settings.demo ? sandboxPayments({ sql, orders, clock, log }) : undefined
  const { payments } = cards ?? {}
  const loops: Array<BackgroundLoop> = []
  if (payments !== undefined)
    loops.push(
      startBackgroundLoop(log, { failure: 'payments-unresolved', every: RESOLVED_EVERY, run: payments.resolve }),
    )

  const tidy = async () => {
    await sessions.forgetExpired()
    await guests.forgetExpired()
    await failures.forgetBefore(clock() - DAY)
    await proofs.forgetKeptUntil(clock())
    await registered.forgetUnconfirmed(clock() - DAY)
    await mails.forgetBefore(clock() - MAILS_KEPT)
    await sql
      .deleteFrom('intents')
      .where('created_at', '<', clock() - INTENTS_KEPT)
      .execute()
    await database.tidy()
  }
  const stopTelling = tellRemoteChanges(sql, feed, hub, log)
  const tidying = startBackgroundLoop(log, { failure: 'not-tidied', every: HOUR, run: tidy })
  loops.push(tidying)
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
    proofDesk,
    payments,
    bank: cards?.bank,
    wallets: makeWallets(secret),
    rush: makeRush(),
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
      await Promise.all(loops.map((loop) => loop.stop()))
      stopTelling()
      await passwordResets.settled()
      await mailer.close()
      await proofDesk.stop()
    },
  }
}
