/** The path segment odwp marks a special device login and selects no screen (MODE-08). */
export const isDeviceLoginPath = (path: string): boolean => path.split('/').includes('odwp')

/** Stands before any screen's path on a device and selects none of its own (MODE-08). */
export const DEVICE_LOGIN = '/odwp'

const MARKED = /^\/odwp(?=\/|$)/

/** The path without that mark: the screen it shows. */
export const screenPath = (path: string): string => path.replace(MARKED, '') || '/'

/** What a router has to look past. */
export const basePath = (path: string): string => (MARKED.test(path) ? DEVICE_LOGIN : '/')
