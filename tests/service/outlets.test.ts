import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { addOutlet, changeOutlet } from '../../contract/outlets.ts'
import { beginGuest } from '../../contract/guests.ts'
import { listVendors, readVendor } from '../../contract/vendors.ts'
import { areaAround } from '../../service/delivery/areaAround.ts'
import { isInside } from '../../service/delivery/deliveryArea.ts'
import type { Account } from '../../service/store/accountStore.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'
import { COUNTRIES } from '../../src/domain/market/countries.ts'
import { isKeptElsewhere } from '../../src/domain/vendor/outletPermission.ts'
import { outletPayload, type OutletPayload } from '../support/outletPayload.ts'
import { newKey, signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { CZ, PASSWORD, PAVLA, vendorJson } from '../support/smallWorld.ts'

type Who = Pick<SignedInAs, 'authorization' | 'host'>

/** Acts for the parent and one of its outlets, and may not manage outlets. */
const HELENA: Account = {
  ...PAVLA,
  id: 'account-helena',
  email: 'helena@small.test',
  mayManageOutlets: false,
  vendorIds: ['retez', 'retez-1'],
}
/**
 * May manage outlets; acts for an outlet without its parent, for a second parent, and for two outlets kept elsewhere.
 */
const MILAN: Account = {
  ...PAVLA,
  id: 'account-milan',
  email: 'milan@small.test',
  vendorIds: ['retez-3', 'sit', 'a-7', 'b-7', 'sit-a-7'],
}

let service: ServiceInProcess
let pavla: SignedInAs
let helena: SignedInAs
let milan: SignedInAs

beforeAll(async () => {
  service = await startService()
  const { stores, passwords } = service.deps
  const hash = await passwords.hash(PASSWORD)
  for (const account of [HELENA, MILAN]) await stores.accounts.add(account, hash)
  const outlets = ['a-7', 'b-7', 'sit-a-7'].map((id) =>
    vendorJson({ vendor_id: id, client_vendor_id: 'KAR-7', name: id, parent_vendor_id: 'sit' }),
  )
  await stores.vendors.addMany([
    { deployment: CZ, vendor: vendorJson({ vendor_id: 'sit', name: 'Síť', is_parent: true }) },
    ...outlets.map((vendor) => ({ deployment: CZ, vendor })),
  ])
  pavla = await signIn(service.app, PAVLA.email)
  helena = await signIn(service.app, HELENA.email)
  milan = await signIn(service.app, MILAN.email)
})
afterAll(() => service.close())

const headersOf = ({ authorization, host }: Who) => ({ authorization, host })
const add = (sent: object, who: Who = pavla, key = newKey()) =>
  service.app.inject({
    method: 'POST',
    url: pathOf(addOutlet),
    headers: { ...headersOf(who), 'idempotency-key': key },
    payload: sent,
  })
const change = (outletId: string, sent: object, who: Who = pavla) =>
  service.app.inject({
    method: 'PUT',
    url: pathOf(changeOutlet, { outletId }),
    headers: headersOf(who),
    payload: sent,
  })
interface Answered {
  readonly statusCode: number
  readonly json: <T>() => T
}
const outletIn = (answer: Answered): VendorJson => answer.json<{ result: VendorJson }>().result
const added = async (more: Partial<OutletPayload> = {}): Promise<VendorJson> => outletIn(await add(outletPayload(more)))
const listed = async (who: Who = pavla) =>
  (await service.app.inject({ url: pathOf(listVendors), headers: headersOf(who) })).json<{
    result: { vendors: ReadonlyArray<VendorJson> }
  }>().result.vendors
const read = async (vendorId: string, who: Who = pavla) =>
  (await service.app.inject({ url: pathOf(readVendor, { vendorId }), headers: headersOf(who) })).json<VendorJson>()
const problems = (answer: Answered) => [
  answer.statusCode,
  ...answer.json<ErrorAnswer>().errors.map(({ code, meta }) => [code, meta.field, meta.translation_key]),
]
const device = async (vendorId: string): Promise<Who> => ({
  authorization: `GoDroid ${await service.deps.sessions.deviceToken(CZ, vendorId)}`,
  host: 'localhost',
})

describe('adding a collection point', () => {
  it('stores all fields and takes the rest from the parent (OUTLET-13, OUTLET-14, API-35)', async () => {
    await service.deps.stores.vendors.change(CZ, 'retez', (parent) => ({
      ...parent,
      currency: 'EUR',
      estimation_pick_up_time: 21,
      offers_cold_bag: false,
      offers_age_validation: true,
      flags: { payment_methods: { PAID: true } },
    }))
    const answer = await add(outletPayload({ client_vendor_id: ' KAR-all ', name: ' Řetěz Karlín ' }))
    expect(answer.statusCode).toBe(201)
    const { vendor_id: id, delivery_areas: areas, ...outlet } = outletIn(answer)
    expect(outlet).toEqual({
      id,
      parent_vendor_id: 'retez',
      client_vendor_id: 'KAR-all',
      name: 'Řetěz Karlín',
      is_active: true,
      is_registered: true,
      is_parent: false,
      currency: 'EUR',
      estimation_pick_up_time: 21,
      vendor_information: {
        name: 'Řetěz Karlín',
        owners: ['eva@karlin.test'],
        contact: { phone: '+420601123456' },
        location: {
          address_text: 'Křižíkova 12, Karlín',
          building: 'B',
          unit: '2',
          city: 'Praha',
          country_code: 'CZ',
          latitude: 50.0925,
          longitude: 14.4501,
          postal_code: '186 00',
          street: 'Křižíkova',
          street_number: '12',
          rider_instructions: 'Ring at the bar',
        },
      },
      flags: { payment_methods: { PAID: true } },
      manage_outlets: true,
      offers_cold_bag: false,
      offers_age_validation: true,
      outlets: [],
    })
    expect(areas.map((ring) => isInside(ring, { latitude: 50.0925, longitude: 14.4501 }))).toEqual([true])
    expect(await read(id)).toEqual(outletIn(answer))
  })

  it('stores the given owners as e-mail addresses, or none (PERM-05, OUTLET-21)', async () => {
    const given = await added({ users: ['', ' eva@karlin.test ', '  ', 'jan@karlin.test'] })
    expect(given.vendor_information.owners).toEqual(['eva@karlin.test', 'jan@karlin.test'])
    const none = await added({ users: ['', ''] })
    expect(none.vendor_information.owners).toEqual([])
  })

  it('keeps only phone characters of the phone number (OUTLET-11)', async () => {
    const outlet = await added({ phone_number: '+420 601-123 abc' })
    expect(outlet.vendor_information.contact.phone).toBe('+420601123')
  })

  it('extracts the number from the street if there is no separate one (OUTLET-14)', async () => {
    const { location } = (await added({ street: 'Křižíkova 12a', street_number: '' })).vendor_information
    expect([location.street, location.street_number]).toEqual(['Křižíkova', '12a'])
  })

  it('generates an unguessable id that never looks like one from elsewhere (OUTLET-17)', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await added()).vendor_id))
    expect(new Set(ids).size).toBe(5)
    for (const id of ids) expect(id).toMatch(/^cz[0-9a-f]{12}$/)
    expect(ids.filter(isKeptElsewhere)).toEqual([])
  })

  it('copies the service hours of the parent', async () => {
    const closed = vendorJson({ vendor_id: 'spici', name: 'Spící', is_parent: true, service_hours: '0900:1000' })
    const { stores, passwords } = service.deps
    await stores.vendors.addMany([{ deployment: CZ, vendor: closed }])
    const owner = { ...PAVLA, id: 'account-spici', email: 'spici@small.test', vendorIds: ['spici'] }
    await stores.accounts.add(owner, await passwords.hash(PASSWORD))
    const outlet = outletIn(
      await add(outletPayload({ parent_vendor_id: 'spici' }), await signIn(service.app, 'spici@small.test')),
    )
    expect(await stores.vendors.byId(CZ, outlet.vendor_id)).toMatchObject({ vendor: { service_hours: '0900:1000' } })
  })

  it('adds once per key, and answers a repeat with the first answer (OUTLET-13, API-35, CON-16)', async () => {
    const [sent, key] = [outletPayload(), newKey()]
    const first = await add(sent, pavla, key)
    await change(outletIn(first).vendor_id, { ...sent, name: 'Renamed meanwhile' })
    const repeat = await add(sent, pavla, key)
    expect([repeat.statusCode, repeat.body]).toEqual([201, first.body])
    expect((await listed()).filter(({ client_vendor_id: id }) => id === sent.client_vendor_id)).toHaveLength(1)
    expect((await read(outletIn(first).vendor_id)).name).toBe('Renamed meanwhile')
  })

  it('adds once for concurrent calls with one key (CON-16)', async () => {
    const [sent, key] = [outletPayload(), newKey()]
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(sent, pavla, key)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(201)
    expect((await listed()).filter(({ client_vendor_id: id }) => id === sent.client_vendor_id)).toHaveLength(1)
  })

  it('requires a key that was used for nothing else (CON-16, OP-72)', async () => {
    const key = newKey()
    expect((await add(outletPayload(), pavla, key)).statusCode).toBe(201)
    expect(problems(await add(outletPayload(), pavla, key))).toEqual([
      422,
      ['IDEMPOTENCY_KEY_REUSED', undefined, 'error.idempotency-key-reused'],
    ])
    expect((await add(outletPayload(), pavla, '')).statusCode).toBe(400)
  })

  it('refuses a client id that the parent already has, also for concurrent calls (OUTLET-16)', async () => {
    const taken = [409, ['CLIENT_ID_TAKEN', 'client_vendor_id', 'error.client-id-taken']]
    expect(problems(await add(outletPayload({ client_vendor_id: ' POS-3' })))).toEqual(taken)
    const sent = outletPayload()
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(sent)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409])
    expect((await add({ ...sent, parent_vendor_id: 'sit' }, milan)).statusCode).toBe(201)
  })

  it.each([
    ['emoji', '🛵 Karlín 👩‍🍳'],
    ['Arabic and a direction override', 'مطعم \u202Eabc\u202C الكرلين'],
    ['a script', '<script>alert(1)</script>'],
    ['SQL', "'; drop table vendors; --"],
  ])('stores %s unchanged (OUTLET-14)', async (_, text) => {
    const { vendor_id: id } = await added({ name: text, rider_instructions: text, unit: text, building: text })
    const { name, vendor_information: information } = await read(id)
    const { rider_instructions: instructions, unit, building } = information.location
    expect([name, information.name, instructions, unit, building]).toEqual([text, text, text, text, text])
  })
})

describe('validation of a collection point', () => {
  const cases: ReadonlyArray<readonly [string, Partial<OutletPayload>, string, string]> = [
    ['no client id (OUTLET-06)', { client_vendor_id: ' ' }, 'client_vendor_id', 'outlet.client-id-missing'],
    ['no label (OUTLET-07)', { name: ' ' }, 'name', 'outlet.label-missing'],
    ['a label that shows nothing (VAL-29)', { name: '\u3164\u200b' }, 'name', 'outlet.label-missing'],
    ['no phone (OUTLET-08)', { phone_number: 'none' }, 'phone_number', 'outlet.phone-missing'],
    ['an address of Braille blanks (VAL-29)', { address: '\u2800' }, 'address', 'outlet.address-missing'],
    ['no address (OUTLET-09)', { address: ' ' }, 'address', 'outlet.address-missing'],
    ['an address of 256 bytes', { address: 'ž'.repeat(128) }, 'address', 'request.address-too-long'],
    ['a street of 256 bytes', { street: 'ž'.repeat(128) }, 'address', 'request.address-too-long'],
    [
      'instructions of 1001 bytes (OUTLET-22)',
      { rider_instructions: `${'ž'.repeat(500)}x` },
      'rider_instructions',
      'request.notes-too-long',
    ],
    [
      'an invalid owner address (OUTLET-10)',
      { users: ['', 'eva@karlin.test', 'nobody'] },
      'users',
      'outlet.owner-invalid',
    ],
    ['another country', { country_code: 'AT' }, 'country_code', 'error.outside-country'],
    ['a place abroad', { latitude: 48.2, longitude: 16.37 }, 'latitude', 'error.outside-country'],
  ]

  it.each(cases)(
    'refuses %s at its field, both when adding and when changing (OUTLET-16)',
    async (_, more, field, key) => {
      const before = await listed()
      const refused = [422, ['INVALID_REQUEST', field, key]]
      expect(problems(await add(outletPayload(more)))).toEqual(refused)
      const locked = field === 'client_vendor_id' ? {} : { client_vendor_id: 'POS-1' }
      expect(problems(await change('retez-1', outletPayload({ ...more, ...locked })))).toEqual(refused)
      expect(await listed()).toEqual(before)
    },
  )

  it('reports all invalid fields at once (OUTLET-06 to OUTLET-10)', async () => {
    const wrong = outletPayload(Object.assign({}, ...cases.map(([, more]) => more)) as Partial<OutletPayload>)
    const [status, ...errors] = problems(await add({ ...wrong, address: ' ', street: '' }))
    expect([status, errors.map((error) => (error as ReadonlyArray<string>)[1])]).toEqual([
      422,
      [
        'client_vendor_id',
        'name',
        'phone_number',
        'address',
        'rider_instructions',
        'users',
        'country_code',
        'latitude',
      ],
    ])
  })

  it.each([
    ['a NUL', '\0'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('refuses %s in each text field', async (_, text) => {
    const before = await listed()
    const texts = Object.entries(outletPayload()).filter(([, value]) => typeof value === 'string')
    expect(texts).toHaveLength(13)
    const unreadable = (field: string) => [422, ['INVALID_REQUEST', field, 'error.invalid-request']]
    for (const [field] of texts)
      for (const send of [add, (sent: object) => change('retez-1', sent)])
        expect(problems(await send({ ...outletPayload(), [field]: text }))).toEqual(unreadable(field))
    expect(problems(await add({ ...outletPayload(), users: [text] }))).toEqual(unreadable('users.0'))
    const crowd = Array.from({ length: 51 }, () => 'eva@karlin.test')
    expect(problems(await add({ ...outletPayload(), users: crowd }))).toEqual(unreadable('users'))
    expect(await listed()).toEqual(before)
  })
})

describe('changing a collection point', () => {
  it('changes everything except parent and client id, and moves the delivery area (OUTLET-13, OUTLET-14, API-36)', async () => {
    const before = await added()
    const sent = outletPayload({
      client_vendor_id: before.client_vendor_id ?? '',
      name: 'Řetěz Brno',
      address: 'Česká 5',
      latitude: 49.195,
      longitude: 16.607,
      rider_instructions: '',
      phone_number: '+420777000111',
      city: 'Brno',
      users: [],
      unit: '',
      building: '',
      street: 'Česká',
      street_number: '5',
      postal_code: '602 00',
      country_code: '',
    })
    const answer = await change(before.vendor_id, sent)
    expect(answer.statusCode).toBe(200)
    const { delivery_areas: areas, ...after } = outletIn(answer)
    const { delivery_areas: _, ...kept } = before
    expect(after).toEqual({
      ...kept,
      name: 'Řetěz Brno',
      vendor_information: {
        name: 'Řetěz Brno',
        owners: [],
        contact: { phone: '+420777000111' },
        location: {
          address_text: 'Česká 5',
          building: '',
          unit: '',
          city: 'Brno',
          country_code: 'CZ',
          latitude: 49.195,
          longitude: 16.607,
          postal_code: '602 00',
          street: 'Česká',
          street_number: '5',
          rider_instructions: '',
        },
      },
    })
    expect(areas.map((ring) => isInside(ring, sent))).toEqual([true])
    expect(await read(before.vendor_id)).toEqual(outletIn(answer))
    expect((await read('retez')).outlets).toContainEqual({ vendor_id: before.vendor_id, name: 'Řetěz Brno' })
    expect((await change(before.vendor_id, sent)).body).toBe(answer.body)
  })

  it('keeps its own delivery area if that contains the new place (OP-73)', async () => {
    const before = await added()
    const own = [areaAround({ latitude: 50.1, longitude: 14.4 }, COUNTRIES.CZ)]
    await service.deps.stores.vendors.change(CZ, before.vendor_id, (vendor) => ({ ...vendor, delivery_areas: own }))
    const sent = outletPayload({ client_vendor_id: before.client_vendor_id ?? '', latitude: 50.0935 })
    expect(outletIn(await change(before.vendor_id, sent)).delivery_areas).toEqual(own)
  })

  it('refuses another client id and another parent, each at its field (OUTLET-03)', async () => {
    const before = await listed(milan)
    const sent = outletPayload({ client_vendor_id: 'KAR-8', parent_vendor_id: 'retez' })
    expect(problems(await change('sit-a-7', sent, milan))).toEqual([
      422,
      ['INVALID_REQUEST', 'client_vendor_id', 'outlet.client-id-kept'],
      ['INVALID_REQUEST', 'parent_vendor_id', 'outlet.parent-kept'],
    ])
    expect(await listed(milan)).toEqual(before)
  })

  it('sets a missing client id once, if no other outlet of the parent has it (OUTLET-03, OUTLET-06)', async () => {
    const { client_vendor_id: taken } = await added()
    const nameless = vendorJson({ vendor_id: 'retez-9', name: 'Nová', parent_vendor_id: 'retez' })
    await service.deps.stores.vendors.addMany([{ deployment: CZ, vendor: nameless }])
    await service.deps.stores.accounts.add(
      { ...PAVLA, id: 'account-nora', email: 'nora@small.test', vendorIds: ['retez', 'retez-9'] },
      await service.deps.passwords.hash(PASSWORD),
    )
    const nora = await signIn(service.app, 'nora@small.test')
    expect(problems(await change('retez-9', outletPayload({ client_vendor_id: taken ?? '' }), nora))).toEqual([
      409,
      ['CLIENT_ID_TAKEN', 'client_vendor_id', 'error.client-id-taken'],
    ])
    expect((await change('retez-9', outletPayload({ client_vendor_id: ' POS-9 ' }), nora)).statusCode).toBe(200)
    expect(problems(await change('retez-9', outletPayload({ client_vendor_id: 'POS-10' }), nora))).toEqual([
      422,
      ['INVALID_REQUEST', 'client_vendor_id', 'outlet.client-id-kept'],
    ])
    expect((await change('retez-9', outletPayload({ client_vendor_id: 'POS-9' }), nora)).statusCode).toBe(200)
  })

  it.each(['a-7', 'b-7'])('refuses %s, which is kept elsewhere (OUTLET-17)', async (id) => {
    const before = await listed(milan)
    const sent = outletPayload({ client_vendor_id: 'KAR-7', parent_vendor_id: 'sit' })
    expect(problems(await change(id, sent, milan))).toEqual([
      409,
      ['OUTLET_KEPT_ELSEWHERE', undefined, 'error.outlet-kept-elsewhere'],
    ])
    expect(await listed(milan)).toEqual(before)
    expect((await change('sit-a-7', sent, milan)).statusCode).toBe(200)
  })

  it('changes and clears the rider instructions (OUTLET-22)', async () => {
    const { vendor_id: id, client_vendor_id: clientId } = await added({ rider_instructions: '' })
    for (const said of ['Use the back door\nand ring twice', '']) {
      const sent = outletPayload({ client_vendor_id: clientId ?? '', rider_instructions: said })
      expect((await change(id, sent)).statusCode).toBe(200)
      expect((await read(id)).vendor_information.location.rider_instructions).toBe(said)
    }
  })
})

describe('managing collection points without permission', () => {
  const OUTLETS_NOT_MANAGED = [403, ['OUTLETS_NOT_MANAGED', undefined, 'error.outlets-not-managed']]
  const NOT_FOUND = [404, ['NOT_FOUND', undefined, 'error.not-found']]

  it('answers 403 if the account acts for the parent (OUTLET-18, OP-49, CON-24)', async () => {
    const sent = outletPayload({ client_vendor_id: 'POS-1' })
    const before = await listed()
    expect(problems(await add(sent, helena))).toEqual(OUTLETS_NOT_MANAGED)
    expect(problems(await change('retez-1', sent, helena))).toEqual(OUTLETS_NOT_MANAGED)
    expect(problems(await change('retez-3', outletPayload({ client_vendor_id: 'POS-3' }), milan))).toEqual(
      OUTLETS_NOT_MANAGED,
    )
    expect(await listed()).toEqual(before)
  })

  it('answers 404 for foreign vendors, and for ids that are not a parent or outlet (OUTLET-18)', async () => {
    for (const parent of ['sit', 'nobody', 'retez-1'])
      expect([parent, ...problems(await add(outletPayload({ parent_vendor_id: parent })))]).toEqual([
        parent,
        ...NOT_FOUND,
      ])
    for (const outlet of ['retez-3', 'sit-a-7', 'nobody', 'retez'])
      expect([outlet, ...problems(await change(outlet, outletPayload()))]).toEqual([outlet, ...NOT_FOUND])
  })

  it('is refused for devices, even of the parent, and for guests (OP-48)', async () => {
    const sent = outletPayload({ client_vendor_id: 'POS-1' })
    expect(problems(await add(sent, await device('retez')))).toEqual(OUTLETS_NOT_MANAGED)
    expect(problems(await change('retez-1', sent, await device('retez-1')))).toEqual(OUTLETS_NOT_MANAGED)
    await service.deps.stores.settings.setFlag(CZ, 'GuestCheckout', true)
    const host = 'localhost'
    const begun = await service.app.inject({ method: 'POST', url: pathOf(beginGuest), headers: { host }, payload: {} })
    const guest = { authorization: `Bearer ${begun.json<{ result: { token: string } }>().result.token}`, host }
    for (const answer of [await add(sent, guest), await change('retez-1', sent, guest)])
      expect(problems(answer)).toEqual([403, ['NOT_FOR_GUESTS', undefined, 'error.not-for-guests']])
  })
})
