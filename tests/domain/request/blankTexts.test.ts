import { describe, expect, it } from 'vitest'
import { isAddressEmpty, joinAddress } from '../../../src/domain/address/address.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { cancelReasonRefusal } from '../../../src/domain/order/cancellation.ts'
import { voucherCodeIn } from '../../../src/domain/pricing/voucher.ts'
import { customerPhone } from '../../../src/domain/request/customerPhone.ts'
import { customerToSave } from '../../../src/domain/request/customerOfDraft.ts'
import { readPrefill } from '../../../src/domain/request/prefill.ts'
import { refusalsByField } from '../../../src/domain/request/requestValidation.ts'
import { senderRefusals } from '../../../src/domain/request/sender.ts'
import { collectionPointRefusals, newCollectionPoint } from '../../../src/domain/vendor/collectionPoint.ts'
import { judgeBulkRow } from '../../../src/domain/bulk/bulkRow.ts'
import { around, theCells } from '../bulk/aBulkRow.ts'
import { aDraft, aRequest } from './aRequest.ts'

const BLANKS = ['', ' ', '\u200b', '\u2800', '\u3164\uffa0', '\u00ad\u200f\u2060 ', '\u{e0020}', '\u115f\u1160']

describe.each(BLANKS)('a text that shows nothing, %j (VAL-29)', (blank) => {
  it('is missing in every required field of a request', () => {
    const draft = {
      destinationName: blank,
      destinationPhoneNumber: blank,
      destinationTextAddress: blank,
      destinationUnitNumber: blank,
      orderAmount: blank,
    }
    const refusals = refusalsByField(aRequest({ draft, country: COUNTRIES.SG }))
    expect(Object.keys(draft).map((field) => refusals.get(field as keyof typeof draft)?.code)).toEqual([
      'name-missing',
      'phone-missing',
      'address-missing',
      'unit-missing',
      'amount-missing',
    ])
  })

  it('is no address and no customer', () => {
    expect(isAddressEmpty(joinAddress({ unit: blank, building: blank, text: blank }))).toBe(true)
    expect(customerToSave(aDraft({ destinationName: blank }), 'CZ')).toBeUndefined()
    expect(customerToSave(aDraft({ destinationTextAddress: blank }), 'CZ')).toBeUndefined()
  })

  it('is missing in the forms of senders, collection points and cancellations', () => {
    const sender = { name: blank, phoneNumber: blank, email: blank }
    expect(senderRefusals(sender, 'CZ').map(({ code }) => code)).toEqual([
      'name-missing',
      'phone-missing',
      'email-missing',
    ])
    const point = { ...newCollectionPoint('a'), clientVendorId: blank, name: blank, phone: blank, text: blank }
    expect(collectionPointRefusals({ ...point, owners: [blank] }).map(({ code }) => code)).toEqual([
      'client-id-missing',
      'label-missing',
      'phone-missing',
      'coordinates-missing',
      'address-missing',
    ])
    expect(cancelReasonRefusal({ reason: 'other', text: blank })).toBe('text-missing')
    expect(voucherCodeIn(blank)).toBeUndefined()
  })

  it('is an empty cell of a bulk row and an empty parameter of a link', () => {
    const cells = theCells({ customerName: blank, paymentType: blank, deliverAt: blank, collectionPoint: blank })
    const { draft, marks } = judgeBulkRow(cells, around())
    expect(marks.get('customerName')?.code).toBe('name-missing')
    expect([...marks.keys()].filter((column) => column !== 'paymentType')).toEqual(['customerName'])
    expect(draft.preorderedFor).toBeUndefined()
    expect(readPrefill([['name', blank]], COUNTRIES.CZ)).toBeUndefined()
  })
})

it('reads a phone number with invisible characters in it (VAL-29)', () => {
  expect(customerPhone('\u202a+420\u00a0777\u00ad123\u200b456\u202c', 'CZ')).toBe('+420777123456')
})
