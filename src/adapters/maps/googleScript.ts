/** Loads Google's script; rejects if it cannot be loaded. Calling it again retries. */
export const loadGoogleMaps = (window: Window, apiKey: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if ('google' in window) {
      resolve()
      return
    }
    const { document } = window
    Object.assign(window, { googleMapsReady: resolve })
    const query = new URLSearchParams({
      key: apiKey,
      callback: 'googleMapsReady',
      language: document.documentElement.lang,
    })
    const script = document.createElement('script')
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`
    script.async = true
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The code of Google Maps could not be fetched'))
    })
    document.head.append(script)
  })
