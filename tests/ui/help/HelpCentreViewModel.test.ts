import { Context, Effect, Stream } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { makeMemoryHelpCentre } from '../../support/memory/MemoryHelpCentre.ts'
import { makeMemoryAuthentication } from '../../../src/adapters/memory/MemoryAuthentication.ts'
import { makeMemoryDevice } from '../../support/memory/MemorySessionStore.ts'
import { CurrentSession } from '../../../src/application/ports/CurrentSession.ts'
import { HelpCentre } from '../../../src/application/ports/HelpCentre.ts'
import { ServiceUnavailable, type ServiceFailure } from '../../../src/application/ports/ServiceFailure.ts'
import { WakeUps } from '../../../src/application/ports/WakeUps.ts'
import type { Ports } from '../../../src/application/ports/allPorts.ts'
import { makeCurrentSession } from '../../../src/application/session/currentSession.ts'
import { makeRunUseCase } from '../../../src/composition/runUseCase.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { HelpCentreViewModel } from '../../../src/ui/help/HelpCentreViewModel.ts'
import { aSession } from '../../support/aSession.ts'

const FRAME = { contentWindow: null }

const aHelpCentre = () => {
  const world: { failure?: ServiceFailure } = {}
  const centre = makeMemoryHelpCentre(world)
  const store = makeMemoryDevice({ session: aSession(instantAt(Date.now() + 3_600_000)) }).openTab()
  const ports = Context.empty().pipe(
    Context.add(HelpCentre, centre.help),
    Context.add(CurrentSession, makeCurrentSession(makeMemoryAuthentication([]), store)),
    Context.add(WakeUps, Stream.never),
  )
  const run = makeRunUseCase(Context.makeUnsafe<Ports>(ports.mapUnsafe), (defect) => {
    throw defect
  })
  const guest = {
    vendor: { id: 'cz1001', name: 'Bistro' },
    email: 'jana@pekarna.test',
    locale: 'en',
    appearance: 'dark',
  } as const
  const close = vi.fn<() => void>()
  const view = new HelpCentreViewModel(run, guest, close)
  const leaving = new AbortController()
  return { ...centre, world, view, close, leaving }
}

const stepIs = (view: HelpCentreViewModel, step: string) => vi.waitFor(() => expect(view.state.step).toBe(step))

describe('HelpCentreViewModel', () => {
  it('provides the page to frame once it is opened, and is ready after the frame’s first message (HELP-01, HELP-09)', async () => {
    const { view, leaving, sendFromFrame, sentMessages } = aHelpCentre()
    view.start(leaving.signal)
    expect(view.opening).toBeUndefined()
    await stepIs(view, 'loading')
    expect(view.opening?.opened.address).toContain('https://help.example')
    void view.framed(FRAME)
    await Effect.runPromise(sendFromFrame('init'))
    await stepIs(view, 'ready')
    expect(sentMessages).toEqual([
      {
        type: 'init_ack',
        token: 'token-1-of-cz1001',
        vendorId: 'cz1001',
        vendorName: 'Bistro',
        email: 'jana@pekarna.test',
        appearance: 'dark',
      },
    ])
    leaving.abort()
  })

  it('fails when the service fails, and opens again on retry (HELP-10, ERR-19)', async () => {
    const { view, leaving, world, visits } = aHelpCentre()
    world.failure = new ServiceUnavailable({ reason: 'offline' })
    view.start(leaving.signal)
    await stepIs(view, 'failed')
    expect(view.opening).toBeUndefined()
    delete world.failure
    view.open()
    await stepIs(view, 'loading')
    expect(visits).toHaveLength(1)
    leaving.abort()
  })

  it('fails if the frame never sends a message (HELP-10)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { view, leaving } = aHelpCentre()
    view.start(leaving.signal)
    await vi.advanceTimersByTimeAsync(1)
    expect(view.state.step).toBe('loading')
    void view.framed(FRAME)
    await vi.advanceTimersByTimeAsync(14_000)
    expect(view.state.step).toBe('loading')
    await vi.advanceTimersByTimeAsync(1_100)
    expect(view.state.step).toBe('failed')
    leaving.abort()
    vi.useRealTimers()
  })

  it('closes when the frame asks for it, and stays ready', async () => {
    const { view, close, leaving, sendFromFrame } = aHelpCentre()
    view.start(leaving.signal)
    await stepIs(view, 'loading')
    void view.framed(FRAME)
    await Effect.runPromise(sendFromFrame('init'))
    await stepIs(view, 'ready')
    expect(close).not.toHaveBeenCalled()
    await Effect.runPromise(sendFromFrame('close'))
    await expect.poll(() => close).toHaveBeenCalledOnce()
    expect(view.state.step).toBe('ready')
    leaving.abort()
  })

  it('stops listening when the screen closes', async () => {
    const { view, leaving, sendFromFrame } = aHelpCentre()
    view.start(leaving.signal)
    await stepIs(view, 'loading')
    const talk = view.framed(FRAME)
    leaving.abort()
    await talk
    await Effect.runPromise(sendFromFrame('init'))
    expect(view.state.step).toBe('loading')
  })
})
