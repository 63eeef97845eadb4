/** A text of the device's storage; `null` also where the browser forbids storage. */
export const storedText = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
