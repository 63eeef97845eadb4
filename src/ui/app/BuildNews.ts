/** Whether the page runs a build that the site has replaced (BUILD-03). */
export class BuildNews {
  private outdated = false
  private readonly listeners = new Set<() => void>()

  readonly isOutdated = (): boolean => this.outdated

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly markOutdated = (): void => {
    this.outdated = true
    for (const listener of this.listeners) listener()
  }
}
