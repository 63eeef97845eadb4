import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { shownPage } from '../../../src/ui/app/shownPage.ts'

describe('The page that is shown', () => {
  it.each([
    ['/', '/'],
    ['/tracking/a-secret-order', '/tracking/:orderId'],
    ['/history/cz1001?search=Dvořák', '/history/:vendorId?'],
    ['/nowhere', '*'],
  ])('of %s is told as %s: no order, no vendor, nobody (ANALYTICS-01, OP-65)', (address, page) => {
    const router = createMemoryRouter(
      [
        { path: '/', element: null },
        { path: '/tracking/:orderId', element: null },
        { children: [{ path: '/history/:vendorId?', element: null }] },
        { path: '*', element: null },
      ],
      { initialEntries: [address] },
    )
    expect(shownPage(router.state)).toBe(page)
  })

  it('is none while it is on its way', () => {
    const router = createMemoryRouter([{ path: '/', loader: () => new Promise(() => undefined), element: null }])
    expect(shownPage(router.state)).toBeUndefined()
  })
})
