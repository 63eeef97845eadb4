import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useStepTitle } from '../../../src/ui/kit/useStepTitle.ts'

const OF_PAGE = 'Bulk order · Dobrego · Create an order · Czechia'

it('names a step instead of the page until it ends, without marks of the reading direction and of line breaks (NAV-26)', () => {
  document.title = OF_PAGE
  const { rerender, unmount } = renderHook(({ name }) => useStepTitle(name), {
    initialProps: { name: undefined as string | undefined },
  })
  expect(document.title).toBe(OF_PAGE)
  rerender({ name: '\u20683\u2069 orders\u200bare\u2060ready' })
  expect(document.title).toBe('3 ordersareready · Dobrego · Create an order · Czechia')
  rerender({ name: '3 orders are placed' })
  expect(document.title).toBe('3 orders are placed · Dobrego · Create an order · Czechia')
  unmount()
  expect(document.title).toBe(OF_PAGE)
})

it('names a step of a page that has no name of its own', () => {
  document.title = 'Dobrego · Create an order · Czechia'
  renderHook(() => useStepTitle('Add your address'))
  expect(document.title).toBe('Add your address · Dobrego · Create an order · Czechia')
})

it('leaves the title of the page that follows', () => {
  document.title = OF_PAGE
  const { unmount } = renderHook(() => useStepTitle('3 orders are ready'))
  document.title = 'History · Dobrego · Create an order · Czechia'
  unmount()
  expect(document.title).toBe('History · Dobrego · Create an order · Czechia')
})
