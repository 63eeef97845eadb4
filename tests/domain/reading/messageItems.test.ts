import { describe, expect, it } from 'vitest'
import { messageText } from '../../../src/domain/reading/messageText.ts'
import { rowsOf } from '../../../src/domain/reading/chunks.ts'
import { findItems, isReference } from '../../../src/domain/reading/messageItems.ts'
import { plainText } from '../../../src/domain/text/plainText.ts'

const itemsIn = (text: string): ReadonlyArray<string> => {
  const plain = plainText(text)
  return findItems(messageText(plain), rowsOf(plain)).map(({ from, to }) => text.slice(from, to))
}

describe('findItems', () => {
  it.each([
    ['2x svíčková, 1x guláš', ['2x svíčková', '1x guláš']],
    ['1 lahmacun 2 ayran', ['1 lahmacun 2 ayran']],
    ['唐揚げ弁当3つ', ['唐揚げ弁当3つ']],
    ['ผัดไทย 2 ข้าวผัดปู 1', ['ผัดไทย 2 ข้าวผัดปู 1']],
    ['떡볶이 2, 순대 1', ['떡볶이 2', '순대 1']],
    ['짜장면 2그릇', ['짜장면 2그릇']],
    ['แกงเขียวหวาน 2 ถุง', ['แกงเขียวหวาน 2 ถุง']],
    ['Objednávka č. 4521', ['Objednávka č. 4521']],
    ['Order #5519', ['Order #5519']],
    ['رقم الطلب 44120', ['رقم الطلب 44120']],
  ])('finds dishes and the number of the order in %j', (text, items) => {
    expect(itemsIn(text)).toEqual(items)
  })

  it.each([
    'Žitná 23',
    'Korunní 12, Praha 2',
    'block 4, street 12',
    'قطعة 4, شارع 12',
    '3. patro',
    'order please',
    '19 Main Street',
  ])('finds none in %j', (text) => {
    expect(itemsIn(text)).toEqual([])
  })

  it.each([
    ['Chci 2 pizzy, Jan Dvořák, Mánesova 3', 'Chci 2 pizzy'],
    ['Přivezte 4 pizzy\nKorunní 12, Eva Malá', 'Přivezte 4 pizzy'],
    ['Need 3 cakes delivered, John Smith, 10 Orchard Rd', 'Need 3 cakes delivered'],
    ['Bitte 3 Schnitzel, Maria Gruber, Hauptstraße 5', 'Bitte 3 Schnitzel'],
    ['Quiero 3 empanadas, Juan Pérez, Corrientes 1234', 'Quiero 3 empanadas'],
    ['Kérek 2 pizzát, Nagy Anna, Váci út 12', 'Kérek 2 pizzát'],
  ])('finds an order in words beside an address in %j', (text, order) => {
    expect(itemsIn(text)).toEqual([order])
  })

  it.each(['Korunní 12 modrý dům, Praha 2', 'Mánesova 3 zadní vchod, Jan Dvořák', 'Mánesova 3 byt 5, Korunní 12'])(
    'takes an address for no order in %j',
    (text) => {
      expect(itemsIn(text)).toEqual([])
    },
  )

  it('tells the number of an order from other texts', () => {
    const texts = ['order 55', 'ord-55', 'order at 5 please', 'flat 55']
    expect(texts.map((text) => isReference(text, { from: 0, to: text.length }))).toEqual([true, true, false, false])
  })
})
