import vm from 'node:vm'
import { beforeAll, describe, expect, it } from 'vitest'
import { inlineScript } from '../../../build/inlineScripts.ts'

interface World {
  readonly hidden?: boolean
  readonly tellsPaints?: boolean
  readonly readyState?: 'loading' | 'interactive'
  /** 'closed': reading the storage throws. */
  readonly session?: '{}' | 'closed'
}

let script: string
beforeAll(async () => {
  script = await inlineScript('afterPaint')
})

/** The page of the script, as far as the script uses it. */
const open = ({ hidden = false, tellsPaints = true, readyState = 'interactive', session }: World = {}) => {
  const asked: string[] = []
  const dataset: Record<string, string> = {}
  const later: Array<() => void> = []
  let read: () => void = () => undefined
  let tell: (name: string) => void = () => undefined
  const document = {
    hidden,
    readyState,
    documentElement: { dataset },
    currentScript: { dataset: { main: '/assets/start.js', files: '/assets/a.js /assets/b.js' } },
    head: { append: ({ href, src }: { href?: string; src?: string }) => void asked.push(href ?? `${src} runs`) },
    createElement: () => ({}),
    addEventListener: (_: 'DOMContentLoaded', listener: () => void) => (read = listener),
  }
  class PerformanceObserver {
    static supportedEntryTypes = tellsPaints ? ['paint'] : []
    constructor(heard: (entries: object) => void) {
      tell = (name) => heard({ getEntriesByName: (wanted: string) => (wanted === name ? [name] : []) })
    }
    observe() {}
  }
  vm.runInNewContext(script, {
    document,
    window: {},
    location: { origin: 'https://portal.example' },
    PerformanceObserver,
    localStorage: {
      getItem: (key: string) => {
        if (session === 'closed') throw new Error('The storage is closed')
        return key === 'portal.session' ? (session ?? null) : null
      },
    },
    setTimeout: (run: () => void) => later.push(run),
    fetch: (url: string) => {
      asked.push(new URL(url).pathname)
      return Promise.reject(new Error('offline'))
    },
  })
  return {
    asked,
    isShort: () => 'firstWords' in dataset,
    paint: (name: string) => tell(name),
    read: () => {
      document.readyState = 'interactive'
      read()
    },
    wait: () => later.forEach((run) => run()),
  }
}

const ALL = ['/flags/api/v1/flags', '/assets/a.js', '/assets/b.js', '/assets/start.js runs']

describe('the inline script of pages that are read first (ROUTE-01)', () => {
  it('keeps the page short and requests nothing until the first contentful paint', () => {
    const page = open()
    page.paint('first-paint')
    expect([page.isShort(), page.asked]).toEqual([true, []])
    page.paint('first-contentful-paint')
    expect([page.isShort(), page.asked]).toEqual([false, ALL])
  })

  it('waits for the first paint when the storage cannot be read, too', () => {
    expect(open({ session: 'closed' }).isShort()).toBe(true)
  })

  it('starts once, even when the paint is reported again', () => {
    const page = open()
    for (const _ of [1, 2]) page.paint('first-contentful-paint')
    page.wait()
    page.read()
    expect(page.asked).toEqual(ALL)
  })

  it('starts only after the document has been parsed', () => {
    const page = open({ readyState: 'loading' })
    page.paint('first-contentful-paint')
    expect(page.asked).toEqual([])
    page.read()
    expect([page.isShort(), page.asked]).toEqual([false, ALL])
  })

  it('starts when no paint was reported for a while', () => {
    const page = open()
    page.wait()
    expect([page.isShort(), page.asked]).toEqual([false, ALL])
  })

  it.each([
    ['in a hidden tab', { hidden: true }],
    ['when the browser reports no paints', { tellsPaints: false }],
    ['for a signed-in user, whom the portal redirects (ROUTE-02)', { session: '{}' as const }],
  ])('starts at once with the whole page %s', (_, world) => {
    const page = open(world)
    expect([page.isShort(), page.asked]).toEqual([false, ALL])
  })

  it('starts in a hidden tab once the document has been parsed', () => {
    const page = open({ hidden: true, readyState: 'loading' })
    expect(page.asked).toEqual([])
    page.read()
    expect([page.isShort(), page.asked]).toEqual([false, ALL])
  })
})
