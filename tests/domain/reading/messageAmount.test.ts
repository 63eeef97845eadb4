import { describe, expect, it } from 'vitest'
import { COUNTRIES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { findAmount } from '../../../src/domain/reading/messageAmount.ts'
import { foldedText, plainText } from '../../../src/domain/text/plainText.ts'

const amountIn = (text: string, country: CountryCode) => {
  const plain = plainText(text)
  const found = findAmount(plain, foldedText(plain), COUNTRIES[country])
  return found && [plain.slice(found.from, found.to), found.value]
}

describe('findAmount', () => {
  it.each<[string, CountryCode, string, string]>([
    ['25 الف', 'IQ', '25 الف', '25000'],
    ['25الف دينار', 'IQ', '25الف دينار', '25000'],
    ['total 300\n25 الف', 'IQ', '300', '300'],
    ['12.50', 'SG', '12.50', '12.50'],
    ['a\n12.50\nb', 'SG', '12.50', '12.50'],
    ['- 12.50.', 'SG', '12.50', '12.50'],
    ['total 12.50; 13.50', 'SG', '12.50', '12.50'],
    ['delivery fee 5 total 30', 'SG', '30', '30'],
    ['total 30 delivery fee 5', 'SG', '30', '30'],
    ['total 10\ndelivery fee 30', 'SG', '10', '10'],
    ['delivery 5 $30', 'SG', '$30', '30'],
    ['delivery fee is for 2 items $5', 'SG', '$5', '5'],
    ['$5\n$30', 'SG', '$30', '30'],
    ['$30\n5 cash', 'SG', '$30', '30'],
    ['total 10 a total 20', 'SG', '20', '20'],
    ['grand total 30\ntotal 20', 'SG', '30', '30'],
    ['total 2 pcs $30', 'SG', '$30', '30'],
    ['total 200 ks', 'MM', '200 ks', '200'],
    ['total 30 abc 2 kg', 'SG', '30', '30'],
    ['total 1 250', 'CZ', '1 250', '1250'],
    ['350,-', 'CZ', '350,-', '350'],
    ['350,- Kč', 'CZ', '350,- Kč', '350'],
    ['350,- x', 'CZ', '350,-', '350'],
    ['350 Kč,-', 'CZ', '350 Kč', '350'],
    ['total 1.250', 'SG', '1.250', '1.250'],
  ])('reads %j in %s as %j', (text, country, written, value) => {
    expect(amountIn(text, country)).toEqual([written, value])
  })

  it.each<[string, CountryCode]>([
    ['25 الفا', 'IQ'],
    ['12.5', 'SG'],
    ['1250', 'SG'],
    ['350', 'JP'],
    ['x 12.50', 'SG'],
    ['12.50 x', 'SG'],
    ['12.50 12.60', 'SG'],
    ['total; 12', 'SG'],
    ['total? 12', 'SG'],
    ['total b12', 'SG'],
    ['total 2x', 'SG'],
    ['total 2 x', 'SG'],
    ['total 2 kg', 'SG'],
    ['total 0', 'SG'],
    ['delivery fee: $5', 'SG'],
  ])('ignores %j in %s', (text, country) => {
    expect(amountIn(text, country)).toBeUndefined()
  })
})
