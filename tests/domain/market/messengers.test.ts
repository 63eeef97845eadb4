import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../../../src/domain/market/countries.ts'
import { messengersFor } from '../../../src/domain/market/messengers.ts'

const SHARED = { text: 'Arrives about 17:20 & soon:', link: 'https://cz.dobrego.test/tracking/a-1?vendorId=b' }
const ENCODED = encodeURIComponent(`${SHARED.text} ${SHARED.link}`)
const addresses = (...asked: Parameters<typeof messengersFor>) =>
  messengersFor(...asked).map(({ address, isDirect }) => [address, isDirect])

describe('messengersFor', () => {
  it('opens the messengers of the country with the text and the link (SHARE-02)', () => {
    expect(addresses('TH', SHARED)).toEqual([[`https://line.me/R/share?text=${ENCODED}`, false]])
    expect(addresses('CZ', SHARED)).toEqual([[`https://wa.me/?text=${ENCODED}`, false]])
    const [link, text] = [encodeURIComponent(SHARED.link), encodeURIComponent(SHARED.text)]
    expect(addresses('MM', SHARED)).toEqual([
      [`viber://forward?text=${ENCODED}`, false],
      [`https://t.me/share/url?url=${link}&text=${text}`, false],
    ])
    expect(addresses('KR', SHARED)).toEqual([])
  })

  it('opens the chat with a phone number where the messenger can, and only with an international one (SHARE-03)', () => {
    expect(addresses('KW', SHARED, '+965 500-12345')).toEqual([[`https://wa.me/96550012345?text=${ENCODED}`, true]])
    expect(addresses('KW', SHARED, '500 12345')).toEqual([[`https://wa.me/?text=${ENCODED}`, false]])
    expect(addresses('JP', SHARED, '+81 90 1234 5678')).toEqual([[`https://line.me/R/share?text=${ENCODED}`, false]])
  })

  it('leaves out messengers that need a link for a text without one', () => {
    expect(addresses('KH', { text: 'Hello' })).toEqual([])
    expect(addresses('SG', { text: 'Hello' })).toEqual([['https://wa.me/?text=Hello', false]])
  })

  it('offers in every country only addresses that contain the link once (SHARE-02)', () => {
    for (const country of COUNTRY_CODES)
      for (const [address] of addresses(country, SHARED))
        expect(String(address).split(encodeURIComponent(SHARED.link))).toHaveLength(2)
  })
})
