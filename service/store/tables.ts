import type { Kysely } from 'kysely'

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
    /** The order as on the wire, JSON text in ASCII: it goes into answers as it is. */
    readonly document: string
  }
  readonly intents: {
    readonly account_id: string
    readonly key: string
    readonly fingerprint: string
    readonly order_id: string
    readonly created_at: number
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
  readonly sign_in_failures: {
    /** One attempt stands under several subjects. */
    readonly attempt: string
    /** `account:…` or `address:…`. */
    readonly subject: string
    readonly failed_at: number
  }
  readonly secrets: {
    readonly name: string
    readonly value: string
  }
}

export type Sql = Kysely<Tables>
