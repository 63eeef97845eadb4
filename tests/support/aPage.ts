/** As much of a browser's page as an adapter in Node can be given: it has an origin, no script, and hears events. */
export const aPage = (origin: string): Window =>
  Object.assign(new EventTarget(), {
    location: { origin },
    document: { querySelector: () => null },
  }) as unknown as Window
