import { Effect } from 'effect'
import { confirmEmail, forgotPassword, register, resetPassword } from '../../../contract/account.ts'
import { currentInstant } from '../../application/currentInstant.ts'
import type { AccountsPort } from '../../application/ports/Accounts.ts'
import type { CountryCode } from '../../domain/market/countries.ts'
import { HOUR, plus } from '../../domain/instant.ts'
import { CONFIRMATION_HOURS } from '../../domain/session/registration.ts'
import { mapRefusals } from './HttpRefusal.ts'
import { instantOf } from './moment.ts'
import { mapAnswer, type PortalTransport } from './PortalTransport.ts'

/** Implements API-04, OP-18 and OP-54. */
export const makeHttpAccounts = (transport: PortalTransport, country: CountryCode): AccountsPort => ({
  register: ({ email, password, phone, identifiedBy, language }) =>
    transport
      .sendOnce(register, {
        payload: {
          email_address: email,
          password,
          phone_number: phone,
          ...('vendorCode' in identifiedBy
            ? { vendor_code: identifiedBy.vendorCode }
            : { business_name: identifiedBy.businessName }),
          country,
          language,
        },
      })
      .pipe(
        mapAnswer(({ result }) => result && instantOf(result.confirm_until)),
        Effect.flatMap((until) =>
          until === undefined
            ? Effect.map(currentInstant, (now) => plus(now, CONFIRMATION_HOURS * HOUR))
            : Effect.succeed(until),
        ),
        mapRefusals(register),
      ),
  confirmEmail: (token) =>
    transport.sendOnce(confirmEmail, { payload: { token } }).pipe(
      Effect.map(({ result }) => result.outcome),
      mapRefusals(confirmEmail),
    ),
  sendResetCode: (email) =>
    transport
      .sendOnce(forgotPassword, { payload: { email_address: email } })
      .pipe(Effect.asVoid, mapRefusals(forgotPassword)),
  resetPassword: ({ email, code, password }) =>
    transport
      .sendOnce(resetPassword, { payload: { email_address: email, code, password } })
      .pipe(Effect.asVoid, mapRefusals(resetPassword)),
})
