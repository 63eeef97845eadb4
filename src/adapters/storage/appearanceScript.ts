import { OURS } from './keptTexts.ts'

/** The storage key of the chosen appearance, a startup value. */
export const APPEARANCE_KEY = `${OURS}theme`

/** An inline script that sets the appearance before the first paint, so that the other one does not flash. */
export const APPEARANCE_SCRIPT = `(()=>{const h=document.documentElement;let t;try{t=localStorage.getItem('${APPEARANCE_KEY}')}catch{}const d=t?t==='dark':matchMedia('(prefers-color-scheme: dark)').matches;h.dataset.theme=d?'dark':'light';h.classList.toggle('bp6-dark',d)})()`
