import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../../contract/endpoint.ts'
import { autocompletePlace, placeDetails, reversePlace } from '../../../contract/geolocator.ts'
import { signIn, startService, type ServiceInProcess } from '../../support/serviceInProcess.ts'

let service: ServiceInProcess
let headers: { readonly authorization: string; readonly host: string }
beforeAll(async () => {
  service = await startService({ settings: { demo: true } })
  const { authorization, host } = await signIn(service.app, 'anna@small.test')
  headers = { authorization, host }
})
afterAll(() => service.close())

interface Answer {
  readonly result: {
    readonly address: { readonly id: string; readonly formatted_address: string; readonly city: string }
  }
}
const get = async <T>(url: string): Promise<T> => (await service.app.inject({ url, headers })).json<T>()

describe('place names', () => {
  it("are in the person's language in suggestions and in the country's in stored answers (API-08 to API-10)", async () => {
    const { result: suggestions } = await get<{ result: ReadonlyArray<Answer['result']> }>(
      `${pathOf(autocompletePlace)}?query=vodickova+12&country=CZ&language=en`,
    )
    const [suggestion] = suggestions.map(({ address }) => address)
    expect(suggestion?.formatted_address).toBe('Vodičkova 12, 110 00 Prague – Nové Město')
    const local = { city: 'Praha', formatted_address: 'Vodičkova 12, 110 00 Praha – Nové Město' }
    const details = await get<Answer>(`${pathOf(placeDetails)}?query_id=${suggestion?.id}&language=en`)
    expect(details.result.address).toMatchObject(local)
    const reverse = await get<Answer>(`${pathOf(reversePlace)}?lat=50.0785&lng=14.4221&language=en`)
    expect(reverse.result.address).toMatchObject(local)
  })

  it('have all that was typed in the stored answer too (API-10)', async () => {
    const typed = 'Vodičkova 12, '.padEnd(499, 'ดอยสุเทพ ')
    const { result } = await get<{ result: ReadonlyArray<Answer['result']> }>(
      `${pathOf(autocompletePlace)}?query=${encodeURIComponent(typed)}&country=CZ`,
    )
    const [suggested] = result.map(({ address }) => address)
    const details = await get<Answer>(`${pathOf(placeDetails)}?query_id=${suggested?.id}`)
    expect(details.result.address).toMatchObject({
      id: suggested?.id,
      formatted_address: expect.stringContaining(typed.slice('Vodičkova 12, '.length).trimEnd()),
    })
  })
})
