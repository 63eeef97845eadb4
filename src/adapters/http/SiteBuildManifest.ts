import { Clock, Effect, Schema } from 'effect'
import { BuildUnknown, type BuildManifestPort } from '../../application/ports/BuildManifest.ts'

const decode = Schema.decodeUnknownSync(Schema.Struct({ files: Schema.Record(Schema.String, Schema.String) }))

const pathOf = (address: string, document: Document): string => new URL(address, document.baseURI).pathname

/** `/asset-manifest.json?t={timestamp}` of the site (API-40, OP-74), and the scripts the page itself names. */
export const makeSiteBuildManifest = (document: Document, fetch: typeof globalThis.fetch): BuildManifestPort => ({
  running: [
    ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
  ].map((address) => pathOf(address, document)),

  published: Effect.flatMap(Clock.currentTimeMillis, (now) =>
    Effect.tryPromise({
      try: async (signal) => {
        const answer = await fetch(`/asset-manifest.json?t=${now}`, { signal, cache: 'no-store' })
        if (!answer.ok) throw new Error(`status ${answer.status}`)
        return Object.values(decode(await answer.json()).files).map((file) => pathOf(file, document))
      },
      catch: (cause) => new BuildUnknown({ cause }),
    }),
  ),
})
