import { minus, type Instant } from '../../src/domain/instant.ts'
import type { UnpaidReason } from '../../src/domain/payment/paymentOutcome.ts'
import type { Sql } from '../../service/sql/tables.ts'
import { BANK_WAITS } from './sandboxProvider.ts'

export const BANK_ANSWERS = ['approve', 'decline', 'leave'] as const
export type BankAnswer = (typeof BANK_ANSWERS)[number]

export interface BankQuestion {
  readonly deployment: string
  /** Minor units. */
  readonly amount: number
  readonly lastDigits: string
  readonly returnTo: string
  /** False after an answer or after the timeout. */
  readonly isOpen: boolean
}

/** The bank page of the sandbox: its question and the person's answer. */
export interface SandboxBank {
  readonly question: (challenge: string) => Promise<BankQuestion | undefined>
  /** Only the first answer counts. */
  readonly answer: (challenge: string, answer: BankAnswer) => Promise<void>
}

const ENDINGS: Readonly<
  Record<BankAnswer, { readonly state: 'paid' | 'not-paid'; readonly reason: UnpaidReason | null }>
> = {
  approve: { state: 'paid', reason: null },
  decline: { state: 'not-paid', reason: 'declined' },
  leave: { state: 'not-paid', reason: 'left' },
}

export const makeSandboxBank = ({ sql, clock }: { readonly sql: Sql; readonly clock: () => Instant }): SandboxBank => ({
  question: async (challenge) => {
    const row = await sql
      .selectFrom('sandbox_charges')
      .selectAll()
      .where('challenge', '=', challenge)
      .executeTakeFirst()
    return (
      row && {
        deployment: row.deployment,
        amount: row.amount,
        lastDigits: row.last_digits ?? '',
        returnTo: row.return_to,
        isOpen: row.state === 'bank' && clock() < row.made_at + BANK_WAITS,
      }
    )
  },
  answer: async (challenge, answer) => {
    await sql
      .updateTable('sandbox_charges')
      .set(ENDINGS[answer])
      .where('challenge', '=', challenge)
      .where('state', '=', 'bank')
      .where('made_at', '>', minus(clock(), BANK_WAITS))
      .execute()
  },
})
