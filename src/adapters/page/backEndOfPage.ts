import type { BackEnd } from '../../domain/market/backEnd.ts'

/** The addresses that the page carries in its HTML; the service that sends the page writes them into it. */
export const backEndOfPage = (): BackEnd => JSON.parse(document.documentElement.dataset['backEnd'] ?? '{}') as BackEnd
