import { act, cleanup, render, screen } from '@testing-library/react'
import { autorun } from 'mobx'
import { afterEach, describe, expect, it } from 'vitest'
import { FlagsViewModel } from '../../../src/ui/frame/FlagsViewModel.ts'
import { LightPagesContext, useLightPages, useRegisterAllowed } from '../../../src/ui/frame/LightPages.ts'
import { PageFlags } from '../../../src/ui/frame/PageFlags.ts'
import { lightPages } from '../../support/lightPages.ts'
import { flagsOn } from '../../support/flagsOn.ts'

afterEach(cleanup)

describe('PageFlags', () => {
  it('reports all flags as off until a provider has answered (FLAG-06)', () => {
    const flags = new PageFlags()
    expect([flags.isOn('Voucher'), flags.known()]).toEqual([false, undefined])
  })

  it('notifies subscribers of every change until they unsubscribe (FLAG-08)', () => {
    const flags = flagsOn()
    let heard = 0
    const stop = flags.subscribe(() => (heard += 1))
    flags.take(new Set(['Voucher']))
    stop()
    flags.take(new Set())
    expect([heard, flags.isOn('Voucher')]).toEqual([1, false])
  })

  it('feeds the application’s observable flags, including earlier values (FLAG-08)', () => {
    const flags = new PageFlags()
    const view = new FlagsViewModel(flags)
    const seen: Array<readonly [boolean, boolean]> = []
    const stop = autorun(() => seen.push([view.areKnown, view.isOn('Voucher')]))
    flags.take(new Set(['Voucher']))
    flags.take(new Set())
    stop()
    expect(seen).toEqual([
      [false, false],
      [true, true],
      [true, false],
    ])
    expect(new FlagsViewModel(flagsOn('Voucher')).isOn('Voucher')).toBe(true)
  })

  it('renders a light page again when a flag changes (FLAG-08, NAV-21)', () => {
    const flags = new PageFlags()
    const Page = () => {
      const allowed = useRegisterAllowed()
      return (
        <p>
          {String(useLightPages().flags.isOn('GuestCheckout'))} {String(allowed)}
        </p>
      )
    }
    render(
      <LightPagesContext value={lightPages({ flags })}>
        <Page />
      </LightPagesContext>,
    )
    const shown = () => screen.getByText(/true|false/).textContent
    expect(shown()).toBe('false undefined')
    act(() => flags.take(new Set(['GuestCheckout', 'DeactivateSignUpButton'])))
    expect(shown()).toBe('true false')
    act(() => flags.take(new Set()))
    expect(shown()).toBe('false true')
  })
})
