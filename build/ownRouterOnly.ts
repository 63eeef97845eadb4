import type { Plugin } from 'vite'

/** Links fetch nothing ahead here: that is for pages which a server of the router renders. */
const WITHOUT_PREFETCH = `
import { createContext, useRef } from 'react'
const FrameworkContext = createContext(undefined)
const usePrefetchBehavior = () => [false, useRef(null), {}]
const mergeRefs = (...refs) => (value) => {
  for (const ref of refs) {
    if (typeof ref === 'function') ref(value)
    else if (ref != null) ref.current = value
  }
}
const PrefetchPageLinks = () => null`

/** Nobody listens to the router from outside of the portal. */
const WITHOUT_INSTRUMENTS = `
const consumeInstrumentationClientResultMetaReceiver = () => undefined`

const INSTEAD = [
  { of: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/, code: WITHOUT_PREFETCH },
  { of: /\/react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/, code: WITHOUT_INSTRUMENTS },
] as const

const EXPORTED = /export \{([^}]*)\}/

/**
 * Of the router, only what runs in a browser without a server of its own: 3 KiB less on every page. What is never called
 * stands there as nothing; where the library moves a file, the whole comes back and the budgets tell.
 */
export const ownRouterOnly = (): Plugin => ({
  name: 'own-router-only',
  enforce: 'pre',
  transform: (code, id) => {
    const file = id.replaceAll('\\', '/')
    const instead = INSTEAD.find(({ of }) => of.test(file))
    if (!instead) return undefined
    const names = (EXPORTED.exec(code)?.[1] ?? '').split(',').map((name) => name.trim())
    const kept = names.filter((name) => instead.code.includes(`const ${name} =`))
    const unused = names.filter((name) => !kept.includes(name))
    const nothing = unused.map((name) => `const ${name} = undefined`).join('\n')
    return { code: `${instead.code}\n${nothing}\nexport { ${names.join(', ')} }`, map: null }
  },
})
