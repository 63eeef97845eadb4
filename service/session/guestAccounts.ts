import { randomUUID } from 'node:crypto'
import type { OrderJson } from '../../contract/orders.ts'
import { splitAddress } from '../../src/domain/address/address.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { areaAround } from '../delivery/areaAround.ts'
import type { BeginAttempt, TooManyAttempts } from '../http/attemptLimit.ts'
import type { Log } from '../base/log.ts'
import type { ChangeFeed } from '../store/changeFeed.ts'
import type { GuestAccountStore, EarlierAccount } from '../store/guestStore.ts'
import type { Account, AccountStore, RegistrationStore } from '../store/accountStore.ts'
import type { VendorJson } from '../store/vendorStore.ts'
import type { ConfirmationLinks } from './confirmationLinks.ts'
import { guestPlaceholder } from './guests.ts'
import { newVendor } from '../vendor/newVendor.ts'
import type { Passwords } from './passwords.ts'
import { REGISTRATIONS_PER_ADDRESS } from './registrations.ts'

/** The validated data of a guest who registers. */
interface NewGuestAccount {
  readonly deployment: Deployment
  /** The guest that the token identifies. */
  readonly guest: Account
  readonly email: string
  readonly password: string
  /** E.164. */
  readonly phoneNumber: string
  /** The name of the business or the person. */
  readonly name: string
  readonly language: string
  /** The idempotency key of the call (CON-16). */
  readonly key: string
  /** The client's network address. */
  readonly address: string
  /** The part of a link before its path. */
  readonly origin: string
}

type Stayed =
  | { readonly outcome: 'registered'; readonly confirmUntil: Instant }
  | { readonly outcome: 'email-registered' | 'mail-not-delivered' | 'no-guest' }
  | TooManyAttempts

export interface GuestAccounts {
  /**
   * Turns a guest into an account (GUEST-08). One transaction creates the account, gives it the vendor with all its
   * orders and ends the guest: after any crash the orders have exactly one owner. The mail follows. If the mail server
   * rejects it, the account is removed and the guest restored; if the process died before sending it, a repeat of the
   * call or a sign-in sends it. A repeat with the same key, address and password gets the first answer.
   */
  readonly make: (staying: NewGuestAccount) => Promise<Stayed>
}

interface Parts {
  readonly store: GuestAccountStore
  readonly accounts: Pick<AccountStore, 'byEmail'>
  readonly registrations: Pick<RegistrationStore, 'addLink'>
  readonly attempt: BeginAttempt
  readonly passwords: Passwords
  readonly links: ConfirmationLinks
  readonly feed: ChangeFeed
  readonly clock: () => Instant
  readonly log: Log
}

/** The guest's vendor with the new name, and with the pick-up place of the latest order (REQ-36). */
const vendorOf =
  ({ deployment: { country }, name, email, phoneNumber }: NewGuestAccount, id: string) =>
  (sender: OrderJson['sender']): VendorJson => {
    const vendor = newVendor({ id, name, owners: [email], phone: phoneNumber }, country)
    if (sender == null) return vendor
    const { address, latitude, longitude, notes } = sender.location
    const { unit, building, text } = splitAddress(address)
    const { vendor_information: information } = vendor
    const location = {
      ...information.location,
      address_text: text,
      unit,
      building,
      latitude,
      longitude,
      rider_instructions: notes,
    }
    return {
      ...vendor,
      vendor_information: { ...information, location },
      delivery_areas: [areaAround(sender.location, country)],
    }
  }

export const makeGuestAccounts = (parts: Parts): GuestAccounts => {
  const { store, accounts, registrations, attempt, passwords, links, feed, clock, log } = parts

  /**
   * Sends the mail of a stored account and returns the answer; if the mail is rejected, restores the guest. A mail that
   * failed for us may have arrived: an account that is confirmed by then stays.
   */
  const sendMail = async (staying: NewGuestAccount, account: Account, token: string, confirmUntil: Instant) => {
    const [vendorId = ''] = account.vendorIds
    const guest = { deployment: account.deployment, vendorId }
    try {
      await links.send({ ...staying, account, token })
    } catch (error) {
      log.error('mail-not-sent', error)
      const isTakenBack = await store.takeBack(guest, account.id, guestPlaceholder(vendorId, staying.deployment))
      feed.publish('session', staying.guest.id)
      if (isTakenBack) return { outcome: 'mail-not-delivered' } as const
    }
    const isKept = await store.recordMailAccepted(guest, account.id, confirmUntil)
    return isKept ? ({ outcome: 'registered', confirmUntil } as const) : ({ outcome: 'mail-not-delivered' } as const)
  }

  /** Answers a repeat; a call with another key, address or password is refused. */
  const answerRepeat = async (staying: NewGuestAccount, made: EarlierAccount): Promise<Stayed> => {
    const known = await accounts.byEmail(staying.deployment.id, staying.email)
    const isSame = made.key === staying.key && known?.account.id === made.accountId
    const isRight = isSame && (await passwords.inTurn(() => passwords.matches(staying.password, known.passwordHash)))
    if (!isRight) return { outcome: 'no-guest' }
    if (made.confirmUntil !== undefined) return { outcome: 'registered', confirmUntil: made.confirmUntil }
    const { token, hash, confirmUntil } = links.make()
    await registrations.addLink(made.accountId, hash, confirmUntil)
    return sendMail(staying, known.account, token, confirmUntil)
  }

  return {
    make: async (staying) => {
      const { deployment, guest, email, password, phoneNumber, name, language, key, address } = staying
      const begun = await attempt([`register:${address}`], REGISTRATIONS_PER_ADDRESS)
      if (begun.outcome === 'too-many') return begun
      const [vendorId = ''] = guest.vendorIds
      const { token, hash, confirmUntil } = links.make()
      const account: Account = {
        id: randomUUID(),
        deployment: deployment.id,
        email,
        name,
        phoneNumber,
        mayManageOutlets: false,
        vendorIds: [vendorId],
      }
      const added = await store.add({
        guest: { deployment: deployment.id, vendorId },
        key,
        account,
        passwordHash: await passwords.hash(password),
        language,
        linkHash: hash,
        confirmUntil,
        now: clock(),
        vendorOf: vendorOf(staying, vendorId),
      })
      if (added.outcome === 'made-before') return answerRepeat(staying, added)
      if (added.outcome === 'no-guest') return { outcome: 'no-guest' }
      if (added.outcome !== 'registered') return { outcome: 'email-registered' }
      feed.publish('session', guest.id)
      return sendMail(staying, account, token, confirmUntil)
    },
  }
}
