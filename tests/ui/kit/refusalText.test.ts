import { describe, expect, it } from 'vitest'
import { FIELD_OF_REFUSAL, type RequestRefusal } from '../../../src/domain/request/requestValidation.ts'
import type { Text } from '../../../src/ui/kit/failureText.ts'
import { refusalText } from '../../../src/ui/kit/refusalText.ts'
import { plain, TRANSLATED } from '../market/showPage.tsx'
import { requestTexts } from '../request/showRequest.tsx'

const english = requestTexts('en')
const say = ({ id, args }: Text) => plain(english.getString(id, args))
const refusal = (code: RequestRefusal['code']): RequestRefusal => ({ code, field: FIELD_OF_REFUSAL[code] })
const refused = (code: Exclude<RequestRefusal['code'], 'amount-below-minimum' | 'amount-unreadable'>) =>
  say(refusalText(refusal(code)))

describe('refusalText', () => {
  it.each([
    ['VAL-02', 'vendor-missing', 'Could not get your informations - please logout & login again'],
    ['VAL-03', 'unit-missing', "Please fill the customer's unit number"],
    ['VAL-04', 'name-missing', "Please fill the customer's name"],
    ['VAL-05', 'name-has-digit', 'The customer name is not valid'],
    ['VAL-06', 'phone-missing', "Fill the customer's phone"],
    ['VAL-07', 'phone-impossible', "The phone number doesn't seem correct"],
    ['VAL-08, OP-35', 'description-too-long', 'Please do not exceed 200 characters'],
    ['VAL-09', 'address-missing', 'Please type in the address'],
    ['VAL-10, OP-80', 'coordinates-missing', 'We cannot compute the location of this address'],
    ['VAL-11', 'amount-missing', 'Please put a valid amount for the order'],
    ['VAL-13, VAL-14', 'payment-method-missing', 'Please select a payment method'],
    ['VAL-22', 'vat-wrong-length', 'Your VAT number should be 8 characters, please check again.'],
    ['VAL-23', 'vat-invalid', 'Your VAT number is invalid, please check again.'],
    ['VAL-16', 'preorder-in-past', 'Please choose a delivery time in the future'],
    ['VAL-16', 'preorder-too-far', 'Please choose a delivery time within the next 2 days'],
    ['VAL-16', 'preorder-outside-hours', 'Please choose a delivery time within the service hours'],
    ['VAL-16', 'notes-too-long', 'Notes are too long'],
    ['VAL-16', 'address-too-long', 'Address is too long'],
    [
      'OP-63',
      'age-validation-missing',
      'This order needs an age check. Please tick “Check the customer’s age” to confirm it.',
    ],
    [
      'VAL-18',
      'item-value-unconfirmed',
      'The item value seems high. Please check the item value again before placing the order.',
    ],
  ] as const)('returns the English text of %s (%s)', (_id, code, words) => {
    expect(refused(code)).toBe(words)
  })

  it('names the minimum amount: 100 PKR (VAL-12)', () => {
    const minimum = { minor: 10_000, currency: 'PKR' } as const
    expect(say(refusalText({ ...refusal('amount-below-minimum'), minimum }))).toBe('Minimum amount of 100 PKR')
  })

  it('shows how to write an unreadable amount (VAL-11)', () => {
    expect(say(refusalText({ ...refusal('amount-unreadable'), forms: ['1250', '1,25'] }))).toBe(
      'Please put a valid amount for the order. Write it like this: 1250 / 1,25',
    )
  })

  it('reports that no payment method is available (VAL-15)', () => {
    expect(refusalText(refusal('no-payment-method-available')).id).toBe('error-no-payment-method-available')
  })
})

describe('texts of the order flow', () => {
  it.each([
    ['request-pushed', 'Order pushed!', 'REQ-17'],
    ['request-error-undeliverable-address', 'We cannot deliver that order there.', 'VAL-17, FEE-02'],
    ['request-deliverability-unknown', 'Unable to verify if order is deliverable', 'FEE-03'],
    ['request-error-cannot-compute-price', 'We could not compute the price for that order.', 'FEE-05'],
    ['request-not-created', 'Could not create that order', 'REQ-33, ERR-07'],
    ['unable-to-fetch-vendor', 'Could not get vendor information', 'REQ-32, ERR-09'],
    ['request-item-value-confirm', 'Confirm', 'VAL-18'],
  ])('%s is "%s" in English (%s)', (id, words) => {
    expect(english.getString(id)).toBe(words)
  })

  it.each(TRANSLATED)('name every payment method in %s (OP-53)', (locale) => {
    const texts = requestTexts(locale)
    const names = ['cash-on-delivery', 'cash-on-pick-up', 'no-cash', 'payment-on-delivery', 'none']
    const ids = names.flatMap((name) => [`payment-${name}`, `request-payment-${name}-hint`])
    expect(ids.filter((id) => texts.getBundle(id) === null)).toEqual([])
  })
})
