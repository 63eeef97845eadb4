/** Does what is asked for under one name once at a time: whoever asks for it meanwhile waits for the same. */
export const joined = <T>(): ((name: string, work: () => Promise<T>) => Promise<T>) => {
  const underWay = new Map<string, Promise<T>>()
  return (name, work) => {
    const known = underWay.get(name)
    if (known !== undefined) return known
    const doing = work().finally(() => underWay.delete(name))
    underWay.set(name, doing)
    return doing
  }
}
