import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { nextPageView, shownPage, type PageView } from '../../../src/ui/app/shownPage.ts'

describe('shownPage', () => {
  it.each([
    ['/', '/'],
    ['/tracking/a-secret-order', '/tracking/:orderId'],
    ['/history/cz1001?search=Dvořák', '/history/:vendorId?'],
    ['/nowhere', '*'],
  ])('reports %s as %s, without ids of orders, vendors or users (ANALYTICS-01, OP-65)', (address, page) => {
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

  it('returns undefined during a navigation', () => {
    const router = createMemoryRouter([{ path: '/', loader: () => new Promise(() => undefined), element: null }])
    expect(shownPage(router.state)).toBeUndefined()
  })
})

describe('nextPageView', () => {
  it('reports each navigation once, also when the page replaces its address (ANALYTICS-01)', async () => {
    const router = createMemoryRouter(
      [
        { path: '/', element: null },
        { path: '/history/:vendorId?', element: null },
      ],
      { initialEntries: ['/'] },
    )
    const told: PageView[] = []
    const look = () => {
      const view = nextPageView(router.state, told.at(-1))
      if (view) told.push(view)
    }
    look()
    router.subscribe(look)
    await router.navigate('/history')
    await router.navigate('?range=past-week', { replace: true })
    expect(told.map(({ page }) => page)).toEqual(['/', '/history/:vendorId?'])
    await router.navigate('/history/cz1002')
    await router.navigate('/', { replace: true })
    expect(told.map(({ page }) => page)).toEqual(['/', '/history/:vendorId?', '/history/:vendorId?', '/'])
  })
})
