import { Schema } from 'effect'

/** Messages of a locale, parsed already; what a pattern is made of is the text library's own business. */
const LocaleFile = Schema.Array(
  Schema.Struct({ id: Schema.String, value: Schema.Any, attributes: Schema.Record(Schema.String, Schema.Any) }),
)

/** One JSON per locale from the locale store (API-41, I18N-06). Rejects when it is not there or not one. */
export const siteTexts = async (fetcher: typeof fetch, store: string, locale: string) => {
  const answer = await fetcher(`${store}/${locale}.json`)
  if (!answer.ok) throw new Error(`The texts of ${locale} answered ${answer.status}`)
  return Schema.decodeUnknownSync(LocaleFile)(await answer.json())
}
