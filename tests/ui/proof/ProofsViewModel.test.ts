import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { ProofsViewModel } from '../../../src/ui/proof/ProofsViewModel.ts'
import { aProof } from '../../support/aProof.ts'
import { heldRun } from '../tracking/heldRun.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
const proof = aProof(NOW)
const offline = new ServiceUnavailable({ reason: 'offline' })

let leave = () => undefined as void
afterEach(() => leave())

const opened = () => {
  const held = heldRun()
  const notices = new NoticesViewModel(deviceNow)
  const view = new ProofsViewModel('bistro-first', { run: held.run, notices })
  const screen = new AbortController()
  leave = () => screen.abort()
  view.start(screen.signal)
  return { ...held, notices, view, leave }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('ProofsViewModel', () => {
  it('starts closed and requests nothing (PROOF-01)', () => {
    const { view, calls } = opened()
    expect([view.open, calls.length]).toEqual([undefined, 0])
  })

  it('loads and shows a toggled proof, and closes it on the next toggle (PROOF-01)', async () => {
    const { view, calls } = opened()
    view.toggle('delivery')
    expect([view.open, view.state]).toEqual(['delivery', { step: 'loading' }])
    calls[0]?.answer({ kind: 'done', value: proof })
    await settled()
    expect(view.state).toEqual({ step: 'shown', proof })
    view.toggle('delivery')
    expect(view.open).toBeUndefined()
  })

  it('requests each proof once and shows it again from memory (PROOF-01)', async () => {
    const { view, calls } = opened()
    view.toggle('delivery')
    calls[0]?.answer({ kind: 'done', value: proof })
    await settled()
    view.toggle('collection')
    calls[1]?.answer({ kind: 'done', value: undefined })
    await settled()
    expect(view.state).toEqual({ step: 'absent' })
    view.toggle('delivery')
    expect([view.state, calls.length]).toEqual([{ step: 'shown', proof }, 2])
  })

  it('requests a missing proof again when it is reopened (OP-19)', async () => {
    const { view, calls } = opened()
    view.toggle('delivery')
    calls[0]?.answer({ kind: 'done', value: undefined })
    await settled()
    view.toggle('delivery')
    view.toggle('delivery')
    calls[1]?.answer({ kind: 'done', value: proof })
    await settled()
    expect(view.state).toEqual({ step: 'shown', proof })
  })

  it('shows why a proof cannot be loaded, and retries on request (PROOF-01)', async () => {
    const { view, calls } = opened()
    view.toggle('delivery')
    calls[0]?.answer({ kind: 'failed', failure: offline })
    await settled()
    expect(view.state).toEqual({ step: 'failed', failure: offline })
    view.retry()
    expect(view.state).toEqual({ step: 'loading' })
    calls[1]?.answer({ kind: 'done', value: proof })
    await settled()
    expect(view.state).toEqual({ step: 'shown', proof })
  })

  it('discards a late answer after another proof was opened (PROOF-01)', async () => {
    const { view, calls } = opened()
    view.toggle('collection')
    view.toggle('delivery')
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    calls[1]?.answer({ kind: 'done', value: proof })
    await settled()
    calls[0]?.answer({ kind: 'done', value: undefined })
    await settled()
    expect([view.open, view.state]).toEqual(['delivery', { step: 'shown', proof }])
  })

  it("discards proofs and aborts requests when the order's details close (PROOF-01)", async () => {
    const { view, calls, leave: away } = opened()
    view.toggle('delivery')
    away()
    expect([view.open, calls[0]?.signal?.aborted]).toEqual([undefined, true])
  })
})

describe('ProofsViewModel: download', () => {
  const shown = async () => {
    const all = opened()
    all.view.toggle('delivery')
    all.calls[0]?.answer({ kind: 'done', value: proof })
    await settled()
    return all
  }

  it('downloads once for repeated presses, and reports nothing on success (PROOF-04)', async () => {
    const { view, calls, notices } = await shown()
    view.download()
    view.download()
    expect([view.isDownloading, calls.length]).toEqual([true, 2])
    calls[1]?.answer({ kind: 'done', value: 'proof-of-delivery-bistro-first.png' })
    await settled()
    expect([view.isDownloading, notices.shown]).toEqual([false, []])
  })

  it.each([
    ['the service is unreachable', offline],
    ['the proof is no longer kept', { _tag: 'ProofAbsent' }],
    ['the request is refused', refusal('X', 'x', { message: 'No' })],
  ])('reports a failure when %s, and can be retried (PROOF-04)', async (_, failure) => {
    const { view, calls, notices } = await shown()
    view.download()
    calls[1]?.answer({ kind: 'failed', failure })
    await settled()
    expect(notices.shown).toMatchObject([{ kind: 'error', messageId: 'proof-download-failed' }])
    expect(view.state).toEqual({ step: 'shown', proof })
    view.download()
    expect(calls).toHaveLength(3)
  })
})
