/** A message as the locale store has it; what a pattern is made of is the text library's own business. */
interface StoredMessage {
  readonly id: string
  readonly value: unknown
  readonly attributes: Readonly<Record<string, unknown>>
}

const isMessage = (message: unknown): message is StoredMessage => {
  if (typeof message !== 'object' || message === null) return false
  const { id, attributes } = message as Partial<StoredMessage>
  return typeof id === 'string' && typeof attributes === 'object' && attributes !== null
}

/**
 * One JSON per locale from the locale store (API-41, I18N-06). Rejects when it is not there or not one. Without schemas:
 * light pages use it too.
 */
export const siteTexts = async (
  fetcher: typeof fetch,
  store: string,
  locale: string,
): Promise<ReadonlyArray<StoredMessage>> => {
  const answer = await fetcher(`${store}/${locale}.json`)
  if (!answer.ok) throw new TypeError(`Could not load the texts of ${locale}: ${answer.status}`)
  const messages: unknown = await answer.json()
  if (!Array.isArray(messages) || !messages.every(isMessage))
    throw new TypeError(`Could not load the texts of ${locale}: they are none`)
  return messages
}
