import { describe, expect, it } from 'vitest'
import { isAddressTypedInFull } from '../../src/domain/address/isTypedInFull.ts'
import { splitAtLastDigits } from '../../src/domain/address/savedAddress.ts'
import { separateUnit } from '../../src/domain/address/writtenUnit.ts'
import { deliveryKey, hasZero } from '../../src/domain/bulk/bulkConcerns.ts'
import { joinParts } from '../../src/domain/bulk/joinParts.ts'
import { hasSeveralPhones } from '../../src/domain/bulk/severalPhones.ts'
import { historySearch, mayBePhone } from '../../src/domain/history/historySearch.ts'
import { COUNTRIES } from '../../src/domain/market/countries.ts'
import { orderSearch } from '../../src/domain/order/orderSearch.ts'
import { formatExpiry } from '../../src/domain/payment/cardExpiry.ts'
import { formatCardNumber } from '../../src/domain/payment/cardNumber.ts'
import { toDecimal } from '../../src/domain/pricing/money.ts'
import { voucherCodeIn } from '../../src/domain/pricing/voucher.ts'
import { readPlace } from '../../src/domain/reading/readPlace.ts'
import { writtenAmount } from '../../src/domain/reading/writtenAmount.ts'
import { customerPhone } from '../../src/domain/request/customerPhone.ts'
import { readPrefill } from '../../src/domain/request/prefill.ts'
import { vatRefusal } from '../../src/domain/request/vatNumber.ts'
import { readMoment } from '../../src/domain/request/writtenMoment.ts'
import { verificationCode } from '../../src/domain/session/verificationCode.ts'
import { collectionPointToSave } from '../../src/domain/vendor/collectionPointToSave.ts'
import { newCollectionPoint, onlyPhoneCharacters } from '../../src/domain/vendor/collectionPoint.ts'
import { originAddress } from '../../src/domain/vendor/originAddress.ts'
import { theCells } from './bulk/aBulkRow.ts'
import { anOrder } from '../support/anOrder.ts'

const SCRIPTS = {
  Arabic: '٠١٢٣٤٥٦٧٨٩',
  'Persian and Urdu': '۰۱۲۳۴۵۶۷۸۹',
  Bengali: '০১২৩৪৫৬৭৮৯',
  Tamil: '௦௧௨௩௪௫௬௭௮௯',
  Thai: '๐๑๒๓๔๕๖๗๘๙',
  Lao: '໐໑໒໓໔໕໖໗໘໙',
  Burmese: '၀၁၂၃၄၅၆၇၈၉',
  Khmer: '០១២៣៤៥៦៧៨៩',
  'full-width': '０１２３４５６７８９',
} as const

const BD = COUNTRIES.BD

describe.each(Object.entries(SCRIPTS))('numbers typed in %s digits (I18N-01)', (_, digits) => {
  const native = (text: string): string => text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit)

  it('are read as an amount', () => {
    const read = (text: string) => {
      const money = writtenAmount(text, BD)
      return money && toDecimal(money)
    }
    expect(read(native('1250.50'))).toBe('1250.50')
    expect(read(native('1,250'))).toBe(read('1,250'))
  })

  it('are read as a phone number, also after a word and by a field that keeps digits only', () => {
    expect(customerPhone(native('01712-345678'), 'BD')).toBe('+8801712345678')
    expect(customerPhone(native('+880 1712 345678'), 'BD')).toBe('+8801712345678')
    expect(customerPhone(native('ফোন: 01712345678'), 'BD')).toBe('+8801712345678')
    expect(onlyPhoneCharacters(native('＋880 1712-345678'))).toBe('+8801712345678')
    expect(hasSeveralPhones(native('01712345678, 01812345678'), 'BD')).toBe(true)
  })

  it('are read as a day and a time, from one cell and from two', () => {
    const moment = readMoment('2026-11-24 13:05', BD)
    expect(readMoment(native('24/11/2026 13:05'), BD)).toBe(moment)
    const { deliverAt } = joinParts(
      new Map([
        ['deliverDate', native('2026-11-24 00:00')],
        ['deliverTime', native('13:05')],
      ]),
    )
    expect(readMoment(deliverAt, BD)).toBe(moment)
    const swapped = joinParts(
      new Map([
        ['deliverDate', native('13:05')],
        ['deliverTime', native('24/11/2026')],
      ]),
    )
    expect(readMoment(swapped.deliverAt, BD)).toBe(moment)
  })

  it('are read as a card, its expiry and a code from a mail', () => {
    expect(formatCardNumber(native('4111111111111111'))).toBe('4111 1111 1111 1111')
    expect(formatExpiry(native('4/31'))).toBe('04/31')
    expect(verificationCode(native('123456'))).toBe('123456')
  })

  it('are read in a voucher and a VAT number', () => {
    expect(voucherCodeIn(native('SAVE20'))).toBe('SAVE20')
    expect(vatRefusal(native('12345678'))).toBeUndefined()
  })

  it('are read as coordinates, typed and in a link', () => {
    expect(readPlace(native('23.8103, 90.4125'))).toEqual({
      kind: 'coordinates',
      coordinates: { latitude: 23.8103, longitude: 90.4125 },
    })
    const link = readPrefill(Object.entries({ lat: native('23.8103'), lng: native('90.4125') }), BD)
    expect(link?.position).toEqual({ latitude: 23.8103, longitude: 90.4125 })
    expect(link?.ignored).toEqual([])
  })

  it('are saved as 0-9 in a postal code and a street number, and separate the unit from an address', () => {
    const draft = {
      ...newCollectionPoint('p1'),
      position: { latitude: 23.8, longitude: 90.4 },
      text: native('Road 12'),
      postalCode: native('1205'),
      streetNumber: native('12'),
    }
    expect(originAddress(draft, 'BD').postalCode).toBe('1205')
    expect(collectionPointToSave(draft, 'BD').location).toMatchObject({ postalCode: '1205', streetNumber: '12' })
    const typed = { unit: '', building: '', text: native('Flat 3, Road 12') }
    expect(separateUnit(typed, 'BD').unit).toBe(native('Flat 3'))
  })

  it('find an order by its number, its phone number and its code', () => {
    expect(historySearch(native('v1-abc123'), ['v1'], undefined)).toEqual({
      kind: 'order',
      vendorId: 'v1',
      orderId: 'v1-abc123',
    })
    expect(historySearch(native('x9-abc123'), ['v1'], undefined)).toEqual({ kind: 'foreign-order' })
    expect(mayBePhone(native('01712 345678'))).toBe(true)
    const order = anOrder({ code: 'K7R2' })
    expect(orderSearch(native('K7R2'))(order)).toBe(true)
    expect(orderSearch(native(order.customer.phoneNumber.slice(-6)))(order)).toBe(true)
  })

  it('find a saved customer by the end of the phone number, and an address by its house number', () => {
    expect(splitAtLastDigits('+8801712345678', native('5678'))).toEqual(['+880171234', '5678'])
    expect(isAddressTypedInFull(native('Road 12'), 'Road 12, Dhaka')).toBe(true)
    expect(isAddressTypedInFull(native('Road 1'), 'Road 12, Dhaka')).toBe(false)
  })

  it('are the same in a row of a file', () => {
    const row = theCells({ address: 'Road 12', unit: '3', phoneNumber: '01712345678', itemValue: '1250' })
    const typed = theCells({
      address: native(row.address),
      unit: native(row.unit),
      phoneNumber: native(row.phoneNumber),
      itemValue: native(row.itemValue),
    })
    expect(deliveryKey(typed, BD)).toBe(deliveryKey(row, BD))
    expect(hasZero(theCells({ unit: native('0') }))).toBe(true)
  })
})

describe('the Burmese letter wa typed for zero (I18N-01)', () => {
  it('is a digit beside digits only', () => {
    expect(customerPhone('ဝ၉ ၇၇၁ ၂၃၄ ၅၆ဝ', 'MM')).toBe('+959771234560')
    expect(onlyPhoneCharacters('ဝင်းအောင်')).toBe('')
  })
})
