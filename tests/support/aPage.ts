/** The part of a browser's page that adapters need in Node: an origin, no scripts, and events. */
export const aPage = (origin: string): Window =>
  Object.assign(new EventTarget(), {
    location: { origin },
    document: { querySelector: () => null },
  }) as unknown as Window
