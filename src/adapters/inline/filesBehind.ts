import { preloadFiles } from './parts/preloadFiles.ts'

/*
 * Preloads further files of the page (`data-files`) from a script: browsers load six files at a time and scan the page's
 * own references before they render any text (ADR 11).
 */

preloadFiles(document.currentScript!.dataset['files'] ?? '')
