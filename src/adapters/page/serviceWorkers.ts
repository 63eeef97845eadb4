/** An earlier portal may have left one behind: it would go on answering with old files (PERSIST-05). */
export const unregisterServiceWorkers = async (navigator: Pick<Navigator, 'serviceWorker'>): Promise<void> => {
  try {
    const registered = await navigator.serviceWorker.getRegistrations()
    await Promise.all(registered.map((worker) => worker.unregister()))
  } catch {
    // No such thing here, or not allowed: then none is at work either.
  }
}
