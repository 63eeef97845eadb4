import vm from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import { EARLY_PRESS_SCRIPT, takeEarlyPress, typedInto } from '../../../src/adapters/storage/earlyPress.ts'

const listening: Array<() => void> = []
const addEventListener: typeof window.addEventListener = (type: string, heard: EventListenerOrEventListenerObject) => {
  window.addEventListener(type, heard, true)
  listening.push(() => window.removeEventListener(type, heard, true))
}

afterEach(() => {
  for (const stop of listening.splice(0)) stop()
  delete document.documentElement.dataset['pressed']
})

const press = () => window.dispatchEvent(new Event('submit'))

describe('A form that is sent', () => {
  it('before its script is there is answered once, and not again by what is sent later (AUTH-01)', () => {
    vm.runInNewContext(EARLY_PRESS_SCRIPT, { document, addEventListener })
    press()
    expect([takeEarlyPress(document), takeEarlyPress(document)]).toEqual([true, false])
    press()
    expect(takeEarlyPress(document)).toBe(false)
  })

  it('by nobody is not answered (AUTH-01)', () => {
    expect(takeEarlyPress(document)).toBe(false)
  })
})

describe('Who types while the script takes the place of the page', () => {
  it('is in the same field afterwards, unless they have gone on to another place (AUTH-01)', () => {
    const page: Window & { wasIn?: string } = window
    vm.runInNewContext(EARLY_PRESS_SCRIPT, { document, window: page, addEventListener })
    const form = () => {
      document.body.innerHTML = '<input id="sign-in-email"><input id="sign-in-password">'
      return document.querySelectorAll('input')
    }
    form()[0]?.focus()
    const [email, password] = form()
    typedInto(page)
    expect(document.activeElement).toBe(email)
    password?.focus()
    page.wasIn = 'sign-in-email'
    typedInto(page)
    expect(document.activeElement).toBe(password)
    document.body.replaceChildren()
    typedInto(page)
    expect(document.activeElement).toBe(document.body)
    delete page.wasIn
  })
})
