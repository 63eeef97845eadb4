import type { ReactElement } from 'react'

/**
 * What a component may render beside its own elements: elements, but no text. Translators of browsers replace texts,
 * and React then fails when it removes one or inserts something before it (docs/adr/0103).
 */
export type Elements = ReactElement | ReadonlyArray<Elements> | boolean | null | undefined
