import type { CountryCode } from '../../src/domain/market/countries.ts'
import type { DemoWorld } from './demoWorld.ts'
import { AE } from './world/ae.ts'
import { AR } from './world/ar.ts'
import { AT } from './world/at.ts'
import { BD } from './world/bd.ts'
import { BH } from './world/bh.ts'
import { CY } from './world/cy.ts'
import { CZ } from './world/cz.ts'
import { EG } from './world/eg.ts'
import { FI } from './world/fi.ts'
import { GR } from './world/gr.ts'
import { HK } from './world/hk.ts'
import { HU } from './world/hu.ts'
import { IQ } from './world/iq.ts'
import { JO } from './world/jo.ts'
import { JP } from './world/jp.ts'
import { KH } from './world/kh.ts'
import { KR } from './world/kr.ts'
import { KW } from './world/kw.ts'
import { LA } from './world/la.ts'
import { MM } from './world/mm.ts'
import { MY } from './world/my.ts'
import { NO } from './world/no.ts'
import { OM } from './world/om.ts'
import { PH } from './world/ph.ts'
import { PK } from './world/pk.ts'
import { QA } from './world/qa.ts'
import { RO } from './world/ro.ts'
import { SA } from './world/sa.ts'
import { SE } from './world/se.ts'
import { SG } from './world/sg.ts'
import { TH } from './world/th.ts'
import { TR } from './world/tr.ts'
import { TW } from './world/tw.ts'

/** The demo data of each country, and so of each deployment. */
export const DEMO_WORLDS: Readonly<Record<CountryCode, DemoWorld>> = {
  AE,
  AR,
  AT,
  BD,
  BH,
  CY,
  CZ,
  EG,
  FI,
  GR,
  HK,
  HU,
  IQ,
  JO,
  JP,
  KH,
  KR,
  KW,
  LA,
  MM,
  MY,
  NO,
  OM,
  PH,
  PK,
  QA,
  RO,
  SA,
  SE,
  SG,
  TH,
  TR,
  TW,
}
