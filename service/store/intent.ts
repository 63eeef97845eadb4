/** What happens at most once: the first answer to a key is the answer to its repeats (CON-16). */
export interface Intent {
  readonly accountId: string
  readonly key: string
  /** SHA-256 of call and body, base64url: the same key with another body is refused. */
  readonly fingerprint: string
}

/** The outcome of the first use of an intent's key: `id` names what it made, an order, an outlet or a bulk job. */
export type EarlierIntent = { readonly outcome: 'repeated'; readonly id: string } | { readonly outcome: 'key-reused' }
