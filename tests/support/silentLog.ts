import type { Log } from '../../service/log.ts'

export const silentLog: Log = { info: () => undefined, error: () => undefined }
