import type { FastifyInstance } from 'fastify'
import { makeGuestAccount } from '../../contract/guests.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { isLocale } from '../../src/domain/market/languages.ts'
import { customerPhone } from '../../src/domain/request/customerPhone.ts'
import { isEmailAddress } from '../../src/domain/session/emailAddress.ts'
import type { RouteDeps } from '../http/route.ts'
import type { GuestAccounts } from './guestAccounts.ts'
import { isoText } from '../base/wireTime.ts'
import { Problem, invalidFields } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { siteOrigin } from '../http/siteOrigin.ts'
import { isWeak } from './accountRoutes.ts'
import { isBlank, trimText } from '../../src/domain/text/blank.ts'
import { callerNetwork } from '../http/callerNetwork.ts'

type Deps = RouteDeps & { readonly guestAccounts: GuestAccounts }

type Sent = (typeof makeGuestAccount)['payload']['Type']

const refusalOf = (sent: Sent, { country }: Deployment) =>
  invalidFields([
    ['name', 'account.business-name-missing', isBlank(sent.name)],
    ['email_address', 'account.email-invalid', !isEmailAddress(trimText(sent.email_address))],
    ['phone_number', 'account.phone-impossible', customerPhone(sent.phone_number, country.code) === undefined],
    ['password', 'account.password-weak', isWeak(sent.password)],
    ['language', 'error.invalid-request', !isLocale(sent.language)],
  ])

/** Route that turns a guest into an account with the guest's orders (GUEST-08). */
export const guestAccountRoute = (app: FastifyInstance, deps: Deps): void =>
  registerEndpoint(app, deps, makeGuestAccount, async ({ payload, deployment, request, session, account, key }) => {
    if (session.mode !== 'guest') return new Problem('FOR_GUESTS_ALONE')
    const refusal = refusalOf(payload, deployment)
    if (refusal !== undefined) return refusal
    const email = trimText(payload.email_address)
    const stayed = await deps.guestAccounts.make({
      deployment,
      guest: account,
      email,
      password: payload.password,
      phoneNumber: customerPhone(payload.phone_number, deployment.country.code) ?? '',
      name: trimText(payload.name),
      language: payload.language,
      key,
      address: callerNetwork(request),
      origin: siteOrigin(request, deployment, deps.settings),
    })
    switch (stayed.outcome) {
      case 'registered':
        return { result: { email_address: email, confirm_until: isoText(stayed.confirmUntil) } }
      case 'too-many':
        return new Problem('TOO_MANY_REQUESTS', {}, stayed.retryAfterSeconds)
      case 'no-guest':
        return new Problem('UNAUTHENTICATED')
      case 'email-registered':
        return new Problem('EMAIL_REGISTERED', { field: 'email_address' })
      case 'mail-not-delivered':
        return new Problem('MAIL_NOT_DELIVERED', { field: 'email_address' })
    }
  })
