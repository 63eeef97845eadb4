import type { Plugin } from 'vite'
import { markedWhole } from '../src/domain/text/wholeLocale.ts'
import { idsOfTexts, shownMessagesOf, translatedLocales } from './texts.ts'

const LOCALE_FILE = /^\/locales\/([\w-]+)\.json$/

/** Generates `/locales/{locale}.json` from the Fluent files (API-41), in the build and in development. */
export const fluent = (): Plugin => ({
  name: 'fluent-texts',
  config: () => ({ define: { IDS_OF_TEXTS: JSON.stringify(idsOfTexts()) } }),
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const locale = LOCALE_FILE.exec(request.url ?? '')?.[1]
      if (!locale || !translatedLocales().includes(locale)) return next()
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(markedWhole(shownMessagesOf(locale), idsOfTexts())))
    })
  },
  generateBundle() {
    for (const locale of translatedLocales())
      this.emitFile({
        type: 'asset',
        fileName: `locales/${locale}.json`,
        source: JSON.stringify(markedWhole(shownMessagesOf(locale), idsOfTexts())),
      })
  },
})
