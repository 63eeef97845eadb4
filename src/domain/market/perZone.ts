/**
 * Memoizes `make` by zone, because creating a formatter costs a hundred times as much as using it. `zone` is an IANA
 * name. Few, fixed keys need no cache library (ADR 70).
 */
export const perZone = <T>(make: (zone: string) => T): ((zone: string) => T) => {
  const made = new Map<string, T>()
  return (zone) => {
    const known = made.get(zone)
    if (known !== undefined) return known
    const one = make(zone)
    made.set(zone, one)
    return one
  }
}
