/** Unregisters service workers of earlier portals, which would continue to serve old files (PERSIST-05). */
export const unregisterServiceWorkers = async (navigator: Pick<Navigator, 'serviceWorker'>): Promise<void> => {
  try {
    const registered = await navigator.serviceWorker.getRegistrations()
    await Promise.all(registered.map((worker) => worker.unregister()))
  } catch {
    // Service workers are not supported or not allowed, so none is registered.
  }
}
