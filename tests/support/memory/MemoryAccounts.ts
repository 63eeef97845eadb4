import { Effect } from 'effect'
import { currentInstant } from '../../../src/application/currentInstant.ts'
import type { AccountsPort, VendorIdentification } from '../../../src/application/ports/Accounts.ts'
import { HOUR, plus, type Instant } from '../../../src/domain/instant.ts'
import { CONFIRMATION_HOURS } from '../../../src/domain/session/registration.ts'
import { refusal } from '../../../src/adapters/memory/refusals.ts'

interface StoredAccount {
  readonly email: string
  readonly token: string
  readonly confirmUntil: Instant
  isConfirmed: boolean
  password: string
  code: string | undefined
}

/** Accounts in memory, with access to the tokens and codes of their mails. */
export interface MemoryAccounts extends AccountsPort {
  readonly tokenFor: (email: string) => string | undefined
  readonly codeFor: (email: string) => string | undefined
}

/** `vendorCodes` are the codes of vendors without an account. */
export const makeMemoryAccounts = (vendorCodes: ReadonlyArray<string> = []): MemoryAccounts => {
  const stored = new Map<string, StoredAccount>()
  const free = new Set(vendorCodes.map((code) => code.toUpperCase()))
  let issued = 0

  const keyOf = (email: string) => email.trim().toLowerCase()
  const taken = (identifiedBy: VendorIdentification) =>
    'vendorCode' in identifiedBy && !free.delete(identifiedBy.vendorCode.trim().toUpperCase())

  return {
    register: Effect.fnUntraced(function* ({ email, password, identifiedBy }) {
      const now = yield* currentInstant
      if (stored.has(keyOf(email)))
        return yield* refusal('EMAIL_REGISTERED', 'account.email-registered', { field: 'email' })
      if (taken(identifiedBy))
        return yield* refusal('VENDOR_CODE_UNKNOWN', 'account.vendor-code-unknown', { field: 'vendorCode' })
      issued += 1
      const confirmUntil = plus(now, CONFIRMATION_HOURS * HOUR)
      stored.set(keyOf(email), {
        email,
        token: `token-${issued}`,
        confirmUntil,
        isConfirmed: false,
        password,
        code: undefined,
      })
      return confirmUntil
    }),
    confirmEmail: Effect.fnUntraced(function* (token: string) {
      const now = yield* currentInstant
      const found = [...stored.values()].find((account) => account.token === token)
      if (found?.isConfirmed === true) return 'already-confirmed'
      if (found === undefined || found.confirmUntil <= now)
        return yield* refusal('LINK_NOT_VALID', 'account.link-not-valid')
      found.isConfirmed = true
      return 'confirmed'
    }),
    sendResetCode: (email) =>
      Effect.sync(() => {
        issued += 1
        const account = stored.get(keyOf(email))
        if (account?.isConfirmed === true) account.code = String(100_000 + issued)
      }),
    resetPassword: Effect.fnUntraced(function* ({ email, code, password }) {
      const account = stored.get(keyOf(email))
      if (account?.code !== code) return yield* refusal('CODE_NOT_VALID', 'account.code-not-valid', { field: 'code' })
      account.code = undefined
      account.password = password
    }),
    tokenFor: (email) => stored.get(keyOf(email))?.token,
    codeFor: (email) => stored.get(keyOf(email))?.code,
  }
}
