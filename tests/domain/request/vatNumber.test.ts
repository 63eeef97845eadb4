import { describe, expect, it } from 'vitest'
import { canonicalVatNumber, VAT_LENGTH, vatRefusal } from '../../../src/domain/request/vatNumber.ts'

describe('A VAT number', () => {
  it('may be left out (VAL-21)', () => {
    expect(vatRefusal('')).toBeUndefined()
    expect(vatRefusal('  ')).toBeUndefined()
  })

  it.each(['1234567', '123456789'])('must have eight characters: %s (VAL-22, CONST-21)', (vat) => {
    expect(VAT_LENGTH).toBe(8)
    expect(vatRefusal(vat)).toBe('vat-wrong-length')
  })

  it.each(['1234-678', 'ČZ123456', 'čz123456', '1234 678'])(
    'must consist of A-Z and 0-9: %s (VAL-23, OP-38)',
    (vat) => {
      expect(vatRefusal(vat)).toBe('vat-invalid')
    },
  )

  it('is stored in upper case, however it was typed (OP-38)', () => {
    expect(canonicalVatNumber(' ro123456 ')).toBe('RO123456')
    expect(canonicalVatNumber('RO١٢٣٤٥٦')).toBe('RO123456')
    expect(canonicalVatNumber('ß1234567')).toBe('ß1234567')
  })

  it.each(['12345678', 'RO123456', 'ro123456', ' ABCDEFGH ', '١٢٣٤٥٦٧٨'])('may be %j (VAL-22, VAL-23)', (vat) => {
    expect(vatRefusal(vat)).toBeUndefined()
  })
})
