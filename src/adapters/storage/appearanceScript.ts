import { OURS } from './keptTexts.ts'

/** Where the chosen appearance is kept: a startup value under its own key. */
export const APPEARANCE_KEY = `${OURS}theme`

/** What the page does before its first paint, as an inline script: no flash of the other appearance. */
export const APPEARANCE_SCRIPT = `(()=>{const h=document.documentElement;let t;try{t=localStorage.getItem('${APPEARANCE_KEY}')}catch{}const d=t?t==='dark':matchMedia('(prefers-color-scheme: dark)').matches;h.dataset.theme=d?'dark':'light';h.classList.toggle('bp6-dark',d)})()`
