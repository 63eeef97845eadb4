import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../contract/endpoint.ts'
import type { OrderJson } from '../../contract/orders.ts'
import { readPublicOrder, writeNote, type PublicOrderJson } from '../../contract/publicOrder.ts'
import { isoText } from '../../service/base/wireTime.ts'
import { DAY, minus, MINUTE } from '../../src/domain/instant.ts'
import { NOON, signIn, startService, type ServiceInProcess } from '../support/serviceInProcess.ts'
import { CZ, orderJson, SG, SG_HOST } from '../support/smallWorld.ts'

let service: ServiceInProcess
beforeEach(async () => {
  service = await startService()
})
afterEach(() => service.close())

const NOTE = 'The bell is broken, please call.'

const write = (payload: Readonly<Record<string, unknown>>, host = 'localhost', from = '10.0.0.1') =>
  service.app.inject({ method: 'POST', url: pathOf(writeNote), headers: { host }, payload, remoteAddress: from })
const note = (text: string, order_id = 'bistro-first') => write({ order_id, text })
const stored = async (id = 'bistro-first') => (await service.deps.stores.orders.byId(CZ, id)) as OrderJson
const publicOrder = async (orderId = 'bistro-first') => {
  const url = `${pathOf(readPublicOrder)}?${new URLSearchParams({ orderId })}`
  return service.app.inject({ url, headers: { host: 'localhost' } })
}
const refusalOf = (answer: Awaited<ReturnType<typeof note>>) => {
  const [error] = answer.json<{ errors: ReadonlyArray<{ code: string; meta: { translation_key: string } }> }>().errors
  return [answer.statusCode, error?.meta.translation_key]
}
const inStatus = (name: string, status: string, more: Partial<OrderJson> = {}) =>
  orderJson('bistro', name, minus(NOON, 30 * MINUTE), {
    status,
    status_history: [{ status, created_at: isoText(minus(NOON, 5 * MINUTE)) }],
    ...more,
  })

describe('POST /order/public/note', () => {
  it('stores the note with its moment, for the vendor and the rider (PUB-04)', async () => {
    const answer = await note(`  ${NOTE}\n`)
    expect([answer.statusCode, answer.json()]).toEqual([201, { result: { written_at: isoText(NOON), left: 4 } }])
    const { authorization, host } = await signIn(service.app, 'anna@small.test')
    const seen = await service.app.inject({
      url: '/orders/api/v1/order?vendorId=bistro&orderId=bistro-first',
      headers: { authorization, host },
    })
    expect(seen.json<OrderJson>().recipient_notes).toEqual([{ text: NOTE, written_at: isoText(NOON) }])
  })

  it('never shows the text to people with the link, only how many more they may write (PUB-04)', async () => {
    await note('Door code 4711')
    const answer = await publicOrder()
    expect(answer.body).not.toContain('4711')
    expect(answer.json<PublicOrderJson>().details?.note_to_rider).toEqual({ left: 4, last_at: isoText(NOON) })
  })

  it('keeps all notes unchanged and in order, up to five (PUB-04)', async () => {
    const texts = ['one', 'two', 'three', 'four', 'five']
    for (const text of texts) {
      service.clock.advance(MINUTE)
      await note(text)
    }
    expect(refusalOf(await note('six'))).toEqual([409, 'error.note.enough'])
    expect((await stored()).recipient_notes?.map(({ text }) => text)).toEqual(texts)
  })

  it('stores a note once that is sent twice', async () => {
    await note(NOTE)
    service.clock.advance(MINUTE)
    const again = await note(NOTE)
    expect([again.statusCode, again.json()]).toEqual([201, { result: { written_at: isoText(NOON), left: 4 } }])
    expect((await stored()).recipient_notes).toHaveLength(1)
  })

  it('survives changes of the status and of the order', async () => {
    await note(NOTE)
    await service.deps.stores.orders.change(CZ, 'bistro-first', (order) => ({ ...order, status: 'PICKED_UP' }))
    expect((await stored()).recipient_notes).toHaveLength(1)
    expect((await publicOrder()).json<PublicOrderJson>().details?.note_to_rider).toEqual({
      left: 0,
      last_at: isoText(NOON),
    })
  })

  it.each([
    ['PICKED_UP', 'collected'],
    ['NEAR_CUSTOMER', 'collected'],
    ['DELIVERED', 'ended'],
    ['CANCELLED', 'ended'],
    ['PAYMENT_INITIATED', 'not-now'],
  ])('refuses in %s, with the reason (PUB-05)', async (status, reason) => {
    await service.deps.stores.orders.insertMany(CZ, [inStatus('late', status)])
    expect(refusalOf(await note(NOTE, 'bistro-late'))).toEqual([409, `error.note.${reason}`])
    expect((await stored('bistro-late')).recipient_notes).toBeUndefined()
  })

  it('refuses by a link whose details have expired (PUB-05)', async () => {
    await service.deps.stores.orders.insertMany(CZ, [inStatus('old', 'DELIVERED')])
    service.clock.advance(8 * DAY)
    expect(refusalOf(await note(NOTE, 'bistro-old'))).toEqual([409, 'error.note.ended'])
    expect((await publicOrder('bistro-old')).json<PublicOrderJson>().details).toBeNull()
  })
})

describe('an abused note', () => {
  it('is stored as the text that it is, HTML included, without invisible characters', async () => {
    const html = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
    await note(`${html}\u202e\u0007`)
    expect((await stored()).recipient_notes?.[0]?.text).toBe(html)
  })

  it.each([
    ['nothing', '', 'error.note.empty'],
    ['only invisible characters', ' \n\t\u202e\u0007 ', 'error.note.empty'],
    ['301 characters', 'x'.repeat(301), 'error.note.too-long'],
    ['10,000 characters', '💥'.repeat(10_000), 'error.note.too-long'],
  ])('of %s is refused with the reason (PUB-05)', async (_, text, key) => {
    const answer = await note(text)
    expect(refusalOf(answer)).toEqual([422, key])
    expect(answer.json()).toMatchObject({ errors: [{ meta: { field: 'text', values: { maximum: 300 } } }] })
    expect((await stored()).recipient_notes).toBeUndefined()
  })

  it('is never half a character, which no database stores', async () => {
    expect((await note('half \ud83d')).statusCode).toBe(201)
    expect((await stored()).recipient_notes?.[0]?.text).toBe('half')
    expect(service.log.errors).toEqual([])
  })

  it('of another order, vendor or deployment is a 404 like any unknown link, and changes nothing (OP-60)', async () => {
    await service.deps.stores.orders.insertMany(SG, [inStatus('singapore', 'RECEIVED')])
    const wrong = [
      { order_id: 'bistro-nothing' },
      { order_id: 'bistro-first', vendor_id: 'pekarna' },
      { order_id: 'bistro-singapore' },
      { order_id: "' or 1=1" },
      { order_id: '../first' },
      { order_id: '' },
      { order_id: 'x'.repeat(10_000) },
    ]
    const answers = []
    for (const link of wrong) answers.push(await write({ ...link, text: NOTE }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 404))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect((await write({ order_id: 'bistro-singapore', text: NOTE }, SG_HOST)).statusCode).toBe(201)
    expect((await stored()).recipient_notes).toBeUndefined()
    expect(service.log.errors).toEqual([])
  })

  it('is limited to ten attempts in ten minutes per order, also refused ones, from all addresses', async () => {
    for (let times = 0; times < 10; times += 1)
      await write({ order_id: 'bistro-first', text: '' }, 'localhost', `10.0.1.${times}`)
    const refused = await note(NOTE)
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 600])
    service.clock.advance(10 * MINUTE + 1)
    expect((await note(NOTE)).statusCode).toBe(201)
  })

  it('is limited to sixty attempts in ten minutes per address', async () => {
    const orders = Array.from({ length: 61 }, (_, index) => inStatus(`many${index}`, 'RECEIVED'))
    await service.deps.stores.orders.insertMany(CZ, orders)
    for (const { order_id } of orders.slice(0, 60)) expect((await note(NOTE, order_id)).statusCode).toBe(201)
    expect((await note(NOTE, 'bistro-many60')).statusCode).toBe(429)
    expect((await write({ order_id: 'bistro-many60', text: NOTE }, 'localhost', '10.0.0.2')).statusCode).toBe(201)
  })

  it('to unknown links counts as a guess of links', async () => {
    for (let guess = 0; guess < 60; guess += 1) await note(NOTE, `bistro-guess${guess}`)
    expect((await note(NOTE)).statusCode).toBe(429)
  })

  it('of five that arrive at once is stored once each, and a sixth not at all', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((text) => note(text)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
    expect((await stored()).recipient_notes).toHaveLength(5)
  })
})
