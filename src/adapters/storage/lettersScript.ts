import { OURS } from './keptTexts.ts'

/** The storage key of the chosen letters, a startup value. */
export const LETTERS_KEY = `${OURS}letters`

/**
 * An inline script that sets Nastaliq, if it is chosen, before the first paint, and preloads its font: the file is
 * named by `data-font`, and the preload of Naskh stands before it.
 */
export const LETTERS_SCRIPT = `(()=>{const d=document,s=d.currentScript;let l;try{l=localStorage.getItem('${LETTERS_KEY}')}catch{}if(l!=='nastaliq')return;d.documentElement.dataset.letters=l;const p=d.querySelector('[as=font]').cloneNode();p.href=s.dataset.font;s.after(p)})()`
