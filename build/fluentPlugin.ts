import type { Plugin } from 'vite'
import { markedWhole } from '../src/domain/text/wholeLocale.ts'
import { completeMessagesOf, translatedLocales } from './texts.ts'

const LOCALE_FILE = /^\/locales\/([\w-]+)\.json$/

/** Generates `/locales/{locale}.json` from the Fluent files (API-41), in the build and in development. */
export const fluent = (): Plugin => ({
  name: 'fluent-texts',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const locale = LOCALE_FILE.exec(request.url ?? '')?.[1]
      if (!locale || !translatedLocales().includes(locale)) return next()
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(markedWhole(completeMessagesOf(locale))))
    })
  },
  generateBundle() {
    for (const locale of translatedLocales())
      this.emitFile({
        type: 'asset',
        fileName: `locales/${locale}.json`,
        source: JSON.stringify(markedWhole(completeMessagesOf(locale))),
      })
  },
})
