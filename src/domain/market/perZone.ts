/** Made once for each zone: making costs a hundred times what using does. `zone` is an IANA name. */
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
