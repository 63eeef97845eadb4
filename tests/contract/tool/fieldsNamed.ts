/** Names a field that the suite reads and `open` does not return, such as a misspelt one. */
export const fieldsNamed =
  (suite: string) =>
  (returned: unknown): unknown => {
    if (typeof returned !== 'object' || returned === null || Object.getPrototypeOf(returned) !== Object.prototype)
      return returned
    const names = Object.keys(returned)
    return new Proxy(returned, {
      get: (target, key) => {
        if (typeof key === 'string' && key !== 'then' && !(key in target))
          throw new Error(
            `open() returns ${names.join(', ')}, and not "${key}", which the suite reads; tests/contract/${suite}.contract.ts says what it returns`,
          )
        return Reflect.get(target, key) as unknown
      },
    })
  }
