import { newId } from '#app/lib/id.ts'
import type { GuideFacts } from '#app/operations/setup/guide-steps.ts'
import type { MarketFacts } from '#app/operations/setup/readiness.ts'

export const NIGERIA: MarketFacts = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Nigeria',
  countries: ['NG'],
  undelivered: [],
  delivers: true,
  untaxed: [],
  missing: [],
  takesMoney: true,
  offersDemo: false,
  law: [],
  untranslated: [],
}

const PUBLISHED = { id: newId<'page'>(), status: 'published' } as const

/** A store that meets all requirements. */
export const READY: GuideFacts = {
  isDemo: false,
  country: 'NG',
  storeEmail: 'ada@example.com',
  hasMailServer: true,
  isMailServerTested: true,
  failedMails: 0,
  areTaxesDecided: true,
  hasTaxRates: true,
  hasZones: true,
  products: { active: 1, free: 0, withoutImage: 0, available: 1 },
  hasProducts: true,
  needsMaker: false,
  hasOwnCategories: false,
  hasBrand: false,
  hasImported: false,
  policies: new Map((['terms', 'privacy', 'returns', 'shipping'] as const).map((policy) => [policy, PUBLISHED])),
  unfinishedTexts: [],
  markets: [NIGERIA],
}
