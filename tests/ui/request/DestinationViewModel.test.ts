import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOON } from '../../support/memoryPortal.ts'
import { aPlace } from '../../support/aPlace.ts'
import { aRequest, BAKERY_AT, CUSTOMER_AT, OFFLINE } from './requestWorld.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const twoStreets = [
  aPlace({ id: 'far', formattedAddress: 'Vinohradská 125', coordinates: { latitude: 50.07, longitude: 14.5 } }),
  aPlace({ id: 'near', formattedAddress: 'Vinohradská 12' }),
]

describe('DestinationViewModel', () => {
  it('searches once, 500 ms after the last keystroke of a burst (ADDR-01, CONST-03)', async () => {
    const { asked, destination, start } = aRequest()
    await start()
    for (const text of ['Š', 'Št', 'Ště']) {
      destination.type(text)
      await vi.advanceTimersByTimeAsync(499)
    }
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['search Ště'])
    expect(destination.search.step).toBe('offering')
  })

  it('lists the nearest place first, which Enter chooses; the arrow keys wrap around (ADDR-01)', async () => {
    const { destination, search, start } = aRequest({ places: twoStreets })
    await start()
    await search('vino')
    expect(destination.places.map(({ id }) => id)).toEqual(['near', 'far'])
    expect(destination.list.active).toBe(0)
    destination.list.move(-1)
    expect(destination.list.active).toBe(1)
    destination.list.move(1)
    expect(destination.list.active).toBe(0)
  })

  it('discards the answer to a text that has changed (CONST-03)', async () => {
    const { destination, start } = aRequest({ places: twoStreets })
    await start()
    destination.type('vino')
    await vi.advanceTimersByTimeAsync(499)
    destination.type('')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(destination.search).toEqual({ step: 'resting' })
    expect(destination.places).toEqual([])
  })

  it('shows the list only with the focus, and reopens it on focus, click and arrow keys', async () => {
    const { asked, destination, search, start } = aRequest({ places: twoStreets })
    await start()
    await search('vino')
    const { list } = destination
    expect(list.shown).toEqual([])
    list.enter()
    expect(list.shown).toHaveLength(2)
    expect(list.press('Escape')).toBe(true)
    expect({ shown: list.shown, text: destination.text }).toEqual({ shown: [], text: 'vino' })
    expect(list.press('Escape')).toBe(false)
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) {
      expect(list.press(key)).toBe(true)
      expect({ shown: list.shown.length, active: list.active }).toEqual({ shown: 2, active: 0 })
      list.press('Escape')
    }
    list.enter()
    expect(list.shown).toHaveLength(2)
    list.leave()
    expect(list.shown).toEqual([])
    list.enter()
    expect(list.shown).toHaveLength(2)
    expect(asked).toEqual(['search vino'])
  })

  it('chooses the first suggestion on Tab if the text matches it in full (ADDR-04)', async () => {
    const { destination, request, search, settleAll, start } = aRequest()
    await start()
    destination.list.enter()
    await search('Štěpánská 61')
    expect(destination.list.press('Tab')).toBe(false)
    destination.list.leave()
    await settleAll()
    expect(request.draft.destinationTextAddress).toBe('Štěpánská 61, 110 00 Praha')
    expect(request.destination).toEqual(CUSTOMER_AT)
  })

  it.each([
    ['pánská 61', 1, CUSTOMER_AT],
    ['Štěpánská 61', 0.67, undefined],
  ])('lets the fit of the suggestion decide on Tab: %s, %d (ADDR-27)', async (text, fit, at) => {
    const { destination, request, search, settleAll, start } = aRequest({
      places: [aPlace({ fit: { exactness: 'house', unused: [], fit } })],
    })
    await start()
    destination.list.enter()
    await search(text)
    destination.list.press('Tab')
    await settleAll()
    expect(request.destination).toEqual(at)
  })

  it('chooses the suggestion selected with the arrow keys on Tab, whatever the text', async () => {
    const { destination, request, search, settleAll, start } = aRequest({ places: twoStreets })
    await start()
    destination.list.enter()
    await search('vino')
    destination.list.press('ArrowDown')
    destination.list.press('Tab')
    await settleAll()
    expect(request.draft.destinationTextAddress).toBe('Vinohradská 125')
  })

  it('closes the list on Tab if the text does not match the first suggestion, and keeps the suggestions', async () => {
    const { destination, request, search, settleAll, start } = aRequest({ places: twoStreets })
    await start()
    destination.list.enter()
    await search('vino')
    destination.list.press('Tab')
    destination.list.leave()
    await settleAll()
    expect({ text: destination.text, at: request.destination }).toEqual({ text: 'vino', at: undefined })
    destination.list.enter()
    expect(destination.list.shown).toHaveLength(2)
  })

  it('chooses a matching suggestion that arrives after Tab, without opening the list', async () => {
    const { destination, request, start } = aRequest()
    await start()
    destination.list.enter()
    destination.type('Štěpánská 61')
    destination.list.press('Tab')
    destination.list.leave()
    expect(destination.list.isBusy).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(destination.list.shown).toEqual([])
    expect(request.destination).toEqual(CUSTOMER_AT)
  })

  it('does not open the list for suggestions that arrive after the field lost the focus', async () => {
    const { destination, request, start } = aRequest({ places: twoStreets })
    await start()
    destination.list.enter()
    destination.type('vino')
    destination.list.press('Tab')
    destination.list.leave()
    await vi.advanceTimersByTimeAsync(500)
    expect(destination.list.shown).toEqual([])
    destination.list.enter()
    expect(destination.list.shown).toHaveLength(2)
    expect(request.destination).toBeUndefined()
  })

  it('chooses nothing if typing continues after Tab and back', async () => {
    const { destination, request, start } = aRequest()
    await start()
    destination.list.enter()
    destination.type('Štěpánská 61')
    destination.list.press('Tab')
    destination.list.leave()
    destination.list.enter()
    await vi.advanceTimersByTimeAsync(500)
    expect(request.destination).toBeUndefined()
    expect(destination.list.shown).toHaveLength(1)
  })

  it('searches on arrow down for a text without a place only', async () => {
    const { asked, destination, settleAll, start, view } = aRequest()
    await start()
    view.change({ destinationTextAddress: 'Štěpánská 61' })
    destination.list.enter()
    expect(destination.list.press('Enter')).toBe(false)
    expect(destination.list.press('ArrowDown')).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(destination.list.shown).toHaveLength(1)
    destination.list.press('Enter')
    await settleAll()
    expect(destination.list.press('ArrowDown')).toBe(false)
    expect(asked.filter((one) => one.startsWith('search'))).toEqual(['search Štěpánská 61'])
  })

  it('keeps the place when an edit does not change the text, and restores it with the text (ADDR-04)', async () => {
    const { asked, destination, fill, request } = aRequest()
    await fill()
    const text = destination.text
    asked.length = 0
    destination.type(`${text} `)
    expect(request.destination).toEqual(CUSTOMER_AT)
    destination.type(text)
    destination.type(`${text}x`)
    expect(request.destination).toBeUndefined()
    destination.type(text)
    expect(request.destination).toEqual(CUSTOMER_AT)
    expect(request.draft).toMatchObject({ destinationCity: 'Praha', destinationArea: 'Nové Město' })
    await vi.advanceTimersByTimeAsync(500)
    expect(asked.filter((one) => one.startsWith('search'))).toEqual([])
    expect(request.state.deliveryFee).toBeDefined()
  })

  it('takes address, coordinates, city, area and building from the chosen place (ADDR-04)', async () => {
    const { asked, destination, request, search, settleAll, start } = aRequest()
    await start()
    await search('Ště')
    destination.list.chooseActive()
    await settleAll()
    expect(asked.slice(0, 2)).toEqual(['search Ště', 'details stepanska'])
    expect(request.draft).toMatchObject({
      destinationTextAddress: 'Štěpánská 61, 110 00 Praha',
      destinationLatitude: CUSTOMER_AT.latitude,
      destinationLongitude: CUSTOMER_AT.longitude,
      destinationCity: 'Praha',
      destinationArea: 'Nové Město',
      destinationBuilding: 'Lucerna',
    })
  })

  it('keeps a typed building (ADDR-04)', async () => {
    const { destination, request, search, settleAll, start, view } = aRequest()
    await start()
    view.change({ destinationBuilding: 'Back house' })
    await search('Ště')
    destination.list.chooseActive()
    await settleAll()
    expect(request.draft.destinationBuilding).toBe('Back house')
  })

  it('looks up typed coordinates in reverse and keeps them as typed (ADDR-02)', async () => {
    const { asked, destination, request, search, settleAll, start } = aRequest()
    await start()
    await search('50.0802,14.4284')
    expect(asked).toEqual(['reverse 50.0802,14.4284'])
    destination.list.chooseActive()
    await settleAll()
    expect(request.draft.destinationTextAddress).toBe('Štěpánská 61, 110 00 Praha')
    expect(request.destination).toEqual({ latitude: 50.0802, longitude: 14.4284 })
  })

  it.each([
    'https://www.google.com/maps/place/Lucerna/@50.1,14.5,17z/data=!8m2!3d50.0802!4d14.4284',
    'Jsem tady: 50.0802, 14.4284',
    'geo:50.0802,14.4284',
  ])('recognizes the place in a pasted text: %s (ADDR-02)', async (text) => {
    const { asked, destination, request, search, settleAll, start } = aRequest()
    await start()
    await search(text)
    expect(asked).toEqual(['reverse 50.0802,14.4284'])
    destination.list.chooseActive()
    await settleAll()
    expect(request.destination).toEqual({ latitude: 50.0802, longitude: 14.4284 })
  })

  it('asks for the full address of a short link, without a request (ADDR-02)', async () => {
    const { asked, destination, search, start } = aRequest()
    await start()
    await search('https://maps.app.goo.gl/Ab12Cd34Ef56')
    expect(asked).toEqual([])
    expect(destination.search).toMatchObject({ step: 'failed', problem: { id: 'paste-short-link' }, again: undefined })
  })

  it('searches for typed coordinates that have no address (ADDR-03)', async () => {
    const { asked, search, start } = aRequest()
    await start()
    await search('10.5,20.5')
    expect(asked).toEqual(['reverse 10.5,20.5', 'search 10.5,20.5'])
  })

  it('looks up the address at a click on the map or a dropped pin, and keeps the position (REQ-08, ADDR-21)', async () => {
    const { asked, destination, request, settleAll, start } = aRequest()
    await start()
    const door = { latitude: 50.0803, longitude: 14.4286 }
    void destination.moveTo(door)
    expect(request.destination).toEqual(door)
    await settleAll()
    expect(asked[0]).toBe('reverse 50.0803,14.4286')
    expect(request.draft.destinationTextAddress).toBe('Štěpánská 61, 110 00 Praha')
    expect(request.destination).toEqual(door)
  })

  it('moves the pin back if there is no address (ADDR-19, ADDR-20)', async () => {
    const { answers, destination, fill, request, settleAll } = aRequest()
    await fill()
    void destination.moveTo({ latitude: 50.2, longitude: 14.2 })
    await settleAll()
    expect(destination.search).toMatchObject({ step: 'failed', problem: { id: 'request-destination-none' } })
    expect(request.destination).toEqual(CUSTOMER_AT)
    answers.reverse = OFFLINE
    answers.search = OFFLINE
    void destination.moveTo(BAKERY_AT)
    await settleAll()
    expect(destination.search).toMatchObject({ step: 'failed', problem: { id: 'geolocator-error-reverse' } })
    expect(request.draft.destinationTextAddress).toBe('Štěpánská 61, 110 00 Praha')
    expect(request.destination).toEqual(CUSTOMER_AT)
    expect(request.state.deliveryFee).toBeDefined()
  })

  it('shows why a search failed, counts it, and retries on request (ADDR-18, ERR-11)', async () => {
    const { analytics, answers, destination, search, searchAgain, start } = aRequest()
    await start()
    answers.search = OFFLINE
    await search('Ště')
    expect(destination.search).toMatchObject({
      step: 'failed',
      problem: { id: 'request-destination-search-failed', reason: { id: 'failure-offline' } },
    })
    expect(analytics.pushed).toEqual([{ event: 'autocomplete-failed', reason: 'offline' }])
    answers.search = undefined
    searchAgain()
    await vi.advanceTimersByTimeAsync(500)
    expect(destination.places).toHaveLength(1)
  })

  it('reports that a place’s details cannot be loaded, and retries on request (ADDR-17, ERR-11)', async () => {
    const { answers, destination, request, search, searchAgain, settleAll, start } = aRequest()
    await start()
    await search('Ště')
    answers.details = OFFLINE
    destination.list.chooseActive()
    await settleAll()
    expect(destination.search).toMatchObject({ step: 'failed', problem: { id: 'request-destination-details-failed' } })
    expect(destination.text).toBe('Ště')
    answers.details = undefined
    searchAgain()
    await settleAll()
    expect(request.destination).toEqual(CUSTOMER_AT)
  })

  it('reports that the address does not exist (ADDR-20)', async () => {
    const { destination, search, start } = aRequest()
    await start()
    await search('nowhere at all')
    expect(destination.search).toMatchObject({ step: 'failed', problem: { id: 'request-destination-none' } })
  })
})
