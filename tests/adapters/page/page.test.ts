import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { describeOrganization, showCanonical } from '../../../src/adapters/page/pageHead.ts'
import { unregisterServiceWorkers } from '../../../src/adapters/page/serviceWorkers.ts'
import { watchTyping } from '../../../src/adapters/page/typedText.ts'
import { deploymentOf } from '../../../src/domain/market/deployments.ts'

const aDocument = (html = '') => {
  const window = new Window({ url: 'https://portal.test/connect?back=x' })
  window.document.body.innerHTML = html
  return window.document as unknown as Document
}

describe('The head of a page', () => {
  it('names the address that stands for it, without query, and follows the addresses (NAV-18, OP-59)', () => {
    const document = aDocument()
    showCanonical(document, 'https://portal.test', '/connect')
    showCanonical(document, 'https://portal.test', '/')
    const links = [...document.head.querySelectorAll('link[rel=canonical]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://portal.test/'])
  })

  it('says who stands behind it, as data (NAV-18, OP-59)', () => {
    const document = aDocument()
    describeOrganization(document, 'https://portal.test', deploymentOf('qamarly-kw')!)
    const script = document.head.querySelector('script[type="application/ld+json"]')
    expect(JSON.parse(script?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Qamarly',
      url: 'https://portal.test',
      logo: 'https://portal.test/brands/qamarly/favicon.svg',
    })
  })
})

describe('A service worker of an earlier portal', () => {
  it('is unregistered at startup, each of them (PERSIST-05)', async () => {
    const gone: Array<string> = []
    const worker = (name: string) => ({ unregister: () => Promise.resolve(gone.push(name) > 0) })
    const registered = [worker('a'), worker('b')]
    const navigator = { serviceWorker: { getRegistrations: () => Promise.resolve(registered) } }
    await unregisterServiceWorkers(navigator as unknown as Navigator)
    expect(gone).toEqual(['a', 'b'])
  })

  it.each([[{}], [{ serviceWorker: { getRegistrations: () => Promise.reject(new Error('insecure')) } }]])(
    'is none where the browser has none (PERSIST-05)',
    async (navigator) => {
      await expect(unregisterServiceWorkers(navigator as Navigator)).resolves.toBeUndefined()
    },
  )
})

describe('What is typed into a page', () => {
  const typed = (document: Document, selector: string, text: string) => {
    const field = document.querySelector<HTMLInputElement>(selector)!
    field.value = text
    field.dispatchEvent(new document.defaultView!.Event('input', { bubbles: true }))
  }

  it('keeps a new build waiting while it would be lost, and no longer (BUILD-04)', () => {
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

  it('does not where the draft is kept, or nothing is lost (BUILD-04, PERSIST-02)', () => {
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
