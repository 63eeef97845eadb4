import type { Generated, Kysely } from 'kysely'
import { type Instant } from '../../src/domain/instant.ts'
import type { CardProvider } from '../../src/domain/payment/cardProvider.ts'
import type { UnpaidReason } from '../../src/domain/payment/paymentOutcome.ts'
import type { StoredCard, StoredPayment } from '../store/paymentStore.ts'
import type { Ending } from '../../src/domain/history/ending.ts'

/** All moments are milliseconds since 1970 (bigint, read as numbers). */
export interface Tables {
  readonly accounts: {
    readonly id: string
    readonly deployment: string
    readonly email: string
    /** The e-mail address in lower case, unique within a deployment. */
    readonly email_key: string
    readonly name: string
    readonly phone_number: string
    readonly may_manage_outlets: boolean
    readonly vendor_ids: ReadonlyArray<string>
    readonly password_hash: string
    /** Null until the account follows a confirmation link. */
    readonly confirmed_at: Instant | null
    readonly language: string | null
    readonly must_reset: Generated<boolean>
  }
  readonly confirmations: {
    /** SHA-256 of the token in a link, base64url; the token itself is not stored. */
    readonly hash: string
    readonly account_id: string
    readonly expires_at: Instant
  }
  readonly reset_codes: {
    readonly account_id: string
    /** An argon2id hash, as for passwords. */
    readonly hash: string
    readonly expires_at: Instant
    readonly tries: number
  }
  readonly vendor_codes: {
    readonly deployment: string
    /** In upper case. */
    readonly code: string
    readonly vendor_id: string
  }
  readonly vendors: {
    readonly deployment: string
    readonly id: string
    readonly parent_id: string | null
    /** JSON text of the vendor as the API answers it. */
    readonly document: string
    readonly service_hours: string | null
  }
  readonly orders: {
    readonly deployment: string
    readonly id: string
    readonly vendor_id: string
    readonly status: string
    readonly finished: boolean
    readonly created_at: Instant
    readonly updated_at: Instant
    readonly preordered_for: Instant | null
    /** E.164 if the number can be parsed, otherwise its digits. */
    readonly customer_phone: string
    /** How the order ended (`src/domain/history/ending.ts`); null while it is under way. */
    readonly ending: Ending | null
    /** Seconds from placing to delivery; null unless it was delivered and not a pre-order. */
    readonly seconds_to_deliver: number | null
    /** The vendor's cost in minor units: the fee after its discount, or 0 for an order that failed. */
    readonly spend: number
    /** Null for orders from before there were codes. */
    readonly code: string | null
    /** The day of `created_at` in the country's zone; a vendor has a code once a day. */
    readonly code_day: string | null
    /** JSON text of the order as the API answers it, in ASCII: answers contain it unchanged. */
    readonly document: string
  }
  readonly intents: {
    readonly account_id: string
    readonly key: string
    readonly fingerprint: string
    /** The id of what the intent made: an order, an outlet or a bulk job. */
    readonly order_id: string
    readonly created_at: Instant
  }
  readonly customers: {
    readonly deployment: string
    readonly vendor_id: string
    readonly id: string
    readonly name: string
    /** E.164. */
    readonly phone_number: string
    readonly latitude: number
    readonly longitude: number
    /** Unit, building and text, joined by commas (ADDR-16). */
    readonly address: string
    /** SHA-256 of the address in its three parts; identifies the customer together with the phone number. */
    readonly address_key: string
    readonly notes: string
    /** The folded words of the name, a line break, then those of the address; each word after a space. */
    readonly words: string
    readonly used: Generated<number>
    readonly last_used_at: Instant | null
  }
  readonly vouchers: {
    readonly deployment: string
    /** In upper case. */
    readonly code: string
    readonly type: 'PERCENTAGE' | 'AMOUNT'
    readonly amount: number
    readonly valid_from: Instant | null
    readonly valid_until: Instant | null
    readonly minimum_fee: number | null
    readonly maximum_discount: number | null
    readonly total_uses: number | null
    readonly uses_per_vendor: number | null
    readonly first_order_only: boolean
    readonly vendor_id: string | null
    readonly active: boolean
    /** The rows in `voucher_uses` plus the uses from before that table existed. */
    readonly used: Generated<number>
  }
  readonly voucher_uses: {
    readonly deployment: string
    readonly order_id: string
    readonly code: string
    readonly vendor_id: string
    readonly used_at: Instant
  }
  readonly proofs: {
    readonly deployment: string
    readonly order_id: string
    readonly kind: 'collection' | 'delivery' | 'return'
    readonly taken_at: Instant
    readonly latitude: number
    readonly longitude: number
    readonly signed_by: string | null
    readonly keep_until: Instant
    readonly photo_type: 'image/png' | 'image/jpeg'
    readonly photo: Uint8Array
    readonly signature_type: 'image/png' | 'image/jpeg' | null
    readonly signature: Uint8Array | null
  }
  /** Payments and their outcomes. */
  readonly payments: Omit<StoredPayment, 'save_card'> & { readonly save_card: Generated<boolean> }
  readonly saved_cards: StoredCard
  /** Charges of the simulated card providers. */
  readonly sandbox_charges: {
    readonly id: string
    readonly deployment: string
    readonly provider: CardProvider
    readonly amount: number
    readonly currency: string
    readonly state: 'pending' | 'bank' | 'paid' | 'not-paid'
    readonly reason: UnpaidReason | null
    readonly token: string | null
    readonly scheme: string | null
    readonly last_digits: string | null
    readonly expiry_month: number | null
    readonly expiry_year: number | null
    readonly holder_name: string | null
    readonly return_to: string
    /** The secret in the address of the bank's page. */
    readonly challenge: string | null
    /** From this moment on, a pending charge has the state of `settles_as`. */
    readonly settles_at: Instant | null
    readonly settles_as: 'paid' | 'not-paid' | null
    readonly made_at: Instant
  }
  readonly bulk_jobs: {
    readonly deployment: string
    readonly id: string
    readonly vendor_id: string
    readonly account_id: string
    /** The e-mail address of the account at that time. */
    readonly created_by: string
    readonly created_at: Instant
    readonly status: string
    readonly success_row_count: number
  }
  /** Bulk jobs whose placing has begun and has not ended. */
  readonly bulk_placings: {
    readonly deployment: string
    readonly job_id: string
    /** The intent: who placed the job, with which key. */
    readonly account_id: string
    readonly key: string
    readonly fingerprint: string
    readonly attempts: number
    /** The process that places the job, and until when, by the clock of the database. */
    readonly leased_by: string
    readonly leased_until: Date
  }
  readonly bulk_rows: {
    readonly deployment: string
    readonly job_id: string
    /** The row number that a spreadsheet program shows. */
    readonly number: number
    readonly id: string
    readonly status: string
    /** JSON text of the row as the API answers it, in ASCII: answers contain it unchanged. */
    readonly document: string
    /** The vendor id of the collection point that the row names. */
    readonly vendor_id: string
    /** The coordinates and the canonical text of the found address; null if none was found. */
    readonly latitude: number | null
    readonly longitude: number | null
    readonly address: string | null
    readonly order_id: string | null
  }
  readonly riders: {
    readonly deployment: string
    readonly id: string
    readonly name: string
    readonly phone_number: string
    readonly vehicle: 'BICYCLE' | 'MOTORBIKE' | 'CAR'
    readonly latitude: number
    readonly longitude: number
    readonly located_at: Instant
  }
  readonly rides: {
    readonly deployment: string
    readonly order_id: string
    readonly rider_id: string
    /** JSON text. */
    readonly state: string
  }
  readonly settings: {
    readonly deployment: string
    readonly kind: 'parameter' | 'flag'
    readonly name: string
    readonly value: string
  }
  readonly mails: {
    readonly id: string
    readonly deployment: string
    readonly recipient: string
    readonly subject: string
    readonly text: string
    readonly html: string
    readonly sent_at: Instant
  }
  readonly sessions: {
    readonly id: string
    readonly account_id: string
    readonly created_at: Instant
    readonly ended_at: Instant | null
  }
  readonly refresh_tokens: {
    /** SHA-256 of the token, base64url; the token itself is not stored. */
    readonly hash: string
    readonly session_id: string
    readonly expires_at: Instant
    readonly used_at: Instant | null
  }
  readonly guests: {
    readonly deployment: string
    /** The id of the vendor created for this guest. */
    readonly vendor_id: string
    readonly created_at: Instant
    readonly expires_at: Instant
    /** When the guest became an account; the guest's token is invalid from then on. */
    readonly ended_at: Generated<Instant | null>
    readonly account_id: Generated<string | null>
    /** The idempotency key of the call that created the account (CON-16). */
    readonly account_key: Generated<string | null>
    /** The expiry of the account's first link; null until the mail server has accepted its mail. */
    readonly confirm_until: Generated<Instant | null>
  }
  readonly failed_attempts: {
    /** One attempt has a row for each of its subjects. */
    readonly attempt: string
    /** What was attempted and by whom, such as `account:…`, `address:…`, `voucher-account:…`. */
    readonly subject: string
    readonly failed_at: Instant
  }
  readonly secrets: {
    readonly name: string
    readonly value: string
  }
}

export type Sql = Kysely<Tables>
