import type { TextId } from './textIds.ts'

/** The text id of a translation key from the service. It is no `TextId`, because the portal may have no such message. */
export type ServiceTextId = string & { readonly isServiceTextId: true }

/** `Key` if its text is in `locales`, and `never` otherwise. */
export type KeyWithText<Key extends string> = IdOf<Key> extends TextId ? Key : never
type IdOf<Key extends string> = Key extends `${infer Head}.${infer Tail}` ? `${Head}-${IdOf<Tail>}` : Key

/** Fluent ids have no dots: `auth.password-invalid` is written `auth-password-invalid`. */
export const textIdOf = (translationKey: string): ServiceTextId => translationKey.replaceAll('.', '-') as ServiceTextId

/** The text id of a translation key that has a text. */
export const ownTextIdOf = <Key extends string>(translationKey: Key & KeyWithText<Key>): TextId =>
  translationKey.replaceAll('.', '-') as TextId
