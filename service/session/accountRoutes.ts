import type { FastifyInstance } from 'fastify'
import { confirmEmail, forgotPassword, register, resetPassword } from '../../contract/account.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { isLocale } from '../../src/domain/market/languages.ts'
import { customerPhone } from '../../src/domain/request/customerPhone.ts'
import { newPasswordRefusals } from '../../src/domain/session/password.ts'
import { isEmailAddress } from '../../src/domain/session/emailAddress.ts'
import { verificationCode } from '../../src/domain/session/verificationCode.ts'
import type { RouteDeps } from '../http/route.ts'
import type { PasswordResets } from './passwordResets.ts'
import { isoText } from '../base/wireTime.ts'
import { wantedLanguages } from '../http/wantedLanguages.ts'
import { Problem, invalidFields } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import type { Registered, Registrations } from './registrations.ts'
import { siteOrigin } from '../http/siteOrigin.ts'
import { trimText } from '../../src/domain/text/blank.ts'
import { callerNetwork } from '../http/callerNetwork.ts'

type Deps = RouteDeps & {
  readonly registrations: Pick<Registrations, 'register' | 'confirm'>
  readonly passwordResets: Pick<PasswordResets, 'ask' | 'set'>
}

type Sent = (typeof register)['payload']['Type']

export const isWeak = (password: string) => newPasswordRefusals({ password, repeated: password }).length > 0

/** Reads the field of the country's registration type; the other field is ignored (AUTH-14, OP-54). */
const identificationIn = (sent: Sent, { registration }: Country) => {
  const vendorCode = trimText(sent.vendor_code ?? '')
  const businessName = trimText(sent.business_name ?? '')
  return registration === 'PV'
    ? { identifiedBy: { vendorCode }, isMissing: vendorCode === '' }
    : { identifiedBy: { businessName }, isMissing: businessName === '' }
}

const refusalOf = (sent: Sent, { country }: Deployment) => {
  const { identifiedBy, isMissing } = identificationIn(sent, country)
  return invalidFields([
    'vendorCode' in identifiedBy
      ? ['vendor_code', 'account.vendor-code-missing', isMissing]
      : ['business_name', 'account.business-name-missing', isMissing],
    ['email_address', 'account.email-invalid', !isEmailAddress(trimText(sent.email_address))],
    ['phone_number', 'account.phone-impossible', customerPhone(sent.phone_number, country.code) === undefined],
    ['password', 'account.password-weak', isWeak(sent.password)],
    ['country', 'error.invalid-request', sent.country !== country.code],
    ['language', 'error.invalid-request', !isLocale(sent.language)],
  ])
}

const REFUSALS: Readonly<
  Record<
    Exclude<Registered['outcome'], 'registered' | 'too-many'>,
    readonly [(typeof register)['refuses'][number], string]
  >
> = {
  'email-registered': ['EMAIL_REGISTERED', 'email_address'],
  'code-unknown': ['VENDOR_CODE_UNKNOWN', 'vendor_code'],
  'code-used': ['VENDOR_CODE_USED', 'vendor_code'],
  'mail-not-delivered': ['MAIL_NOT_DELIVERED', 'email_address'],
}

const tooMany = ({ retryAfterSeconds }: { readonly retryAfterSeconds: number }) =>
  new Problem('TOO_MANY_REQUESTS', {}, retryAfterSeconds)

/** Routes for registering, confirming an e-mail address, and resetting a password by code (API-04, OP-18, OP-54). */
export const accountRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { registrations, passwordResets, settings } = deps

  registerEndpoint(app, deps, register, async ({ payload, deployment, request }) => {
    const refusal = refusalOf(payload, deployment)
    if (refusal !== undefined) return refusal
    const email = trimText(payload.email_address)
    const registered = await registrations.register({
      deployment,
      email,
      password: payload.password,
      phoneNumber: customerPhone(payload.phone_number, deployment.country.code) ?? '',
      language: payload.language,
      identifiedBy: identificationIn(payload, deployment.country).identifiedBy,
      address: callerNetwork(request),
      origin: siteOrigin(request, deployment, settings),
    })
    if (registered.outcome === 'too-many') return tooMany(registered)
    if (registered.outcome === 'registered')
      return { result: { email_address: email, confirm_until: isoText(registered.confirmUntil) } }
    const [problem, field] = REFUSALS[registered.outcome]
    return new Problem(problem, { field })
  })

  registerEndpoint(app, deps, confirmEmail, async ({ payload, deployment, request }) => {
    const confirmed = await registrations.confirm(deployment, payload.token, callerNetwork(request))
    if (confirmed.outcome === 'too-many') return tooMany(confirmed)
    if (confirmed.outcome === 'not-valid') return new Problem('LINK_NOT_VALID')
    return { result: { outcome: confirmed.outcome } }
  })

  registerEndpoint(app, deps, forgotPassword, async ({ payload, deployment, request }) => {
    const email = trimText(payload.email_address)
    const refusal = invalidFields([['email_address', 'account.email-invalid', !isEmailAddress(email)]])
    if (refusal !== undefined) return refusal
    const answer = await passwordResets.ask({
      deployment,
      email,
      address: callerNetwork(request),
      languages: wantedLanguages(request.headers),
      origin: siteOrigin(request, deployment, settings),
    })
    return answer.outcome === 'too-many' ? tooMany(answer) : {}
  })

  registerEndpoint(app, deps, resetPassword, async ({ payload, deployment, request }) => {
    const code = verificationCode(payload.code)
    const refusal = invalidFields([
      ['code', 'account.code-not-valid', code === undefined],
      ['password', 'account.password-weak', isWeak(payload.password)],
    ])
    if (refusal !== undefined || code === undefined) return refusal ?? new Problem('CODE_NOT_VALID')
    const set = await passwordResets.set({
      deployment,
      email: trimText(payload.email_address),
      code,
      password: payload.password,
      address: callerNetwork(request),
      languages: wantedLanguages(request.headers),
    })
    if (set.outcome === 'too-many') return tooMany(set)
    return set.outcome === 'set' ? {} : new Problem('CODE_NOT_VALID', { field: 'code' })
  })
}
