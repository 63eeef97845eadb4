/** The text id of a translation key from the service. It is no `TextId`, because the portal may have no such message. */
export type ServiceTextId = string & { readonly isServiceTextId: true }

/** Fluent ids have no dots: `auth.password-invalid` is written `auth-password-invalid`. */
export const textIdOf = (translationKey: string): ServiceTextId => translationKey.replaceAll('.', '-') as ServiceTextId
