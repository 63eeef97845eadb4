import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../../src/domain/market/countries.ts'
import { messageText } from '../../../src/domain/reading/messageText.ts'
import { rowsOf } from '../../../src/domain/reading/chunks.ts'
import { labelledFields } from '../../../src/domain/reading/labelledFields.ts'
import { findAddress } from '../../../src/domain/reading/messageAddress.ts'
import { plainText } from '../../../src/domain/text/plainText.ts'
import { replaceByLineBreaks } from '../../../src/domain/text/span.ts'

/** The lines of the address in a text, of which `read` has already been read as something else. */
const addressIn = (text: string, read = '', country: CountryCode = 'SG') => {
  const whole = plainText(text)
  const at = whole.indexOf(read)
  const plain = replaceByLineBreaks(whole, [{ from: at, to: at + read.length }])
  const fields = labelledFields(messageText(whole))
  return findAddress(text, messageText(plain), rowsOf(plain), fields, country).map(({ from, to }) =>
    text.slice(from, to),
  )
}

describe('findAddress in a message with labels', () => {
  it.each([
    ['the value of the label', 'name: Anna\naddress: Rose Court\nphone: 5', ['Rose Court']],
    ['the first label with a value', 'address:\naddress: Rose Court', ['Rose Court']],
    [
      'a street on the next line',
      'name: Anna\naddress: Rose Court\n10 Main Street\nphone: 5',
      ['Rose Court', '10 Main Street'],
    ],
    ['a name with a number on the next line', 'address: Rose Court\nKorunní 12', ['Rose Court', 'Korunní 12']],
    ['no next line that is no street', 'address: Rose Court\nthank you', ['Rose Court']],
    ['no next line with a label', 'address: Rose Court\nnotes: 10 Main Street', ['Rose Court']],
    ['no next line with an instruction', 'address: Rose Court\n10 Main Street ring the bell', ['Rose Court']],
    [
      'a next line below an instruction',
      'ring the bell\naddress: Rose Court\n10 Main Street',
      ['Rose Court', '10 Main Street'],
    ],
    ['one sentence', 'hi\naddress: 10 Main Street. Call me', ['10 Main Street']],
    ['the line below an empty label', 'name:\nAnna\naddress:\nRose Court\nthank you', ['Rose Court']],
    ['no line behind an empty one', 'address:\n\nRose Court', []],
    ['no line below another label', 'name:\nRose Court', []],
    ['nothing behind the last label', 'address:', []],
    ['parts, numbers with their labels', 'block: 4\nstreet: Main', ['block: 4', 'Main']],
    ['a number with a letter as a number', 'block: 4b', ['block: 4b']],
    ['parts with a value only', 'street:\nblock: 4', ['block: 4']],
  ])('reads %s', (_, text, lines) => {
    expect(addressIn(text)).toEqual(lines)
  })

  it('ends before a part that was already read', () => {
    expect(addressIn('address: 10 Main Street 91234567 ring', '91234567')).toEqual(['10 Main Street'])
  })

  it('starts behind a part that was already read', () => {
    expect(addressIn('address: 91234567, 10 Main Street', '91234567')).toEqual(['10 Main Street'])
  })
})

describe('findAddress where the portal writes a flat', () => {
  it.each<readonly [CountryCode, string, ReadonlyArray<string>]>([
    ['CZ', 'Celetná 12, 4, 110 00 Praha', ['Celetná 12, 4, 110 00 Praha']],
    ['CZ', 'Celetná 12, 305b, Praha', ['Celetná 12, 305b, Praha']],
    ['CZ', 'Celetná 12, 12345, see you', ['Celetná 12, 12345']],
    ['CZ', 'Celetná 12, 305, see you', ['Celetná 12']],
    ['CZ', '305, Celetná 12, Praha', ['Celetná 12, Praha']],
    ['CZ', 'Celetná 12, Praha, 305', ['Celetná 12, Praha']],
    ['MY', '305, 12 Jalan Ampang', ['305, 12 Jalan Ampang']],
    ['MY', '12345, 12 Jalan Ampang', ['12345, 12 Jalan Ampang']],
    ['MY', 'hi; 305, 12 Jalan Ampang', ['12 Jalan Ampang']],
    ['MY', '12 Jalan Ampang, 305', ['12 Jalan Ampang']],
    ['HU', 'Váci utca 12, Budapest, 305', ['Váci utca 12, Budapest, 305']],
    ['HU', 'Váci utca 12, Budapest, 3050', ['Váci utca 12, Budapest, 3050']],
    ['HU', 'Váci utca 12, 305, see you', ['Váci utca 12']],
  ])('in %s reads %j as %j', (country, text, lines) => {
    expect(addressIn(text, '', country)).toEqual(lines)
  })

  it.each([
    ['Celetná 12, 110 00 Praha – Staré Město', ['Celetná 12, 110 00 Praha – Staré Město']],
    ['Celetná 12, 110 00 Praha - Staré Město', ['Celetná 12, 110 00 Praha']],
    ['Celetná 12, 110 00 Praha – see you', ['Celetná 12, 110 00 Praha']],
    ['Celetná 12, 110 00 Praha\nStaré Město', ['Celetná 12, 110 00 Praha']],
  ])('reads the part of a town in %j: %j', (text, lines) => {
    expect(addressIn(text)).toEqual(lines)
  })
})

describe('findAddress in a message without labels', () => {
  it.each([
    ['a street with a number', 'hello\n10 Main Street\nthank you', ['10 Main Street']],
    ['a point that ends the sentence', '10 Main Street.', ['10 Main Street']],
    ['a point behind the number', 'Korunní 12.', ['Korunní 12']],
    ['the point of an abbreviation', '10 Main St.', ['10 Main St.']],
    ['a point within a number', '10.2 Main Street', ['10.2 Main Street']],
    ['what follows the words before it', 'Rose Court, deliver to 10 Main Street', ['10 Main Street']],
    ['what precedes an instruction', 'hello, 10 Main Street ring the bell', ['10 Main Street']],
    [
      'what precedes the end of a Japanese sentence',
      'hi\n東京都渋谷区神南1-2-3までお願いします',
      ['東京都渋谷区神南1-2-3'],
    ],
    ['the clause before', 'hi; Rose Court, 10 Main Street', ['Rose Court, 10 Main Street']],
    [
      'the clause before, behind its first word',
      'hi; to Rose Court, 10 Main Street, at 11000',
      ['Rose Court, 10 Main Street, at 11000'],
    ],
    ['no things in the clause before', '2x ab, Korunní 12', ['Korunní 12']],
    ['four words in the clause behind', 'Korunní 12, Aa Bb Cc Dd', ['Korunní 12, Aa Bb Cc Dd']],
    ['words with two spaces between', 'Korunní 12, Aa  Bb  Cc  Dd', ['Korunní 12, Aa  Bb  Cc  Dd']],
    ['no five words in the clause behind', 'Korunní 12, Aa Bb Cc Dd Ee', ['Korunní 12']],
    ['no words in small letters behind', 'Korunní 12, see you', ['Korunní 12']],
    ['a district in another script', '테헤란로 152, 강남구', ['테헤란로 152, 강남구']],
    ['a postcode', 'Korunní 12, 11000', ['Korunní 12, 11000']],
    ['no short number', 'Korunní 12, 12', ['Korunní 12']],
    ['no long number', 'Korunní 12, 1234567', ['Korunní 12']],
    ['the line that looks most like an address', 'Karlova 3\nhello there\n10 Main Street', ['10 Main Street']],
    ['the first of two equal lines', 'Korunní 12\nhello there\nKarlova 3', ['Korunní 12']],
    ['lines below each other', 'Korunní 12\nKarlova 3\nhello there\nRadlická 5', ['Korunní 12', 'Karlova 3']],
    ['no line behind an empty one', 'Korunní 12\n\nKarlova 3', ['Korunní 12']],
    ['one of two rows of a line', 'Korunní 12 / Karlova 3', ['Korunní 12']],
    ['a street behind a sentence', 'jsem doma Ke Kapličce 5, Lhotka', ['Ke Kapličce 5, Lhotka']],
    ['small letters that are part of it', 'sídliště nad Labem Mírová 5', ['sídliště nad Labem Mírová 5']],
    ['a town behind a flat with a point', 'Rákóczi út 31/A 2., Pécs', ['Rákóczi út 31/A 2., Pécs']],
    ['an abbreviated street', 'gracias. Av. Mitre 450', ['Av. Mitre 450']],
    ['no Chinese sentence before it', '何太要兩個燒味飯同例湯，沙田正街11號', ['沙田正街11號']],
    ['what precedes a verb', '၃၈ လမ်း၊ ရန်ကုန် ကို ပို့ပေးပါ', ['၃၈ လမ်း၊ ရန်ကုန်']],
    [
      'a quarter between a building and a town',
      'Gulshan Apartments, Johar Mor, Karachi',
      ['Gulshan Apartments, Johar Mor, Karachi'],
    ],
    ['nothing', 'hello\nthank you', []],
    ['nothing in an empty message', '', []],
  ])('reads %s', (_, text, lines) => {
    expect(addressIn(text)).toEqual(lines)
  })
})

describe('findAddress in a sentence about goods', () => {
  it.each<[string, CountryCode, ReadonlyArray<string>]>([
    ['can u bring 1 gyros & a coke to Makariou III 145, Limassol?', 'CY', ['Makariou III 145, Limassol']],
    ['2 x lohikeitto Hämeenkatu 19, Tampere', 'FI', ['Hämeenkatu 19, Tampere']],
    ['3 docenas de empanadas a Gorriti 4780, Palermo', 'AR', ['Gorriti 4780, Palermo']],
    ['Landstraßer Hauptstr. 71, 1030 Wien liefern', 'AT', ['Landstraßer Hauptstr. 71, 1030 Wien']],
    ['Al Khuwair 33, way 3341, bldg 12', 'OM', ['Al Khuwair 33, way 3341, bldg 12']],
    ['Debrecen, Piac u. 28', 'HU', ['Debrecen, Piac u. 28']],
    ['Piac u 28, Debrecen', 'HU', ['Piac u 28, Debrecen']],
    ['Sebelum 1 tgh ya', 'MY', []],
    ['Nach 18 bitte', 'AT', []],
    ['prosím na 17. listopadu 12 Ostrava', 'CZ', ['17. listopadu 12 Ostrava']],
    ['1. máje 5/12, Liberec', 'CZ', ['1. máje 5/12, Liberec']],
    ['9 de Julio 1234, Rosario', 'AR', ['9 de Julio 1234, Rosario']],
    ['25ης Μαρτίου 12, Αθήνα', 'GR', ['25ης Μαρτίου 12, Αθήνα']],
    ['narozeniny 14. května, Lidická 8, Brno', 'CZ', ['Lidická 8, Brno']],
    ['14. května 2026', 'CZ', []],
  ])('reads %j in %s as %j', (text, country, lines) => {
    expect(addressIn(text, '', country)).toEqual(lines)
  })
})
