import { fetchCode } from '../../application/lateCode/fetchCode.ts'

export const loadCommandDialogs = async () => (await fetchCode(() => import('./CommandDialogs.tsx'))).CommandDialogs
