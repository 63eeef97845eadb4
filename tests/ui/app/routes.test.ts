import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routesForStrangers } from '../../support/routesForStrangers.ts'

const routes = [...routesForStrangers(true)]

/** The route of an address and its parameters. */
const opened = (address: string) => {
  const { route, params } = matchRoutes(routes, address)?.at(-1) ?? {}
  return { route, vendorId: params?.['vendorId'], bulkJobId: params?.['bulkJobId'] }
}
const notFound = opened('/no/such/page').route

describe('routes', () => {
  it.each([
    ['/request-a-rider', undefined],
    ['/request-a-rider/bakery', 'bakery'],
    ['/request-a-rider/bakery/', 'bakery'],
    ['/request-a-rider/v1/anything', 'v1'],
    ['/request-a-rider/v1/any/thing/at/all', 'v1'],
  ])('%s opens the request form (ROUTE-13, ROUTE-14)', (address, vendorId) => {
    const { route: form } = opened('/request-a-rider')
    expect(form).not.toBe(notFound)
    expect(opened(address)).toMatchObject({ route: form, vendorId })
  })

  it.each([
    ['/order-tracking', {}],
    ['/order-tracking/bakery', { vendorId: 'bakery' }],
    ['/history', {}],
    ['/history/bakery', { vendorId: 'bakery' }],
    ['/helpcenter/bakery', { vendorId: 'bakery' }],
    ['/bulk-order/bakery', { vendorId: 'bakery' }],
    ['/bulk-order/bakery/job-1', { vendorId: 'bakery', bulkJobId: 'job-1' }],
  ])('%s opens a screen for %j', (address, parameters) => {
    expect(opened(address).route).not.toBe(notFound)
    expect(opened(address)).toMatchObject(parameters)
  })

  it('/faq opens the questions and answers (SCR-01)', () => {
    expect(opened('/faq').route).toMatchObject({ path: '/faq' })
  })

  it.each(['/order-tracking/bakery/more', '/history/bakery/more', '/bulk-order/bakery/job-1/more', '/request'])(
    '%s is not found',
    (address) => {
      expect(opened(address).route).toBe(notFound)
    },
  )
})

describe('routes of individual senders', () => {
  it.each(['/tracking-c2c/a-1', '/prohibiteditems-c2c'])(
    'exist only in countries with individual senders (C2C-03): %s',
    (address) => {
      const elsewhere = routesForStrangers(false)
      expect(matchRoutes([...routes], address)?.at(-1)?.route.path).not.toBe('*')
      expect(matchRoutes([...elsewhere], address)?.at(-1)?.route.path).toBe('*')
    },
  )
})

describe('route of the help centre', () => {
  it('redirects to the landing page with the reason while its flag is off (ROUTE-23)', async () => {
    const loader = opened('/helpcenter/cz1001').route?.loader
    const visit = { request: new Request('https://p.test/helpcenter/cz1001') }
    const answer =
      typeof loader === 'function' ? await loader(visit as Parameters<typeof loader>[0], undefined) : undefined
    expect((answer as Response | undefined)?.headers.get('location')).toBe('/?closed=Helpcenter')
  })
})
