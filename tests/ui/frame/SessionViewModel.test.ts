import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aSignedInPerson } from '../app/theFrame.tsx'

describe('SessionViewModel', () => {
  it('opens the stored session (SESS-01, MODE-02)', async () => {
    const { portal } = aSignedInPerson()
    await portal.session.open()
    expect(portal.session.email).toBe('jana@pekarna.test')
  })

  it('is signed out without a stored session (MODE-05)', async () => {
    const { portal, store } = aSignedInPerson()
    Effect.runSync(store.clear)
    await portal.session.open()
    expect(portal.session.state).toEqual({ step: 'signed-out', because: 'never-in' })
  })

  it('ends on sign-out and removes the stored session (SESS-07, SESS-10)', async () => {
    const { portal, read } = aSignedInPerson()
    await portal.session.open()
    await portal.session.signOut()
    expect(portal.session.state).toEqual({ step: 'signed-out', because: 'asked' })
    expect(read()).toBeUndefined()
  })

  it("ends with reason 'ended' when another tab signs out (SESS-05, SESS-07)", async () => {
    const { portal, otherTab } = aSignedInPerson()
    await portal.session.open()
    // Repeated, because the session listens to other tabs shortly after it has opened.
    await expect
      .poll(() => {
        Effect.runSync(otherTab.clear)
        return portal.session.state
      })
      .toEqual({ step: 'signed-out', because: 'ended' })
  })
})
