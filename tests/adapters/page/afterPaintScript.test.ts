import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { AFTER_PAINT_SCRIPT } from '../../../src/adapters/page/afterPaintScript.ts'

interface World {
  readonly hidden?: boolean
  readonly tellsPaints?: boolean
  readonly readyState?: 'loading' | 'interactive'
  /** 'closed': the storage cannot be read. */
  readonly session?: '{}' | 'closed'
}

/** The page that the script stands in, as far as it looks at it. */
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
    constructor(heard: (entries: object, observer: object) => void) {
      const observer = { disconnect: () => (tell = () => undefined) }
      tell = (name) => heard({ getEntriesByName: (wanted: string) => (wanted === name ? [name] : []) }, observer)
    }
    observe() {}
  }
  vm.runInNewContext(AFTER_PAINT_SCRIPT, {
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
      return Promise.reject(new Error('no line'))
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

describe('a page that is read before it is used (ROUTE-01)', () => {
  it('is short and asks for nothing until its first words are on the screen', () => {
    const page = open()
    page.paint('first-paint')
    expect([page.isShort(), page.asked]).toEqual([true, []])
    page.paint('first-contentful-paint')
    expect([page.isShort(), page.asked]).toEqual([false, ALL])
  })

  it('waits for them where nothing can be read from the device either', () => {
    expect(open({ session: 'closed' }).isShort()).toBe(true)
  })

  it('starts once, whatever is told again', () => {
    const page = open()
    for (const _ of [1, 2]) page.paint('first-contentful-paint')
    page.wait()
    page.read()
    expect(page.asked).toEqual(ALL)
  })

  it('is read to its end before a script runs in it', () => {
    const page = open({ readyState: 'loading' })
    page.paint('first-contentful-paint')
    expect(page.asked).toEqual([])
    page.read()
    expect([page.isShort(), page.asked]).toEqual([false, ALL])
  })

  it('starts although nothing was painted for long', () => {
    const page = open()
    page.wait()
    expect([page.isShort(), page.asked]).toEqual([false, ALL])
  })

  it.each([
    ['where nobody looks', { hidden: true }],
    ['where nobody tells of paints', { tellsPaints: false }],
    ['for a person who is signed in, who is led on (ROUTE-02)', { session: '{}' as const }],
  ])('starts at once and whole %s', (_, world) => {
    const page = open(world)
    expect([page.isShort(), page.asked]).toEqual([false, ALL])
  })

  it('starts in a tab that nobody looks at when it has been read', () => {
    const page = open({ hidden: true, readyState: 'loading' })
    expect(page.asked).toEqual([])
    page.read()
    expect([page.isShort(), page.asked]).toEqual([false, ALL])
  })
})
