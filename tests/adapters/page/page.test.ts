import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { showCanonical } from '../../../src/adapters/page/pageHead.ts'
import { unregisterServiceWorkers } from '../../../src/adapters/page/serviceWorkers.ts'
import { watchTyping } from '../../../src/adapters/page/typedText.ts'

const aDocument = (html = '') => {
  const window = new Window({ url: 'https://portal.test/connect?back=x' })
  window.document.body.innerHTML = html
  return window.document as unknown as Document
}

describe('page head', () => {
  it.each([
    ['/connect?back=%2Fhistory#x', '/connect'],
    ['/?utm_source=till&lang=ar', '/?lang=ar'],
    ['/faq?lang=%22%3E', '/faq?lang=%22%3E'],
  ])('sets the canonical address of %s to %s, and updates it (NAV-18, OP-59)', (address, canonical) => {
    const document = aDocument()
    const at = (path: string) => new URL(path, 'https://portal.test') as unknown as Location
    showCanonical(document, at('/register'))
    showCanonical(document, at(address))
    const links = [...document.head.querySelectorAll('link[rel=canonical]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`https://portal.test${canonical}`])
  })
})

describe('unregisterServiceWorkers', () => {
  it('unregisters every service worker of an earlier portal (PERSIST-05)', async () => {
    const gone: Array<string> = []
    const worker = (name: string) => ({ unregister: () => Promise.resolve(gone.push(name) > 0) })
    const registered = [worker('a'), worker('b')]
    const navigator = { serviceWorker: { getRegistrations: () => Promise.resolve(registered) } }
    await unregisterServiceWorkers(navigator as unknown as Navigator)
    expect(gone).toEqual(['a', 'b'])
  })

  it.each([[{}], [{ serviceWorker: { getRegistrations: () => Promise.reject(new Error('insecure')) } }]])(
    'resolves where the browser has no service workers (PERSIST-05)',
    async (navigator) => {
      await expect(unregisterServiceWorkers(navigator as Navigator)).resolves.toBeUndefined()
    },
  )
})

describe('watchTyping', () => {
  const typed = (document: Document, selector: string, text: string) => {
    const field = document.querySelector<HTMLInputElement>(selector)!
    field.value = text
    field.dispatchEvent(new document.defaultView!.Event('input', { bubbles: true }))
  }

  it('holds a new build back while a reload would lose typed text (BUILD-04)', () => {
    const document = aDocument('<form><input name="email" value="given"><textarea></textarea></form>')
    const isTyping = watchTyping(document)
    expect(isTyping()).toBe(false)
    typed(document, 'input', 'a@b.test')
    expect(isTyping()).toBe(true)
    typed(document, 'input', '')
    expect(isTyping()).toBe(false)
    typed(document, 'textarea', 'words')
    expect(isTyping()).toBe(true)
    document.querySelector('form')!.remove()
    expect(isTyping()).toBe(false)
  })

  it('ignores fields whose draft is kept and fields that hold nothing to lose (BUILD-04, PERSIST-02)', () => {
    const document = aDocument(
      '<form data-kept><input name="a"></form><input type="search"><input type="date" name="d">',
    )
    const isTyping = watchTyping(document)
    typed(document, '[name=a]', 'Dvořák')
    typed(document, '[type=search]', 'Dvořák')
    typed(document, '[name=d]', '2026-03-12')
    expect(isTyping()).toBe(false)
  })
})
