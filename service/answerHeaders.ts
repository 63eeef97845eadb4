/** Of every answer of the API, good or bad: JSON that is kept nowhere and taken for nothing else. */
export const ANSWER_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
} as const
