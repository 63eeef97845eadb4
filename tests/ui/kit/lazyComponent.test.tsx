import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { CodeNotFetched } from '../../../src/application/lateCode/fetchCode.ts'
import { missingPartNotice } from '../../../src/ui/notice/missingPartNotice.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { lazyComponent } from '../../../src/ui/kit/lazyComponent.tsx'
import { setMissingPartReporter } from '../../../src/ui/kit/fetchWithRetry.ts'

describe('lazyComponent', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    setMissingPartReporter(() => () => undefined)
  })

  it('reports a failed load once, and renders and withdraws the report when it succeeds (LOAD-02)', async () => {
    const notices = new NoticesViewModel(deviceNow)
    const Dialog = () => <p role="dialog">Here</p>
    const load = vi.fn<() => Promise<typeof Dialog>>().mockResolvedValue(Dialog)
    for (let missed = 0; missed < 3; missed += 1) load.mockRejectedValueOnce(new CodeNotFetched('offline', 'fetch'))
    const Late = lazyComponent(load)
    setMissingPartReporter(missingPartNotice(notices))
    render(<Late />)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(notices.shown.map(({ kind, messageId }) => [kind, messageId])).toEqual([['error', 'failure-offline']])
    await act(() => vi.advanceTimersByTimeAsync(3 * 2000))
    expect(screen.getByRole('dialog')).toBeDefined()
    expect(notices.shown).toEqual([])
    expect(notices.recent).toHaveLength(1)
  })
})
