import { fetchCode } from '../../application/build/fetchCode.ts'

export const loadCommandDialogs = async () => (await fetchCode(() => import('./CommandDialogs.tsx'))).CommandDialogs
