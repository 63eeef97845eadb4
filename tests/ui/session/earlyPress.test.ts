import vm from 'node:vm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inlineScript } from '../../../build/inlineScripts.ts'
import { pressAgain, typedInto } from '../../../src/adapters/storage/earlyPress.ts'

const listening: Array<() => void> = []
const addEventListener: typeof window.addEventListener = (type: string, heard: EventListenerOrEventListenerObject) => {
  window.addEventListener(type, heard, true)
  listening.push(() => window.removeEventListener(type, heard, true))
}

let script: string
beforeAll(async () => {
  script = await inlineScript('earlyPress')
})

/** The HTML page with its script. */
const openPage = (html: string) => {
  document.body.innerHTML = html
  vm.runInNewContext(script, { window, addEventListener })
}

/** Replaces the page with the same HTML and event handlers. */
const takePlace = (html: string): ReadonlyArray<string> => {
  document.body.innerHTML = html
  const heard: string[] = []
  for (const button of document.querySelectorAll('button')) button.onclick = () => heard.push(button.id) > 0
  return heard
}

beforeEach(() => document.body.replaceChildren())
afterEach(() => {
  for (const stop of listening.splice(0)) stop()
  delete window.early
})

const BUTTONS =
  '<button id="other" type="button"><b>I have no code</b></button><button id="send" type="button"></button>'

describe('pressAgain', () => {
  it('presses each recorded button once, in order (AUTH-01, AUTH-14)', () => {
    openPage(BUTTONS)
    document.querySelector('b')?.click()
    document.getElementById('send')?.click()
    document.getElementById('other')?.click()
    const heard = takePlace(BUTTONS)
    pressAgain(window)
    expect(heard).toEqual(['other', 'send'])
    document.getElementById('send')?.click()
    pressAgain(window)
    expect(heard).toEqual(['other', 'send', 'send'])
  })

  it('ignores a button that the new screen does not have', () => {
    openPage(BUTTONS)
    document.getElementById('other')?.click()
    const heard = takePlace('<button id="send" type="button"></button>')
    pressAgain(window)
    expect(heard).toEqual([])
  })

  it.each([
    ['opens an answer that was opened before the replacement', 1, true],
    ['leaves an answer closed that was opened and closed again', 2, false],
  ])('%s', (_, presses, isOpen) => {
    const faq = '<details><summary id="faq-0">How fast is it?</summary><p>In an hour.</p></details>'
    openPage(faq)
    for (let press = 0; press < presses; press++) document.getElementById('faq-0')?.click()
    takePlace(faq)
    pressAgain(window)
    expect(document.querySelector('details')?.open).toBe(isOpen)
  })

  it('presses nothing if nothing was pressed (AUTH-01)', () => {
    openPage(BUTTONS)
    const heard = takePlace(BUTTONS)
    pressAgain(window)
    expect(heard).toEqual([])
  })
})

describe('typedInto', () => {
  it('restores the focus to the same field, unless it has moved elsewhere (AUTH-01)', () => {
    const form = '<input id="sign-in-email"><input id="sign-in-password">'
    openPage(form)
    document.getElementById('sign-in-email')?.focus()
    document.body.innerHTML = form
    typedInto(window)
    expect(document.activeElement?.id).toBe('sign-in-email')
    const password = document.querySelectorAll('input')[1]
    password?.focus()
    window.early = { typed: {}, pressed: new Set(), wasIn: 'sign-in-email' }
    typedInto(window)
    expect(document.activeElement).toBe(password)
    document.body.replaceChildren()
    typedInto(window)
    expect(document.activeElement).toBe(document.body)
  })

  it('returns the typed text by field name, including replaced fields (AUTH-01)', () => {
    openPage('<input name="email"><input name="password">')
    const [email, password] = document.querySelectorAll('input')
    email!.value = 'kept by the browser'
    password!.value = 'Demo-1234!'
    password!.dispatchEvent(new Event('input'))
    document.body.innerHTML = '<input name="email" value="kept by the browser">'
    expect(typedInto(window)).toEqual({ email: 'kept by the browser', password: 'Demo-1234!' })
  })

  it('carries the e-mail address over to the next page, and no password (AUTH-05)', () => {
    openPage('<input name="email" value="cook@demo.test"><input name="password" value="Demo-1234!">')
    document.querySelectorAll('input')[1]!.dispatchEvent(new Event('input'))
    pressAgain(window)
    expect(typedInto(window)).toEqual({ email: 'cook@demo.test' })
  })
})
