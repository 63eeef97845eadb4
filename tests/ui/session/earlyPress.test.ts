import vm from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import { EARLY_PRESS_SCRIPT, takeEarlyPress } from '../../../src/adapters/storage/earlyPress.ts'

afterEach(() => {
  delete document.documentElement.dataset['pressed']
})

const press = () => window.dispatchEvent(new Event('submit'))

describe('A form that is sent', () => {
  it('before its script is there is answered once, and not again by what is sent later (AUTH-01)', () => {
    vm.runInNewContext(EARLY_PRESS_SCRIPT, { document, addEventListener: window.addEventListener.bind(window) })
    press()
    expect([takeEarlyPress(document), takeEarlyPress(document)]).toEqual([true, false])
    press()
    expect(takeEarlyPress(document)).toBe(false)
  })

  it('by nobody is not answered (AUTH-01)', () => {
    expect(takeEarlyPress(document)).toBe(false)
  })
})
