/** A parsed message; the structure of its patterns is private to the text library. */
export interface TextMessage {
  readonly id: string
  readonly value?: unknown
  readonly attributes?: Readonly<Record<string, unknown>>
}

/**
 * Completes the messages of a locale from another one wherever the locale lacks a message, a value or an attribute
 * (I18N-08, I18N-12).
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
