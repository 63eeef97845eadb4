/**
 * A string that identifies one kind of thing. Plain strings are assignable to it, so that tests and decoders can write
 * them; ids of another kind are not, so that swapped arguments do not compile (ADR 65).
 */
type Id<Kind extends string> = string & { readonly __kind?: Kind }

export type OrderId = Id<'order'>
/** A vendor, a parent vendor or an outlet: an outlet is a vendor with a parent (OUTLET-01). */
export type VendorId = Id<'vendor'>
/** An entry of the address book. */
export type CustomerId = Id<'customer'>
/** A bulk job. */
export type JobId = Id<'bulk job'>
/** A saved card in the wallet. */
export type CardId = Id<'card'>
/** Brand and country, such as `dobrego-cz`. */
export type DeploymentId = Id<'deployment'>
/** A person's account. */
export type UserId = Id<'user'>
