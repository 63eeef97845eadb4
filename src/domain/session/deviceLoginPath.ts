/** Whether the path has the segment odwp, which marks a device login and selects no screen (MODE-08). */
export const isDeviceLoginPath = (path: string): boolean => path.split('/').includes('odwp')

/** A prefix of any screen's path on a device; it selects no screen itself (MODE-08). */
const DEVICE_LOGIN = '/odwp'

const MARKED = /^\/odwp(?=\/|$)/

/** The path without that prefix: the screen to show. */
export const screenPath = (path: string): string => path.replace(MARKED, '') || '/'

/** The part of the path that a router must skip. */
export const basePath = (path: string): string => (MARKED.test(path) ? DEVICE_LOGIN : '/')
