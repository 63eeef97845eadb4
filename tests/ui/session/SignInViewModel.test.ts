import { refusalTexts } from '../../../src/adapters/memory/refusals.ts'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { Authentication, SignInRefused } from '../../../src/application/ports/Authentication.ts'
import { ServiceUnavailable, type FailureReason } from '../../../src/application/ports/ServiceFailure.ts'
import { StartupStore } from '../../../src/application/ports/StartupStore.ts'
import { makeMemoryStartupStore } from '../../support/memory/MemoryStartupStore.ts'
import { SessionStore, type SessionStorePort } from '../../../src/application/ports/SessionStore.ts'
import { signIn as signInUseCase } from '../../../src/application/session/signIn.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import type { Session } from '../../../src/domain/session/session.ts'
import { KNOWN_REASONS, type SignInFailure } from '../../../src/ui/session/signInProblem.ts'
import { SignInViewModel, type SignIn } from '../../../src/ui/session/SignInViewModel.ts'
import { messagesOf } from '../../../build/texts.ts'
import { plain, textsOf, theDeployment, TRANSLATED } from '../market/showPage.tsx'

const SESSION: Session = {
  user: { id: 'vendor-1', email: 'vendor@demo.test', name: 'Vendor', phoneNumber: '' },
  meta: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: instantAt(1_000) },
}
const TYPED = { email: 'vendor@demo.test', password: 'Demo-1234!' }

const refusal = (translationKey: string, message = '') =>
  new SignInRefused({ ...refusalTexts(translationKey, message), status: 401 })
const failing =
  (failure: SignInFailure): SignIn =>
  () =>
    Promise.resolve({ kind: 'failed', failure })

const attempt = async (signIn: SignIn, typed: { readonly email?: string; readonly password?: string } = TYPED) => {
  let timesSignedIn = 0
  const view = new SignInViewModel(signIn, () => (timesSignedIn += 1), typed)
  await view.submit()
  return { view, timesSignedIn }
}

const wordsOf = (view: SignInViewModel, locale: (typeof TRANSLATED)[number] = 'en') =>
  plain(textsOf(theDeployment('dobrego-cz'), locale).getString(view.problem!.id, view.problem!.args))

/** The messages required by AUTH-05, by the server's message (CON-07). */
const REASONS: Readonly<Record<string, RegExp>> = {
  'internal-error': /internal error/,
  'invalid-user-pool-configuration': /user pool configuration is invalid/,
  'invalid-response': /response was invalid/,
  'invalid-request-parameter': /request parameter is invalid/,
  'invalid-role-access-policy': /role access policy is invalid/,
  'password-reset-required': /password reset is required/,
  'resource-not-found': /resource was not found/,
  'too-many-requests': /too many ongoing requests/,
  'unexpected-server-error': /unexpected server error/,
  'user-not-confirmed': /user is not confirmed/,
  'user-not-found': /no user with this e-?mail/,
  'password-invalid': /password is invalid/,
  'verification-code-cannot-be-delivered': /verification code cannot be delivered/,
  'email-identity-not-valid': /e-?mail identity is not valid/,
  'user-cannot-be-validated': /user cannot be validated/,
  'username-exists': /username exists/,
  'code-not-valid': /The code is not valid/,
}

describe('SignInViewModel', () => {
  it('sends the trimmed e-mail and the password as typed (AUTH-01)', async () => {
    const asked: Array<ReadonlyArray<string>> = []
    const signIn: SignIn = (...credentials) => {
      asked.push(credentials)
      return Promise.resolve({ kind: 'done', value: SESSION })
    }
    await attempt(signIn, { email: ' vendor@demo.test ', password: ' spaced ' })
    expect(asked).toEqual([['vendor@demo.test', ' spaced ']])
  })

  it('continues with the session and stays busy until the next screen is shown (AUTH-02)', async () => {
    const { view, timesSignedIn } = await attempt(() => Promise.resolve({ kind: 'done', value: SESSION }))
    expect([timesSignedIn, view.isBusy, view.problem]).toEqual([1, true, undefined])
  })

  it("shows the meaning of the server's reason (AUTH-03)", async () => {
    const { view, timesSignedIn } = await attempt(failing(refusal('auth.password-invalid', 'password-invalid')))
    expect(wordsOf(view)).toBe('Failed to login. The password is invalid.')
    expect([timesSignedIn, view.isBusy]).toEqual([0, false])
  })

  it('reads the reason from the message if there is no key, and shows the status (AUTH-03, CON-07)', async () => {
    const { view } = await attempt(failing(refusal('', 'user-not-found')))
    expect(wordsOf(view)).toBe('Failed to login. There is no user with this email.')
    expect(view.status).toBe(401)
    const busy = await attempt(failing(new ServiceUnavailable({ reason: 'server-fault', cause: 503 })))
    expect(busy.view.status).toBe(503)
    const offline = await attempt(failing(new ServiceUnavailable({ reason: 'offline' })))
    expect(offline.view.status).toBeUndefined()
  })

  it("shows the server's message for an unknown reason (CON-07, AUTH-03)", async () => {
    const { view } = await attempt(failing(refusal('auth.full-moon', 'It is a full moon.')))
    expect(wordsOf(view)).toBe('Failed to login. It is a full moon.')
  })

  it.each(Object.entries(REASONS))(
    'shows the message of exactly one reason: %s (AUTH-05, CON-06, CON-07)',
    async (message, words) => {
      const { view } = await attempt(failing(refusal(`auth.${message}`, message)))
      expect(wordsOf(view)).toMatch(/^Failed to login\. /)
      expect(Object.keys(REASONS).filter((one) => REASONS[one]?.test(wordsOf(view)))).toEqual([message])
      expect(wordsOf(view)).toMatch(words)
    },
  )

  it('has 17 reasons with distinct messages in every language (AUTH-05, CON-06)', async () => {
    expect(Object.keys(REASONS)).toHaveLength(17)
    for (const locale of TRANSLATED) {
      const texts = await Promise.all(
        Object.keys(REASONS).map(async (message) =>
          wordsOf((await attempt(failing(refusal(`auth.${message}`, message)))).view, locale),
        ),
      )
      expect(new Set(texts).size).toBe(17)
    }
  })

  it.each(KNOWN_REASONS)('shows “Failed to login.” and the reason in every language: %s (AUTH-05)', async (reason) => {
    const { view } = await attempt(failing(refusal(`auth.${reason}`, 'raw')))
    for (const locale of TRANSLATED) {
      const words = wordsOf(view, locale)
      const prefix = messagesOf(locale, ['session']).find(({ id }) => id === '-auth-failed')?.value as string
      expect(words.startsWith(prefix)).toBe(true)
      expect(words.length).toBeGreaterThan(prefix.length + 5)
      expect(words).not.toContain('raw')
    }
  })

  it('reports a lost connection (AUTH-04)', async () => {
    const { view } = await attempt(failing(new ServiceUnavailable({ reason: 'offline' })))
    expect(wordsOf(view)).toBe('Something went wrong. Please try again. You could be offline.')
  })

  it('shows “Failed to login.” and the limit after too many requests (AUTH-05)', async () => {
    const { view } = await attempt(failing(new ServiceUnavailable({ reason: 'too-many', retryAfter: 900_000 })))
    expect(wordsOf(view)).toBe(
      'Failed to login. There are too many ongoing requests. Please wait a minute, then try again.',
    )
  })

  it.each(['timeout', 'server-fault', 'unreadable-answer'] as const satisfies ReadonlyArray<FailureReason>)(
    'has a message for the failure %s (AUTH-04)',
    async (reason) => {
      const { view } = await attempt(failing(new ServiceUnavailable({ reason })))
      expect(view.problem?.id).toBe(`failure-${reason}`)
      expect(wordsOf(view).length).toBeGreaterThan(20)
    },
  )

  it.each([
    [{}, 'email', 'password-email-missing', 'sign-in-password-missing'],
    [{ email: '  ', password: 'x' }, 'email', 'password-email-missing', undefined],
    [{ email: 'vendor', password: 'x' }, 'email', 'sign-in-email-invalid', undefined],
    [{ email: 'a b@demo.test', password: 'x' }, 'email', 'sign-in-email-invalid', undefined],
    [{ email: 'anna@firma', password: 'x' }, 'email', 'sign-in-email-invalid', undefined],
    [{ email: 'anna@firma.cz,', password: 'x' }, 'email', 'sign-in-email-invalid', undefined],
    [{ email: 'vendor@demo.test' }, 'password', undefined, 'sign-in-password-missing'],
  ])('sends nothing with errors: %o (AUTH-01)', async (typed, first, emailProblem, passwordProblem) => {
    let asked = 0
    const signIn: SignIn = () => {
      asked += 1
      return Promise.resolve({ kind: 'interrupted' })
    }
    const { view } = await attempt(signIn, typed)
    expect([asked, view.firstWrongField, view.emailProblem, view.passwordProblem]).toEqual([
      0,
      first,
      emailProblem,
      passwordProblem,
    ])
  })

  it('marks no errors before the first attempt, and clears each when it is corrected (AUTH-01)', async () => {
    const view = new SignInViewModel(
      () => Promise.resolve({ kind: 'interrupted' }),
      () => undefined,
    )
    expect(view.firstWrongField).toBeUndefined()
    await view.submit()
    view.typeEmail('vendor@demo.test')
    expect(view.emailProblem).toBeUndefined()
    expect(view.firstWrongField).toBe('password')
  })

  it('sends once for repeated presses (AUTH-01)', async () => {
    let asked = 0
    const answered = Promise.withResolvers<Awaited<ReturnType<SignIn>>>()
    const view = new SignInViewModel(
      () => {
        asked += 1
        return answered.promise
      },
      () => undefined,
      TYPED,
    )
    const first = view.submit()
    await view.submit()
    expect([asked, view.isBusy]).toEqual([1, true])
    answered.resolve({ kind: 'failed', failure: refusal('auth.password-invalid') })
    await first
    expect(view.isBusy).toBe(false)
  })

  it('can be retried after a failure, which is cleared (AUTH-03)', async () => {
    const answers: Array<Awaited<ReturnType<SignIn>>> = [
      { kind: 'failed', failure: refusal('auth.password-invalid') },
      { kind: 'done', value: SESSION },
    ]
    const { view } = await attempt(() => Promise.resolve(answers.shift()!))
    await view.submit()
    expect([view.problem, view.isBusy]).toEqual([undefined, true])
  })

  it('clears use-pin on every attempt, including failed ones (AUTH-12)', async () => {
    let pinsForgotten = 0
    const store: SessionStorePort = {
      read: Effect.succeed(undefined),
      save: () => Effect.die('nothing to save'),
      clear: Effect.void,
      end: Effect.void,
      lastUser: Effect.succeed(undefined),
      forgetPin: Effect.sync(() => {
        pinsForgotten += 1
      }),
      exclusively: (work) => work,
      changes: undefined as never,
    }
    const signIn: SignIn = (email, password) =>
      Effect.runPromise(
        signInUseCase(email, password).pipe(
          Effect.provideService(SessionStore, store),
          Effect.provideService(StartupStore, makeMemoryStartupStore()),
          Effect.provideService(Authentication, {
            signIn: () => Effect.fail(refusal('auth.user-not-found')),
            extend: () => Effect.die('not asked'),
            signOut: () => Effect.void,
          }),
          Effect.match({
            onSuccess: (value) => ({ kind: 'done', value }) as const,
            onFailure: (failure) => ({ kind: 'failed', failure }) as const,
          }),
        ),
      )
    const { view } = await attempt(signIn)
    expect([pinsForgotten, view.problem?.id]).toEqual([1, 'auth-user-not-found'])
  })
})
