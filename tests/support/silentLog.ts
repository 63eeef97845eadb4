import type { Log } from '../../service/base/log.ts'

export const silentLog: Log = { info: () => undefined, error: () => undefined }
