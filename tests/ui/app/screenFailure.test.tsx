import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { CodeNotFetched } from '../../../src/application/lateCode/fetchCode.ts'
import { FailureOfRoute } from '../../../src/ui/app/RouteFailure.tsx'
import type { Application } from '../../../src/ui/frame/Application.ts'
import { LightPagesContext } from '../../../src/ui/frame/LightPages.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { lightPages } from '../../support/lightPages.ts'
import { theDeployment } from '../market/showPage.tsx'

afterEach(cleanup)

const NOT_LOADED = 'Could not load the application. Please check your internet connection and try again'

/** A frame with a screen whose code fails `failures` times. */
const show = (failures: ReadonlyArray<Error>, reload: Application['reload'] = () => Promise.resolve(false)) => {
  const left = [...failures]
  const load = async () => {
    const failure = left.shift()
    if (failure) throw failure
    return () => <h1>History</h1>
  }
  const Frame = () => (
    <>
      <Link to="/history">to history</Link>
      <Outlet />
    </>
  )
  const routes = [
    {
      Component: Frame,
      children: [
        {
          ErrorBoundary: FailureOfRoute,
          children: [
            { path: '/', element: <p>the form</p> },
            { path: '/history', lazy: { Component: load } },
          ],
        },
      ],
    },
  ]
  const texts = bundleOf('en', theDeployment('dobrego-cz').brand, messagesOf('en', ['failure']))
  const router = createMemoryRouter(routes)
  const reopen = vi.fn(() => router.revalidate())
  const pages = lightPages()
  const light = { ...pages, application: { ...pages.application, reopen, reload } }
  render(
    <LocalizationProvider l10n={new ReactLocalization([texts])}>
      <LightPagesContext value={light}>
        <RouterProvider router={router} />
      </LightPagesContext>
    </LocalizationProvider>,
  )
  return { person: userEvent.setup(), reopen }
}

const lost = () => new CodeNotFetched('offline')

describe('a screen that cannot be loaded', () => {
  it('fails within the frame and loads when it is tried again (LOAD-02)', async () => {
    const { person, reopen } = show([lost(), lost()])
    await person.click(screen.getByRole('link', { name: 'to history' }))
    expect(await screen.findByRole('heading', { name: NOT_LOADED })).toBeDefined()
    expect(screen.getByRole('link', { name: 'to history' })).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: NOT_LOADED })).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'History' })).toBeDefined()
    expect(reopen).toHaveBeenCalled()
  })

  it('reloads the page if another try fails: browsers remember which modules failed (LOAD-02)', async () => {
    const reload = vi.fn<Application['reload']>(() => Promise.resolve(true))
    const { person } = show([lost(), lost()], reload)
    await person.click(screen.getByRole('link', { name: 'to history' }))
    await screen.findByRole('heading', { name: NOT_LOADED })
    expect(reload).not.toHaveBeenCalled()
    act(() => void window.dispatchEvent(new Event('online')))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('loads by itself when the device is back online', async () => {
    const { person } = show([lost()])
    await person.click(screen.getByRole('link', { name: 'to history' }))
    await screen.findByRole('heading', { name: NOT_LOADED })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { name: 'History' })).toBeDefined()
  })

  it('says that the page was not reloaded while its site cannot be reached (LOAD-03)', async () => {
    const { person } = show([lost()])
    await person.click(screen.getByRole('link', { name: 'to history' }))
    await person.click(await screen.findByRole('button', { name: 'Close and reload' }))
    expect(await screen.findByText(/no connection, so the page was not reloaded/)).toBeDefined()
  })

  it('offers only a reload after a crash (SCR-06)', async () => {
    const reload = vi.fn<Application['reload']>(() => Promise.resolve(true))
    const { person } = show([new RangeError('Not a length')], reload)
    await person.click(screen.getByRole('link', { name: 'to history' }))
    expect(await screen.findByRole('heading', { name: 'Something broke on our side.' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Close and reload' }))
    expect(reload).toHaveBeenCalledOnce()
  })
})
