/**
 * A string that names one kind of thing. Plain text is accepted where such an id is expected, as tests and decoders
 * write it; the id of another kind is not, so that swapped arguments do not compile (ADR 65).
 */
type Id<Kind extends string> = string & { readonly __kind?: Kind }

export type OrderId = Id<'order'>
/** A vendor, a parent vendor or an outlet: an outlet is a vendor with a parent (OUTLET-01). */
export type VendorId = Id<'vendor'>
/** A row of the address book. */
export type CustomerId = Id<'customer'>
/** A bulk job. */
export type JobId = Id<'bulk job'>
/** A card kept in the wallet. */
export type CardId = Id<'card'>
/** Brand and country, such as `dobrego-cz`. */
export type DeploymentId = Id<'deployment'>
/** The account of a person. */
export type UserId = Id<'user'>
