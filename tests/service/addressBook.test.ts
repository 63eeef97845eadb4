import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  changeCustomer,
  removeCustomer,
  saveCustomer,
  searchCustomers,
  type SavedAddress,
} from '../../contract/addressBook.ts'
import { pathOf } from '../../contract/endpoint.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { placeOrder } from '../../contract/orders.ts'
import { plus } from '../../src/domain/instant.ts'
import { newKey, signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { DESTINATION, orderPayload, SG_HOST } from '../support/smallWorld.ts'

type Saved = typeof SavedAddress.Encoded

let service: ServiceInProcess
let anna: SignedInAs
let pavla: SignedInAs

beforeAll(async () => {
  service = await startService()
  pavla = await signIn(service.app, 'pavla@small.test')
})
beforeEach(async () => {
  anna = await signIn(service.app, 'anna@small.test')
  await service.database.sql.deleteFrom('customers').execute()
})
afterAll(() => service.close())

const headersOf = ({ authorization, host }: SignedInAs) => ({ authorization, host })
const CUSTOMER = {
  name: 'Karel Novák',
  phone_number: '602 000 001',
  ...DESTINATION,
  address: '4, Lucerna, Štěpánská 61',
  notes: 'Ring twice',
}

const save = (more: object = {}, who = anna, vendorId = 'bistro') =>
  service.app.inject({
    method: 'POST',
    url: pathOf(saveCustomer, { vendorId }),
    headers: headersOf(who),
    payload: { ...CUSTOMER, ...more },
  })
const saved = async (more: object = {}, who = anna, vendorId = 'bistro') =>
  (await save(more, who, vendorId)).json<Saved>()
const change = (id: string, more: object) =>
  service.app.inject({
    method: 'PUT',
    url: pathOf(changeCustomer, { vendorId: 'bistro', id }),
    headers: headersOf(anna),
    payload: { ...CUSTOMER, ...more },
  })
const remove = (id: string) =>
  service.app.inject({
    method: 'DELETE',
    url: pathOf(removeCustomer, { vendorId: 'bistro', id }),
    headers: headersOf(anna),
  })
const found = async (query: string, who = anna, vendorId = 'bistro') => {
  const url = `${pathOf(searchCustomers, { vendorId })}?${new URLSearchParams({ query })}`
  return (await service.app.inject({ url, headers: headersOf(who) })).json<ReadonlyArray<Saved>>()
}
const names = async (query: string) => (await found(query)).map(({ name }) => name)
const fieldsIn = (answer: { json: () => unknown }) =>
  (answer.json() as ErrorAnswer).errors.map(({ meta }) => [meta.field, meta.translation_key])

describe('customer routes', () => {
  it('answers the saved customer with the number in E.164 and zero uses (API-11, ADDR-06, ENT-08)', async () => {
    const answer = await save()
    expect(answer.statusCode).toBe(201)
    const expected = { ...CUSTOMER, phone_number: '+420602000001', id: expect.any(String), used: 0, last_used_at: null }
    expect(answer.json()).toEqual(expected)
    expect(await found('Karel')).toEqual([expected])
  })

  it.each(['nov', 'NOVAK', 'ovák', 'Štěp', 'stepanska 61', 'karel lucerna', '001', '+420 602', '602 000', '0602000'])(
    'finds a customer by a part of the name or address, or by the last digits of the number: %s (API-11)',
    async (query) => {
      await save()
      await save({ name: 'Zuzana', phone_number: '777111222', address: ', , Vodičkova 18' })
      expect(await names(query)).toEqual(['Karel Novák'])
    },
  )

  it.each(['', ' ', 'k', ' k ', ',.', '%', '__', "'%' or 1=1"])(
    'finds nothing for fewer than two letters or digits: "%s" (API-11, ADDR-05)',
    async (query) => {
      await save()
      expect(await found(query)).toEqual([])
    },
  )

  it.each([
    ['سارة الأحمد', 'ساره'],
    ['สมชาย ใจดี', 'ใจดี'],
    ['Žofie Říhová', 'RIHOVA'],
    ['Nguyễn Văn Minh', 'nguyen van'],
  ])('finds %s by %s, in any script (API-11)', async (name, query) => {
    await save({ name })
    await save({ name: 'Zuzana', phone_number: '777111222', address: ', , Vodičkova 18' })
    expect(await names(query)).toEqual([name])
  })

  it('sorts prefix matches first, then by number of uses and last use, at most twenty (API-11)', async () => {
    const book = [
      ['Anna Karlová', 5],
      ['Karla Malá', 1],
      ['Oskar Novák', 9],
      ['Karel Zeman', 1],
    ] as const
    for (const [index, [name, used]] of book.entries()) {
      const { id } = await saved({ name, phone_number: `60200010${index}` })
      const counted = { used, last_used_at: plus(service.clock.now(), index) }
      await service.database.sql.updateTable('customers').set(counted).where('id', '=', id).execute()
    }
    expect(await names('kar')).toEqual(['Anna Karlová', 'Karel Zeman', 'Karla Malá', 'Oskar Novák'])
    for (let number = 10; number < 40; number += 1) await save({ phone_number: `6030000${number}` })
    expect(await found('karel')).toHaveLength(20)
  })

  it('updates the entry with the same number and address, however they are written (API-11)', async () => {
    const first = await saved()
    const second = await saved({
      phone_number: '+420 602 000 001',
      address: '4,Lucerna,  Štěpánská 61',
      name: 'Karel N.',
    })
    expect([second.id, second.name]).toEqual([first.id, 'Karel N.'])
    const elsewhere = await saved({ address: ', , Vodičkova 18' })
    expect(elsewhere.id).not.toBe(first.id)
    expect(await found('602000001')).toHaveLength(2)
  })

  it('keeps one entry when the same customer is saved concurrently (API-11)', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => save()))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.json<Saved>().id)).size).toBe(1)
    expect(await found('Karel')).toHaveLength(1)
  })

  it('changes a customer, and merges the uses of one that becomes equal to another (API-11)', async () => {
    const { id } = await saved()
    const other = await saved({ phone_number: '777111222', name: 'Karel again' })
    await service.database.sql.updateTable('customers').set({ used: 3 }).where('id', '=', other.id).execute()
    const answer = await change(id, { phone_number: '777111222', name: 'Karel' })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { id, name: 'Karel', used: 3 }])
    expect(await found('Karel')).toHaveLength(1)
    expect(await found('001')).toEqual([])
    expect((await change('nobody', {})).statusCode).toBe(404)
  })

  it('removes a customer, and answers the same when it is removed again (API-11)', async () => {
    const { id } = await saved()
    const answers = [await remove(id), await remove(id), await remove('nobody')]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{}'],
      [200, '{}'],
      [200, '{}'],
    ])
    expect(await found('Karel')).toEqual([])
  })

  it('hides the address books of other vendors, outlets and deployments (API-11)', async () => {
    const { id } = await saved()
    await save({ name: 'Karel of the parent' }, pavla, 'retez')
    await save({ name: 'Karel of the outlet' }, pavla, 'retez-1')
    const singa = await signIn(service.app, 'anna@small.test', SG_HOST)
    expect(await names('karel')).toEqual(['Karel Novák'])
    expect((await found('karel', pavla, 'retez')).map(({ name }) => name)).toEqual(['Karel of the parent'])
    expect((await found('karel', pavla, 'retez-1')).map(({ name }) => name)).toEqual(['Karel of the outlet'])
    expect(await found('karel', singa)).toEqual([])
    const url = pathOf(changeCustomer, { vendorId: 'retez', id })
    const foreign = await service.app.inject({ method: 'PUT', url, headers: headersOf(pavla), payload: CUSTOMER })
    expect(foreign.statusCode).toBe(404)
    const gone = pathOf(removeCustomer, { vendorId: 'retez', id })
    await service.app.inject({ method: 'DELETE', url: gone, headers: headersOf(pavla) })
    expect(await found('karel')).toHaveLength(1)
  })

  it('counts an order for its customer once, despite repeats (API-11, API-23)', async () => {
    await save({ phone_number: '602000001' })
    await save({ address: ', , Vodičkova 18', name: 'Karel elsewhere' })
    const payload = await orderPayload(service.app, anna)
    const place = (key: string) =>
      service.app.inject({
        method: 'POST',
        url: pathOf(placeOrder),
        headers: { ...headersOf(anna), 'idempotency-key': key },
        payload,
      })
    const key = newKey()
    await Promise.all([place(key), place(key), place(newKey()), place(newKey())])
    const at = new Date(service.clock.now()).toISOString()
    expect((await found('karel')).map(({ name, used, last_used_at }) => [name, used, last_used_at])).toEqual([
      ['Karel Novák', 3, at],
      ['Karel elsewhere', 0, null],
    ])
  })

  it.each([
    ['<script>alert(1)</script>', '=HYPERLINK("http://x")', '+1+1'],
    ['🍜 Ramen\u200f', '\u202eTom', 'tab\tand\nline'],
  ])('stores %j, %j and %j unchanged (ENT-08)', async (name, text, notes) => {
    const address = `, , ${text}`
    await save({ name, address, notes })
    expect(await found('001')).toMatchObject([{ name, address, notes }])
  })

  it.each([
    ['notes of 1001 bytes (ADDR-10)', { notes: 'ž'.repeat(500) + 'x' }, ['notes', 'request.notes-too-long']],
    [
      'a street address of 256 bytes (ADDR-11)',
      { address: `, , ${'ž'.repeat(128)}` },
      ['address', 'request.address-too-long'],
    ],
    ['no street address (VAL-09)', { address: '4, Lucerna, ' }, ['address', 'request.address-missing']],
    ['a blank name (VAL-04)', { name: '  ' }, ['name', 'request.name-missing']],
    ['a name that shows nothing (VAL-29)', { name: '\u200b\u2800' }, ['name', 'request.name-missing']],
    ['an address that shows nothing (VAL-29)', { address: ', , \u3164' }, ['address', 'request.address-missing']],
    ['an impossible number (VAL-07)', { phone_number: '12' }, ['phone_number', 'request.phone-impossible']],
  ])('refuses %s at its field', async (_, more, expected) => {
    const answer = await save(more)
    expect([answer.statusCode, fieldsIn(answer)]).toEqual([422, [expected]])
  })

  it('accepts notes of 1000 bytes and a street address of 255 (ADDR-10, ADDR-11)', async () => {
    const longest = { notes: 'ž'.repeat(500), address: `4, Lucerna, ${'ž'.repeat(127)}x` }
    expect((await save(longest)).statusCode).toBe(201)
  })

  it('refuses texts of a hundred kilobytes and keeps working (API-11)', async () => {
    const long = 'ž'.repeat(50_000)
    const statuses = []
    for (const field of ['name', 'phone_number', 'address', 'notes']) {
      statuses.push((await save({ [field]: long })).statusCode)
    }
    expect(statuses).toEqual([422, 422, 422, 422])
    expect((await save()).statusCode).toBe(201)
    expect(service.log.errors).toEqual([])
  })
})
