import { randomBytes } from 'node:crypto'
import { Schema } from 'effect'
import { compactDecrypt } from 'jose'
import type { Selectable } from 'kysely'
import { MINUTE, plus, type Instant } from '../../src/domain/instant.ts'
import type { CardProvider } from '../../src/domain/payment/cardProvider.ts'
import {
  CARD_SCHEMES,
  isCardNumber,
  lastDigitsOf,
  schemeOf,
  securityCodeLength,
} from '../../src/domain/payment/cardNumber.ts'
import type { Sql, Tables } from '../../service/sql/tables.ts'
import { CardUnreadable, type CardGateway, type Charge, type ChargeResult } from '../../service/payment/cardGateway.ts'
import { CARD_ALGORITHM, CARD_ENCRYPTION, providerKeys, type KeyPair } from './providerKeys.ts'
import { testCardNamed, testCardOf, type CardConduct } from './testCards.ts'
import type { TokenizedCard } from '../../service/store/paymentStore.ts'

/** How long the bank's page waits for an answer, in ms. */
export const BANK_WAITS = 10 * MINUTE

/** The content of the JWE. */
const Card = Schema.fromJsonString(
  Schema.Struct({
    number: Schema.String.check(Schema.isPattern(/^\d{12,19}$/)),
    expiry_month: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 12 })),
    expiry_year: Schema.Int.check(Schema.isBetween({ minimum: 2000, maximum: 2199 })),
    security_code: Schema.String.check(Schema.isPattern(/^\d{3,4}$/)),
    holder_name: Schema.String.check(Schema.isMaxLength(200)),
  }),
)
const decodeCard = Schema.decodeUnknownSync(Card)

type ChargeRow = Selectable<Tables['sandbox_charges']>

/** The content of a token: the behaviour of the card and its displayable data, never its number. */
const Token = Schema.fromJsonString(
  Schema.Struct({
    name: Schema.String,
    salt: Schema.String,
    scheme: Schema.NullOr(Schema.Literals(CARD_SCHEMES)),
    lastDigits: Schema.String,
    month: Schema.Finite,
    year: Schema.Finite,
    holderName: Schema.String,
  }),
)
const decodeToken = Schema.decodeUnknownSync(Token)

const tokenOf = (name: string, { scheme, expiry, ...card }: Omit<TokenizedCard, 'token'>): string => {
  const salt = randomBytes(12).toString('base64url')
  const facts = { ...card, ...expiry, name, salt, scheme: scheme ?? null }
  return Buffer.from(JSON.stringify(facts)).toString('base64url')
}

const cardOfToken = (token: string): { readonly name: string; readonly card: TokenizedCard } => {
  const { name, scheme, lastDigits, month, year, holderName } = decodeToken(Buffer.from(token, 'base64url').toString())
  return { name, card: { token, scheme: scheme ?? undefined, lastDigits, expiry: { month, year }, holderName } }
}

const resultOf = (row: ChargeRow, now: Instant): ChargeResult => {
  switch (row.state) {
    case 'pending':
      if (row.settles_at === null || now < row.settles_at) return { kind: 'unknown' }
      return row.settles_as === 'paid' ? paidBy(row) : { kind: 'not-paid', reason: 'failed' }
    case 'bank':
      return now < row.made_at + BANK_WAITS
        ? { kind: 'bank', url: `/sandbox/bank/${row.challenge ?? ''}` }
        : { kind: 'not-paid', reason: 'expired' }
    case 'paid':
      return paidBy(row)
    case 'not-paid':
      return { kind: 'not-paid', reason: row.reason ?? 'failed' }
  }
}

const paidBy = ({ token, scheme, last_digits, expiry_month, expiry_year, holder_name }: ChargeRow): ChargeResult => ({
  kind: 'paid',
  card: {
    token: token ?? '',
    scheme: CARD_SCHEMES.find((one) => one === scheme),
    lastDigits: last_digits ?? '',
    expiry: { month: expiry_month ?? 1, year: expiry_year ?? 2000 },
    holderName: holder_name ?? '',
  },
})

/** The initial state of a charge, by the behaviour of its card. */
const beginning = (
  conduct: CardConduct,
  now: Instant,
): Pick<ChargeRow, 'state' | 'reason' | 'challenge' | 'settles_at' | 'settles_as'> => {
  const nothing = { reason: null, challenge: null, settles_at: null, settles_as: null }
  switch (conduct.kind) {
    case 'pays':
      return { ...nothing, state: 'paid' }
    case 'refused':
      return { ...nothing, state: 'not-paid', reason: conduct.reason }
    case 'asks-bank':
      return { ...nothing, state: 'bank', challenge: randomBytes(24).toString('base64url') }
    case 'silent':
      return { ...nothing, state: 'pending', settles_at: plus(now, conduct.for), settles_as: conduct.endsAs }
  }
}

interface Environment {
  readonly sql: Sql
  readonly clock: () => Instant
}

/** A provider that accepts only test cards (`testCards.ts`). Only it can decrypt cards encrypted for it. */
export const makeSandboxProvider = (provider: CardProvider, { sql, clock }: Environment): CardGateway => {
  let keys: Promise<KeyPair> | undefined
  const ready = (): Promise<KeyPair> =>
    (keys ??= providerKeys(sql, provider).catch((error: unknown) => {
      keys = undefined
      throw error
    }))

  const rowOf = (id: string) =>
    sql
      .selectFrom('sandbox_charges')
      .selectAll()
      .where('id', '=', id)
      .where('provider', '=', provider)
      .executeTakeFirst()

  const lookUpCharge: CardGateway['lookUpCharge'] = async (id) => {
    const row = await rowOf(id)
    return row === undefined ? { kind: 'unknown' } : resultOf(row, clock())
  }

  const make = async (charge: Charge, conduct: CardConduct, card: TokenizedCard | undefined): Promise<ChargeResult> => {
    const now = clock()
    await sql
      .insertInto('sandbox_charges')
      .values({
        id: charge.id,
        deployment: charge.deployment,
        provider,
        amount: charge.amount.minor,
        currency: charge.amount.currency,
        ...beginning(conduct, now),
        token: card?.token ?? null,
        scheme: card?.scheme ?? null,
        last_digits: card?.lastDigits ?? null,
        expiry_month: card?.expiry.month ?? null,
        expiry_year: card?.expiry.year ?? null,
        holder_name: card?.holderName ?? null,
        return_to: charge.returnTo,
        made_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return lookUpCharge(charge.id)
  }

  const opened = async (encrypted: string): Promise<typeof Card.Type> => {
    const { privateKey } = await ready()
    try {
      const { plaintext } = await compactDecrypt(encrypted, privateKey, {
        keyManagementAlgorithms: [CARD_ALGORITHM],
        contentEncryptionAlgorithms: [CARD_ENCRYPTION],
      })
      return decodeCard(new TextDecoder().decode(plaintext))
    } catch {
      // Drops the cause: its message could reveal the content.
      throw new CardUnreadable()
    }
  }

  return {
    key: async () => (await ready()).publicKey,
    take: async (source) => {
      if (source.kind === 'saved') {
        const known = cardOfToken(source.token)
        const conduct = testCardNamed(known.name)?.conduct ?? { kind: 'refused', reason: 'declined' }
        return (charge) => make(charge, conduct, known.card)
      }
      const { number, expiry_month, expiry_year, security_code, holder_name } = await opened(source.encrypted)
      if (!isCardNumber(number) || security_code.length !== securityCodeLength(number)) throw new CardUnreadable()
      const known = testCardOf(number)
      const facts = {
        scheme: schemeOf(number),
        lastDigits: lastDigitsOf(number),
        expiry: { month: expiry_month, year: expiry_year },
        holderName: holder_name.trim(),
      }
      const card = { ...facts, token: tokenOf(known?.name ?? 'unknown', facts) }
      return (charge) => make(charge, known?.conduct ?? { kind: 'refused', reason: 'declined' }, card)
    },
    lookUpCharge,
    abandon: (charge) => make(charge, { kind: 'refused', reason: 'failed' }, undefined),
  }
}
