import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { inlineScript } from '../../build/inlineScripts.ts'

it('A button in a static page has a unique id, and presses before its script are kept (AUTH-01, AUTH-14)', async () => {
  const earlyPress = await inlineScript('earlyPress')
  const faults = globSync('dist/pages/*/en/*.html').flatMap((file) => {
    const html = readFileSync(file, 'utf8')
    const buttons = html.match(/<button[^>]*>/g) ?? []
    const ids = buttons.map((button) => / id="([^"]+)"/.exec(button)?.[1])
    const isHeard = buttons.length === 0 || html.includes(earlyPress)
    return isHeard && !ids.includes(undefined) && new Set(ids).size === ids.length ? [] : [{ file, isHeard, ids }]
  })
  expect(faults).toEqual([])
})

it('Every deployment has the page of unknown addresses in each of its languages (ROUTE-21)', () => {
  const folders = globSync('dist/pages/*/*/')
  expect(folders.length).toBeGreaterThan(0)
  expect(
    globSync('dist/pages/*/*/not-found.html')
      .map((file) => path.dirname(file))
      .sort(),
  ).toEqual(folders.sort())
})

const pageFiles = () => globSync('dist/pages/*/*/*.html').filter((file) => !file.endsWith('help-centre.html'))

it('Every page has the footer after the React root and before any script (SCR-02)', () => {
  const without = pageFiles().filter(
    (file) =>
      !/<\/div><footer class="site-footer" data-leads-out-only="(true|false)">/.test(readFileSync(file, 'utf8')),
  )
  expect(without).toEqual([])
  const leadingOut = pageFiles().filter((file) =>
    readFileSync(file, 'utf8').includes('class="site-footer" data-leads-out-only="true"'),
  )
  expect(new Set(leadingOut.map((file) => path.basename(file, '.html')))).toEqual(
    new Set(['public-tracking', 'planned-maintenance', 'unplanned-maintenance']),
  )
})

it('Every page has one language drawer and a link to it, if there are several languages (SCR-03)', () => {
  const faults = pageFiles().flatMap((file) => {
    const html = readFileSync(file, 'utf8')
    const drawers = html.match(/<dialog id="languages"/g)?.length ?? 0
    const languages = globSync(`${path.dirname(path.dirname(file))}/*`).length
    const isRight = languages > 1 ? drawers === 1 && html.includes('href="#languages"') : drawers === 0
    return isRight ? [] : [{ file, drawers, languages }]
  })
  expect(faults).toEqual([])
})

describe('what pages tell search engines and messengers', () => {
  const headOf = (file: string) => {
    const { document } = new Window()
    document.write(/<head>.*<\/head>/s.exec(readFileSync(file, 'utf8'))![0])
    return document.head
  }
  const languagesOf = (file: string) =>
    globSync(`${path.dirname(path.dirname(file))}/*`)
      .map((folder) => path.basename(folder))
      .toSorted()

  it('names the page in every other language, for every deployment (NAV-18)', () => {
    const files = globSync('dist/pages/*/*/faq.html')
    expect(new Set(files.map((file) => file.split(path.sep)[2])).size).toBe(33)
    for (const file of files) {
      const links = [...headOf(file).querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        new URL(link.getAttribute('href') ?? '').search,
      ])
      const others = languagesOf(file).map((locale) => [locale, `?lang=${locale}`])
      expect(links.toSorted()).toEqual([...others, ['x-default', '']].toSorted())
    }
  })

  it('describes the organization, and shows a card of the brand with title and description (NAV-18, OP-59)', () => {
    const head = headOf('dist/pages/qamarly-kw/ar/landing.html')
    const meta = (name: string) => head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
    expect(JSON.parse(head.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Qamarly',
      url: 'https://kw.qamarly.example/',
      logo: 'https://kw.qamarly.example/brands/qamarly/favicon.svg',
    })
    expect([meta('title'), meta('description')]).toEqual([
      head.querySelector('title')?.textContent,
      head.querySelector('meta[name=description]')?.getAttribute('content'),
    ])
    expect(head.innerHTML).not.toMatch(/[\u2068\u2069]/)
    expect(meta('url')).toBe('https://kw.qamarly.example/?lang=ar')
    expect(existsSync(`dist${new URL(meta('image') ?? '').pathname}`)).toBe(true)
  })

  it('names no address of a page that opens an order, and of no screen', () => {
    for (const page of ['public-tracking', 'delivery-receipt', 'tracking', 'not-found']) {
      const head = headOf(`dist/pages/dobrego-cz/en/${page}.html`)
      expect(head.querySelectorAll('link[rel=alternate], meta[property="og:url"]')).toHaveLength(0)
      expect(head.querySelector('script[type="application/ld+json"]')).not.toBeNull()
    }
  })
})
