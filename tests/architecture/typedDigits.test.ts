import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Files that read digits which no person types, or which their callers have already read by the rule, with the reason. */
const OTHER_DIGITS: Readonly<Record<string, ReadonlyArray<string>>> = {
  'parts of the reader of messages, which get plain text': [
    'src/domain/reading/addressInClause.ts',
    'src/domain/reading/addressInRow.ts',
    'src/domain/reading/addressSigns.ts',
    'src/domain/reading/chatHeaders.ts',
    'src/domain/reading/chunks.ts',
    'src/domain/reading/clock.ts',
    'src/domain/reading/goodsBesideAddress.ts',
    'src/domain/reading/labelledFields.ts',
    'src/domain/reading/messageAddress.ts',
    'src/domain/reading/amountEvidence.ts',
    'src/domain/reading/messageAmount.ts',
    'src/domain/reading/messageFloor.ts',
    'src/domain/reading/messageItems.ts',
    'src/domain/reading/messageName.ts',
    'src/domain/reading/messagePayment.ts',
    'src/domain/reading/messagePhone.ts',
    'src/domain/reading/messageRest.ts',
    'src/domain/reading/messageTime.ts',
    'src/domain/reading/nameBeforeAddress.ts',
    'src/domain/reading/nameCandidate.ts',
    'src/domain/reading/numberContext.ts',
    'src/domain/reading/standingNames.ts',
    'src/domain/reading/statedNames.ts',
    'src/domain/reading/streetEvidence.ts',
    'src/domain/reading/timePatterns.ts',
    'src/domain/reading/titledName.ts',
  ],
  'called with western digits': [
    'src/domain/address/unitWords.ts',
    'src/domain/market/writtenPhone.ts',
    'service/geolocator/japaneseNumbers.ts',
    'service/geolocator/placeIndex.ts',
    'service/geolocator/readName.ts',
    'service/geolocator/arabicWritings.ts',
    'service/geolocator/asianWritings.ts',
    'service/geolocator/romanNumbers.ts',
    'service/geolocator/westernWritings.ts',
    'service/geolocator/writings.ts',
    'service/store/customerWords.ts',
  ],
  'addresses of map links': ['src/domain/reading/mapLink.ts'],
  'ids, codes and numbers that a program made': [
    'service/delivery/feeSignature.ts',
    'service/geolocator/embeddedGeocoder.ts',
    'service/geolocator/nominatimGeocoder.ts',
    'service/geolocator/photonGeocoder.ts',
    'service/helpCentre/helpCentrePages.ts',
    'service/pages/pages.ts',
    'service/session/passwords.ts',
    'service/store/paginationKey.ts',
    'src/domain/market/deployments.ts',
    'src/domain/order/orderCode.ts',
    'src/domain/request/itemValue.ts',
    'src/domain/request/serviceHours.ts',
  ],
  'places of the gazetteers and the forms of their countries': [
    'service/geolocator/addressFormat.ts',
    'service/geolocator/searchWords.ts',
    'service/geolocator/streetNumbers.ts',
  ],
  'settings of the service, which operators write': ['service/base/settings.ts'],
  'sizes of styles': ['src/ui/kit/inRem.ts'],
  'hosts and networks': ['service/http/callerNetwork.ts', 'service/http/knownHost.ts', 'service/http/siteOrigin.ts'],
  'the database and its files': [
    'service/backupProgram.ts',
    'service/sql/migrations/0003_history.ts',
    'service/sql/migrations/0014_late_orders.ts',
    'service/sql/backup/backupFile.ts',
    'service/sql/databaseFolder.ts',
    'service/sql/embedded/binaries.ts',
    'service/sql/embedded/embeddedPostgres.ts',
    'service/sql/embedded/server.ts',
    'service/sql/orderTotals.ts',
  ],
  'formats of workbooks and of exported files': [
    'src/domain/bulk/bulkRow.ts',
    'src/domain/history/formulaSafety.ts',
    'src/domain/history/phoneAsText.ts',
    'src/domain/workbook/brokenCell.ts',
    'src/domain/workbook/cellFormat.ts',
    'src/domain/workbook/readWorkbook.ts',
    'src/domain/workbook/readXml.ts',
    'src/domain/workbook/sheetNumber.ts',
  ],
  'what the portal formatted, and phone numbers of orders': [
    'src/domain/market/messengers.ts',
    'src/ui/kit/formats.ts',
    'src/ui/kit/phoneAddress.ts',
    'src/ui/publicTracking/RiderContact.tsx',
  ],
}
const EXCEPTED = Object.values(OTHER_DIGITS).flat()

const ROOMS = ['src/domain', 'src/application', 'src/ui', 'service']
/** A class of western digits in a pattern, and the functions that parse them. */
const READS_DIGITS = /\\d|[[(]0-9|0-9\]|\bparse(?:Int|Float)\(/
const BY_THE_RULE = /\b(?:westernDigits|digitsOf|plainText)\(|\.map\((?:westernDigits|digitsOf|plainText)\)/

/** The sources that look for digits without `westernDigits`, which reads those of every script. */
const readingWesternOnly = (sources: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  Object.keys(sources).filter((file) => {
    const source = sources[file] ?? ''
    return READS_DIGITS.test(source) && !BY_THE_RULE.test(source)
  })

const sources = () =>
  Object.fromEntries(
    ROOMS.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`)).map((file) => [file, readFileSync(file, 'utf8')]),
  )

describe('numbers that people type', () => {
  it('are read in the digits of every script, by one rule', () => {
    expect(readingWesternOnly(sources()).filter((file) => !EXCEPTED.includes(file))).toEqual([])
  })

  it('are not excepted for longer than needed', () => {
    const reading = readingWesternOnly(sources())
    expect(EXCEPTED.filter((file) => !reading.includes(file))).toEqual([])
  })

  it.each(['/^\\d+$/.test(code)', 'text.replaceAll(/[^0-9]/g, "")', 'Number.parseInt(text, 10)', 'parseFloat(text)'])(
    'are found where western digits alone are read: %s',
    (planted) => {
      expect(readingWesternOnly({ 'src/ui/planted.ts': `const planted = ${planted}` })).toEqual(['src/ui/planted.ts'])
    },
  )

  it('may be read by the rule', () => {
    expect(readingWesternOnly({ 'src/ui/fine.ts': '/^\\d+$/.test(westernDigits(code))' })).toEqual([])
  })
})
