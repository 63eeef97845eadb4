import type { RegistrationType } from '../market/countries.ts'
import { digitsOf } from '../market/westernDigits.ts'
import { allRefusals, type Rule } from '../rules.ts'
import { isEmailAddress } from './emailAddress.ts'
import { isBlank, trimText } from '../text/blank.ts'

/** Hours within which the address of a new account must be confirmed (CONST-23, AUTH-09). */
export const CONFIRMATION_HOURS = 24

const MIN_PHONE_DIGITS = 5

/** The fields of the registration form, without the password. */
export interface RegistrationDraft {
  readonly email: string
  readonly phone: string
  readonly type: RegistrationType
  /** For PV. */
  readonly vendorCode: string
  /** For NPV. */
  readonly businessName: string
}

export type RegistrationField = 'email' | 'phone' | 'vendorCode' | 'businessName'

export type RegistrationRefusal =
  | 'email-missing'
  | 'email-invalid'
  | 'vendor-code-missing'
  | 'business-name-missing'
  | 'phone-missing'
  | 'phone-impossible'

export const FIELD_OF_REGISTRATION_REFUSAL: Readonly<Record<RegistrationRefusal, RegistrationField>> = {
  'email-missing': 'email',
  'email-invalid': 'email',
  'vendor-code-missing': 'vendorCode',
  'business-name-missing': 'businessName',
  'phone-missing': 'phone',
  'phone-impossible': 'phone',
}

const missing = (
  name: string,
  isMissing: (draft: RegistrationDraft) => boolean,
  refusal: RegistrationRefusal,
): Rule<RegistrationDraft, RegistrationRefusal> => ({
  name,
  check: (draft) => (isMissing(draft) ? refusal : undefined),
})

/** In the order of the form (AUTH-14, OP-54). The service checks the number against the country's numbering plan. */
const REGISTRATION_RULES: ReadonlyArray<Rule<RegistrationDraft, RegistrationRefusal>> = [
  missing('a vendor code', ({ type, vendorCode }) => type === 'PV' && isBlank(vendorCode), 'vendor-code-missing'),
  missing(
    'a business name',
    ({ type, businessName }) => type === 'NPV' && isBlank(businessName),
    'business-name-missing',
  ),
  {
    name: 'an e-mail address',
    check: ({ email }) => {
      if (isBlank(email)) return 'email-missing'
      return isEmailAddress(trimText(email)) ? undefined : 'email-invalid'
    },
  },
  {
    name: 'a phone number',
    check: ({ phone }) => {
      if (isBlank(phone)) return 'phone-missing'
      return digitsOf(phone).length < MIN_PHONE_DIGITS ? 'phone-impossible' : undefined
    },
  },
]

/** All refusals, in the order of the form. */
export const registrationRefusals = (draft: RegistrationDraft): ReadonlyArray<RegistrationRefusal> =>
  allRefusals(REGISTRATION_RULES, draft)
