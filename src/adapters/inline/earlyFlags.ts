import { requestFlags } from './parts/requestFlags.ts'

/*
 * In every page, after the other early calls: the flags load in parallel with the scripts (ADR 33).
 */

requestFlags()
