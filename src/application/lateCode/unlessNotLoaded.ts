import { CodeNotFetched } from './fetchCode.ts'

/** Waits for code; `undefined` if it cannot be loaded. Any other rejection is a defect, which the browser reports. */
export const unlessNotLoaded = async <Code>(loading: Promise<Code>): Promise<Code | undefined> => {
  try {
    return await loading
  } catch (failure) {
    if (failure instanceof CodeNotFetched) return undefined
    throw failure
  }
}
