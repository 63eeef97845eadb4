/** Fields that describe an address further, such as its unit and building. */
type Details = { readonly [field: string]: string }

const filter = <D extends Partial<Details>>(details: D, isWanted: (field: keyof D) => boolean) =>
  Object.entries(details).filter(([field]) => isWanted(field))

/** The change of a draft that leaves an address: what came with it goes with it, unless a person has edited it. */
export const withoutBrought = <D extends Partial<Details>>(draft: NoInfer<D>, brought: D): D =>
  Object.fromEntries(filter(brought, (field) => draft[field] === brought[field]).map(([field]) => [field, ''])) as D

/** The change of a draft that returns to an address: fills in what it brought, where the draft is empty. */
export const withBrought = <D extends Partial<Details>>(draft: NoInfer<D>, brought: D): D =>
  Object.fromEntries(filter(brought, (field) => draft[field] === '')) as D

/** Those of the details that a person typed, which stay when the address changes. */
export const typedBeside = <D extends Partial<Details>>(typed: D, brought: NoInfer<Partial<D>>): Partial<D> =>
  Object.fromEntries(filter(typed, (field) => typed[field] !== '' && typed[field] !== brought[field])) as Partial<D>
