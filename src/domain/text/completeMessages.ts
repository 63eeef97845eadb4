/** A parsed message; what a pattern is made of is the text library's own business. */
export interface TextMessage {
  readonly id: string
  readonly value?: unknown
  readonly attributes?: Readonly<Record<string, unknown>>
}

/**
 * The messages of a locale, with those of the source language wherever the locale has no message, no value or no
 * attribute of its own (I18N-08).
 */
export const completeMessages = <Message extends TextMessage>(
  own: ReadonlyArray<Message>,
  source: ReadonlyArray<Message>,
): ReadonlyArray<Message> => {
  const sourceOf = new Map(source.map((message) => [message.id, message]))
  const known = new Set(own.map(({ id }) => id))
  const completed = own.map((message) => {
    const other = sourceOf.get(message.id)
    if (other === undefined) return message
    return {
      ...message,
      value: message.value ?? other.value,
      attributes: { ...other.attributes, ...message.attributes },
    }
  })
  return [...completed, ...source.filter(({ id }) => !known.has(id))]
}
