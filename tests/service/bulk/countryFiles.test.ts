import { describe, expect, it } from 'vitest'
import { readOrders } from '../../../service/bulk/readOrders.ts'
import { Problem } from '../../../service/base/problems.ts'
import type { CountryCode } from '../../../src/domain/market/countries.ts'
import { readByBoth, readOnPage } from '../../support/bothReaders.ts'
import { COUNTRY_FILES } from '../../support/countryFiles.ts'
import { SHOP_SYSTEM_FILES } from '../../support/shopSystemFiles.ts'
import { workbookFile } from '../../support/workbookFile.ts'

const TODAY = '2026-03-12'

/** The filled cells of each row, as portal and service read them alike. */
const ordersOf = async (file: Buffer, country: CountryCode) => {
  const read = await readByBoth(file, TODAY, country)
  return typeof read === 'string'
    ? read
    : read.map(({ cells }) => Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== '')))
}

describe('files as shops of the countries have them (BULK-31)', () => {
  it.each([...SHOP_SYSTEM_FILES, ...COUNTRY_FILES])('are read as meant: %s', async (_, country, sheets, expected) => {
    expect(await ordersOf(workbookFile(sheets), country)).toEqual(expected)
  })

  it.each<readonly [string, Buffer]>([
    [
      'UTF-8 with a mark and semicolons',
      Buffer.from('\ufeffJméno;Telefon;Adresa\r\n"Jana\r\nNová";777123456;"Dlouhá 12; Praha"'),
    ],
    ['UTF-16 with tabs', Buffer.from('\ufeffName\tPhone\r\nJana\t777', 'utf16le')],
    ['Windows-1250', Buffer.from('4a6de96e6f3b54656c65666f6e0d0a', 'hex')],
    ['Windows-1256', Buffer.from('c7e1c7d3e32cc7e1e5c7cadd0a', 'hex')],
    ['Windows-874', Buffer.from('aad7e8cd2ce0bacdc3ec0d0a', 'hex')],
    ['Shift_JIS', Buffer.from('96bc914f2c93648c620d0a', 'hex')],
    ['GB18030', Buffer.from('d0d5c3fb2cb5e7bbb00d0a', 'hex')],
    ['Big5', Buffer.from('a96da6572cb971b8dc0d0a', 'hex')],
    ['EUC-KR', Buffer.from('c0ccb8a72cc0fcc8ad0d0a', 'hex')],
  ])('are refused as CSV in %s', async (_, file) => {
    const read = await readOrders(file.toString('base64'), TODAY)
    expect(read instanceof Problem && read.answer.errors[0]?.message).toContain('CSV')
    expect(await readOnPage(file, TODAY, 'CZ')).toBe('format-invalid')
  })
})
