import type { Generated, Kysely } from 'kysely'
import type { CardProvider } from '../../../src/domain/payment/cardProvider.ts'
import type { UnpaidReason } from '../../../src/domain/payment/paymentOutcome.ts'
import type { StoredCard, StoredPayment } from '../paymentStore.ts'
import type { Ending } from '../../../src/domain/history/ending.ts'

/** Moments are milliseconds since 1970 (bigint, read as numbers). */
export interface Tables {
  readonly accounts: {
    readonly id: string
    readonly deployment: string
    readonly email: string
    /** Lower case: what is unique within a deployment. */
    readonly email_key: string
    readonly name: string
    readonly phone_number: string
    readonly may_manage_outlets: boolean
    readonly vendor_ids: ReadonlyArray<string>
    readonly password_hash: string
    /** Null until the link of a mail was followed. */
    readonly confirmed_at: number | null
    readonly language: string | null
    readonly must_reset: Generated<boolean>
  }
  readonly confirmations: {
    /** SHA-256 of the token in a link, base64url; the token itself is nowhere. */
    readonly hash: string
    readonly account_id: string
    readonly expires_at: number
  }
  readonly reset_codes: {
    readonly account_id: string
    /** As a password's: argon2id. */
    readonly hash: string
    readonly expires_at: number
    readonly tries: number
  }
  readonly vendor_codes: {
    readonly deployment: string
    /** Upper case. */
    readonly code: string
    readonly vendor_id: string
  }
  readonly vendors: {
    readonly deployment: string
    readonly id: string
    readonly parent_id: string | null
    /** The vendor as on the wire, JSON text. */
    readonly document: string
    readonly service_hours: string | null
  }
  readonly orders: {
    readonly deployment: string
    readonly id: string
    readonly vendor_id: string
    readonly status: string
    readonly finished: boolean
    readonly created_at: number
    readonly updated_at: number
    readonly preordered_for: number | null
    /** E.164 where the number can be read, otherwise its digits. */
    readonly customer_phone: string
    /** How it ended (`src/domain/history/ending.ts`); null while it is under way. */
    readonly ending: Ending | null
    /** From placing to delivering; null unless it was delivered and wanted at once. */
    readonly seconds_to_deliver: number | null
    /** What it costs the vendor, in minor units: the fee after its discount, 0 once it came to nothing. */
    readonly spend: number
    /** The order as on the wire, JSON text in ASCII: it goes into answers as it is. */
    readonly document: string
  }
  readonly intents: {
    readonly account_id: string
    readonly key: string
    readonly fingerprint: string
    /** Of what was made: an order, an outlet, or a bulk job. */
    readonly order_id: string
    readonly created_at: number
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
    /** Comma-joined unit, building and text (ADDR-16). */
    readonly address: string
    /** SHA-256 of the address in its three positions: with the number it says which customer this is. */
    readonly address_key: string
    readonly notes: string
    /** Folded words of the name, a line break, those of the address; a space before each word. */
    readonly words: string
    readonly used: Generated<number>
    readonly last_used_at: number | null
  }
  readonly vouchers: {
    readonly deployment: string
    /** Upper case. */
    readonly code: string
    readonly type: 'PERCENTAGE' | 'AMOUNT'
    readonly amount: number
    readonly valid_from: number | null
    readonly valid_until: number | null
    readonly minimum_fee: number | null
    readonly maximum_discount: number | null
    readonly total_uses: number | null
    readonly uses_per_vendor: number | null
    readonly first_order_only: boolean
    readonly vendor_id: string | null
    readonly active: boolean
    /** How many uses stand in `voucher_uses`, and those from before it was kept there. */
    readonly used: Generated<number>
  }
  readonly voucher_uses: {
    readonly deployment: string
    readonly order_id: string
    readonly code: string
    readonly vendor_id: string
    readonly used_at: number
  }
  readonly proofs: {
    readonly deployment: string
    readonly order_id: string
    readonly kind: 'collection' | 'delivery' | 'return'
    readonly taken_at: number
    readonly latitude: number
    readonly longitude: number
    readonly signed_by: string | null
    readonly keep_until: number
    readonly photo_type: 'image/png' | 'image/jpeg'
    readonly photo: Uint8Array
    readonly signature_type: 'image/png' | 'image/jpeg' | null
    readonly signature: Uint8Array | null
  }
  /** What is to be paid, and what became of it. */
  readonly payments: Omit<StoredPayment, 'save_card'> & { readonly save_card: Generated<boolean> }
  readonly saved_cards: StoredCard
  /** What the sandbox's providers remember of a charge. */
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
    /** What the bank's page is asked for by; nobody guesses it. */
    readonly challenge: string | null
    /** From then on a pending one is what `settles_as` says. */
    readonly settles_at: number | null
    readonly settles_as: 'paid' | 'not-paid' | null
    readonly made_at: number
  }
  readonly bulk_jobs: {
    readonly deployment: string
    readonly id: string
    readonly vendor_id: string
    readonly account_id: string
    /** The account's e-mail address at that time. */
    readonly created_by: string
    readonly created_at: number
    readonly status: string
    readonly success_row_count: number
  }
  /** Bulk jobs whose placing was begun and has not ended. */
  readonly bulk_placings: {
    readonly deployment: string
    readonly job_id: string
    /** Of the intent: who asked, and under which key. */
    readonly account_id: string
    readonly key: string
    readonly fingerprint: string
    readonly attempts: number
    /** The process that places it, until when. By the clock of the database. */
    readonly leased_by: string
    readonly leased_until: Date
  }
  readonly bulk_rows: {
    readonly deployment: string
    readonly job_id: string
    /** As a spreadsheet shows it beside the row. */
    readonly number: number
    readonly id: string
    readonly status: string
    /** The row as on the wire, JSON text in ASCII: it goes into answers as it is. */
    readonly document: string
    /** The vendor id of the collection point that the row names. */
    readonly vendor_id: string
    /** Where its address was found, and how that is written; null where it was not. */
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
    readonly located_at: number
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
    readonly sent_at: number
  }
  readonly sessions: {
    readonly id: string
    readonly account_id: string
    readonly created_at: number
    readonly ended_at: number | null
  }
  readonly refresh_tokens: {
    /** SHA-256 of the token, base64url; the token itself is nowhere. */
    readonly hash: string
    readonly session_id: string
    readonly expires_at: number
    readonly used_at: number | null
  }
  readonly guests: {
    readonly deployment: string
    /** Made for this guest alone. */
    readonly vendor_id: string
    readonly created_at: number
    readonly expires_at: number
    /** An account was made of them: from here on their token is worth nothing. */
    readonly ended_at: Generated<number | null>
    readonly account_id: Generated<string | null>
    /** Of the call that made it (CON-16). */
    readonly account_key: Generated<string | null>
    /** Of the account's first link, once its mail was taken. */
    readonly confirm_until: Generated<number | null>
  }
  readonly failed_attempts: {
    /** One attempt stands under several subjects. */
    readonly attempt: string
    /** What was attempted and by whom: `account:…`, `address:…`, `voucher-account:…`. */
    readonly subject: string
    readonly failed_at: number
  }
  readonly secrets: {
    readonly name: string
    readonly value: string
  }
}

export type Sql = Kysely<Tables>
