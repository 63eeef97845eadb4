import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CodeNotFetched } from '../../../src/application/build/fetchCode.ts'
import { NoticesViewModel } from '../../../src/ui/notice/NoticesViewModel.ts'
import { lazyComponent } from '../../../src/ui/shared/lazyComponent.tsx'
import { PortalContext, type Portal } from '../../../src/ui/shared/Portal.ts'

describe('A component whose code does not come', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('says so once in the words of a failed call, and appears without them when it comes (LOAD-02)', async () => {
    const notices = new NoticesViewModel(Date.now)
    const Dialog = () => <p role="dialog">Here</p>
    const load = vi.fn<() => Promise<typeof Dialog>>().mockResolvedValue(Dialog)
    for (let missed = 0; missed < 3; missed += 1) load.mockRejectedValueOnce(new CodeNotFetched('offline', 'fetch'))
    const Late = lazyComponent(load)
    render(
      <PortalContext value={{ notices } as Partial<Portal> as Portal}>
        <Late />
      </PortalContext>,
    )
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(notices.shown.map(({ kind, messageId }) => [kind, messageId])).toEqual([['error', 'failure-offline']])
    await act(() => vi.advanceTimersByTimeAsync(3 * 2000))
    expect(screen.getByRole('dialog')).toBeDefined()
    expect(notices.shown).toEqual([])
    expect(notices.recent).toHaveLength(1)
  })
})
