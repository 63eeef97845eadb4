import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { describe, expect, it } from 'vitest'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { becauseOf, failureText } from '../../../src/ui/kit/failureText.ts'
import { localizeKnownText, localizeText } from '../../../src/ui/kit/localizeText.ts'
import { plain } from '../market/showPage.tsx'
import { requestTexts } from '../request/showRequest.tsx'

const l10n = requestTexts('en')
const refused = (translationKey: string, message: string, values = {}) =>
  failureText(refusal('x', translationKey, { message, values }))

describe('localizeText', () => {
  it('localizes a text with its arguments', () => {
    expect(plain(localizeText(l10n, { id: 'voucher-try-again-in', args: { seconds: 5 } }))).toContain('5')
  })

  it('localizes an argument that is a text itself', () => {
    const offline = becauseOf(new ServiceUnavailable({ reason: 'offline' }))
    const refusalTexts = plain(localizeText(l10n, { id: 'order-not-loaded', args: offline }))
    expect(refusalTexts).toBe(`Could not load this. ${l10n.getString('failure-offline')}`)
  })

  it('repeats the sentence of the service as the reason (TRACK-24)', () => {
    const shut = refusal('x', 'error.not-found', { message: 'Shut', values: {} })
    expect(plain(localizeText(l10n, { id: 'order-not-loaded', args: becauseOf(shut) }))).toBe(
      'Could not load this. Shut',
    )
  })

  it('localizes a refusal by its translation key, with the values of the service', () => {
    const values = { paid: 80, fee: 95, currency: 'CZK' }
    expect(plain(localizeText(l10n, refused('error.payment-fee-rises', 'raw', values)))).toContain('it would be 95 CZK')
  })

  it('shows the message of the service if its translation key has no text', () => {
    expect(localizeText(l10n, refused('error.of-another-back-end', 'No riders tonight'))).toBe('No riders tonight')
  })

  it('shows a refusal without key and message as an unreadable answer', () => {
    expect(localizeText(l10n, refused('', ''))).toBe(localizeText(l10n, { id: 'failure-unreadable-answer' }))
  })
})

describe('localizeKnownText', () => {
  it('is undefined if the translation key of the service has no text', () => {
    expect(localizeKnownText(l10n, refused('error.of-another-back-end', 'No riders tonight'))).toBeUndefined()
    const offline = failureText(new ServiceUnavailable({ reason: 'offline' }))
    expect(localizeKnownText(l10n, offline)).toBe(l10n.getString('failure-offline'))
  })
})
