/** Runs at most one call for each key at a time; concurrent callers with the same key share its result. */
export const singleFlight = <T>(): ((name: string, work: () => Promise<T>) => Promise<T>) => {
  const underWay = new Map<string, Promise<T>>()
  return (name, work) => {
    const known = underWay.get(name)
    if (known !== undefined) return known
    const doing = work().finally(() => underWay.delete(name))
    underWay.set(name, doing)
    return doing
  }
}
