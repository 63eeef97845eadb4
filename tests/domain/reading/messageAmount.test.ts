import { describe, expect, it } from 'vitest'
import { COUNTRIES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { messageText } from '../../../src/domain/reading/messageText.ts'
import { findAmount } from '../../../src/domain/reading/messageAmount.ts'
import { plainText } from '../../../src/domain/text/plainText.ts'

const amountIn = (text: string, country: CountryCode) => {
  const plain = plainText(text)
  const found = findAmount(messageText(plain), COUNTRIES[country]).amount
  return found && [plain.slice(found.from, found.to), found.value]
}

describe('findAmount', () => {
  it.each<[string, CountryCode, string, string]>([
    ['25 الف', 'IQ', '25 الف', '25000'],
    ['25الف دينار', 'IQ', '25الف دينار', '25000'],
    ['تیسری منزل 1,250 روپے', 'PK', '1,250 روپے', '1250'],
    ['دوسری منزل 2,500 روپے', 'PK', '2,500 روپے', '2500'],
    ['second floor $1,250', 'SG', '$1,250', '1250'],
    ['الدور الثالث 1,250 ريال', 'SA', '1,250 ريال', '1250'],
    ['12.90', 'SG', '12.90', '12.90'],
    ['a\n12.90\nb', 'SG', '12.90', '12.90'],
    ['- 12.90.', 'SG', '12.90', '12.90'],
    ['total 12.50; 13.50', 'SG', '12.50', '12.50'],
    ['delivery fee 5 total 30', 'SG', '30', '30'],
    ['total 30 delivery fee 5', 'SG', '30', '30'],
    ['total 10\ndelivery fee 30', 'SG', '10', '10'],
    ['delivery 5 $30', 'SG', '$30', '30'],
    ['$5\n$25\n$30', 'SG', '$30', '30'],
    ['$30\ndelivery: $5', 'SG', '$30', '30'],
    ['$30\n$30', 'SG', '$30', '30'],
    ['$30\n5 cash', 'SG', '$30', '30'],
    ['grand total 30\ntotal 20', 'SG', '30', '30'],
    ['total 2 pcs $30', 'SG', '$30', '30'],
    ['total 2 items 30', 'SG', '30', '30'],
    ['total (3 items): 30', 'SG', '30', '30'],
    ['total for 1 item is 30', 'SG', '30', '30'],
    ['total 200 ks 30', 'MM', '200 ks', '200'],
    ['total 200 ks', 'MM', '200 ks', '200'],
    ['total 30 please 2 kg', 'SG', '30', '30'],
    ['total 1 250', 'CZ', '1 250', '1250'],
    ['350,-', 'CZ', '350,-', '350'],
    ['350,- Kč', 'CZ', '350,- Kč', '350'],
    ['350,- x', 'CZ', '350,-', '350'],
    ['350 Kč,-', 'CZ', '350 Kč', '350'],
    ['total 1,250', 'SG', '1,250', '1250'],
    ['total 1.250', 'SG', '1.250', '1250'],
    ['1,250 Kč', 'CZ', '1,250 Kč', '1250'],
    ['1,25 Kč', 'CZ', '1,25 Kč', '1,25'],
    ['Rs.1,25,000', 'PK', 'Rs.1,25,000', '125000'],
    ['Lane 4 Rs. 1,250 COD', 'PK', 'Rs. 1,250', '1250'],
    ['850 rs 2 burgers', 'PK', '850 rs', '850'],
    ['合計￥3,200 2個', 'JP', '￥3,200', '3200'],
    ['5만 2천원', 'KR', '5만 2천원', '52000'],
    ['현금 3만2500원', 'KR', '3만2500원', '32500'],
    ['합계 3만 2,500 원', 'KR', '3만 2,500 원', '32500'],
    ['1만5천500원', 'KR', '1만5천500원', '15500'],
    ['2만 5천 5백원', 'KR', '2만 5천 5백원', '25500'],
    ['5백원', 'KR', '5백원', '500'],
    ['المبلغ 10 دينار ونصف كاش', 'KW', '10 دينار ونصف', '10.500'],
    ['المبلغ 10 دينار ونصف\nكباب', 'KW', '10 دينار ونصف', '10.500'],
    ['Celkem s DPH 1.249,00 Kč', 'CZ', '1.249,00 Kč', '1249'],
    ['Total incl. 5% VAT: AED 210', 'AE', 'AED 210', '210'],
    ['Gesamtbetrag inkl. MwSt. 54,90 €', 'AT', '54,90 €', '54,90'],
    ['Σύνολο με ΦΠΑ 45,20 €', 'GR', '45,20 €', '45,20'],
    ['celkem bez DPH 1000 Kč, celkem s DPH 1210 Kč', 'CZ', '1210 Kč', '1210'],
    ['Summe 50 € abzüglich 10% = 45 €', 'AT', '45 €', '45'],
    ['Total 130 2x35=70 +60=130', 'SG', '130', '130'],
    ['total $48.60 (2 x 24.30 = 48.60)', 'SG', '$48.60', '48.60'],
    ['$18.450 abona con $20.000', 'AR', '$18.450', '18450'],
    ['235 TL, 500 TL verecek', 'TR', '235 TL', '235'],
    ['23,40€ θα δώσει 50€', 'GR', '23,40€', '23,40'],
    ['185 ريال معاه 200 ريال', 'SA', '185 ريال', '185'],
    ['92 lei, plateste cu 100 lei', 'RO', '92 lei', '92'],
  ])('reads %j in %s as %j', (text, country, written, value) => {
    expect(amountIn(text, country)).toEqual([written, value])
  })

  it.each<[string, CountryCode]>([
    ['منزل 1,250 ريال', 'SA'],
    ['2. patro 12 350 Kč', 'CZ'],
    ['25 الفا', 'IQ'],
    ['DPH 210 Kč', 'CZ'],
    ['Bill Rs 2,780 less 10% = 2,502 COD', 'PK'],
    ['Celkem 1000 Kč - sleva 100 Kč = 900 Kč', 'CZ'],
    ['Total VAT 2.50', 'SG'],
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
    ['total 2x 30', 'SG'],
    ['total 2 x', 'SG'],
    ['total 2 kg', 'SG'],
    ['total 2 items', 'SG'],
    ['total 0', 'SG'],
    ['delivery fee: $5', 'SG'],
    ['delivery fee is for 2 items $5', 'SG'],
    ['change for $50', 'SG'],
    ['2 cakes @ $30', 'SG'],
    ['불고기 2인분 25,000원씩', 'KR'],
    ['COD, 3rd floor', 'SG'],
    ['cash 3 floor', 'SG'],
    ['hotově 3. patro', 'CZ'],
    ['الدور 3 كاش', 'EG'],
    ['現金 3階', 'JP'],
  ])('ignores %j in %s', (text, country) => {
    expect(amountIn(text, country)).toBeUndefined()
  })

  it.each<[string, CountryCode, ReadonlyArray<string>]>([
    ['total 300\n25 الف', 'IQ', ['300', '25 الف']],
    ['12.50', 'SG', ['12.50']],
    ['$5\n$30', 'SG', ['$5', '$30']],
    ['total 10 a total 20', 'SG', ['10', '20']],
    ['total 1,250 KD', 'KW', ['1,250 KD']],
    ['total 30 abc', 'SG', ['30']],
    ['total 2 burgers 30', 'SG', ['2']],
    ['about $50', 'SG', ['$50']],
    ['45-50 dollars', 'SG', ['50 dollars']],
    ['100+250 Kč', 'CZ', ['250 Kč']],
    ['US$30', 'SG', ['30']],
    ['Rs 1.5k', 'PK', ['Rs 1.5k']],
    ['10110,350 บาท', 'TH', ['10110,350 บาท']],
    ['Korunní 12 350 Kč', 'CZ', ['350 Kč']],
    ['850 rs 2', 'PK', ['850', '2']],
    ['합계 3만 2500', 'KR', ['3만 2500']],
    ['3만25000원', 'KR', ['3만25000원']],
    ['1万2500円', 'JP', ['1万2500円']],
    ['合計1万 2,500円', 'JP', ['1万 2,500円']],
    ['2 lakh 500 rs', 'PK', ['2 lakh 500 rs']],
    ['المجموع 25 الف 500 دينار', 'IQ', ['25 الف 500 دينار']],
    ['25 الف و500 دينار', 'IQ', ['25 الف و500 دينار']],
    ['asi 500 Kč nebo 600 Kč', 'CZ', ['500 Kč', '600 Kč']],
    ['المبلغ 10 دينار ونصف كيلو كباب', 'KW', ['10 دينار ونصف']],
  ])('leaves %j in %s open: %j', (text, country, written) => {
    const plain = plainText(text)
    const { amount, unsure } = findAmount(messageText(plain), COUNTRIES[country])
    expect(amount).toBeUndefined()
    expect(unsure.map(({ from, to }) => plain.slice(from, to))).toEqual(written)
  })
})
