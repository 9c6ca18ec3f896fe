import { href } from 'react-router'
import { countryName } from '#app/base/countries.ts'
import { findMissingPolicy, type StoredPolicies } from '#app/content/missing-policy.ts'
import type { TranslationAdvice } from '#app/content/translation-advice.ts'
import type { LawFinding } from '#app/operations/law/law-checks.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { POLICIES, type Policy } from '#app/store/policies.ts'
import { getSettingPath } from '#app/store/settings-fields.ts'
import { getPolicyLabel } from '#app/store/staff-labels.ts'

/** The data that the rules use. A text or list is empty until it is entered. */
export type ReadinessFacts = {
  readonly isDemo: boolean
  readonly country: string
  readonly storeEmail: string
  readonly hasMailServer: boolean
  /** True if the mail server has accepted an email. */
  readonly isMailServerTested: boolean
  readonly failedMails: number
  /** True if the store is registered somewhere, taxes are off, or one rate is charged everywhere. */
  readonly areTaxesDecided: boolean
  readonly products: ProductFacts
  /** True if there are products, including drafts. */
  readonly hasProducts: boolean
  /** True if the law requires each active product to name its manufacturer, and the store is not the manufacturer. */
  readonly needsMaker: boolean
  readonly policies: StoredPolicies
  /** Texts of the settings and the homepage that still have a gap to fill. */
  readonly unfinishedTexts: readonly { readonly label: string; readonly to: string }[]
  /** The open markets, with the primary market first. */
  readonly markets: readonly MarketFacts[]
}

/** Counts of active products. `active` counts only up to 2, and `available` up to 1. */
export type ProductFacts = {
  readonly active: number
  readonly free: number
  readonly withoutImage: number
  readonly available: number
}

export type MarketFacts = {
  readonly id: string
  readonly name: string
  /** ISO 3166-1 codes, with groups expanded to their members. */
  readonly countries: readonly string[]
  /** Countries that nothing can be delivered to. */
  readonly undelivered: readonly string[]
  /** True if shoppers can choose delivery or pickup somewhere. */
  readonly delivers: boolean
  /** Countries in which no tax is charged, although taxes are on. */
  readonly untaxed: readonly string[]
  /** Labels of what the market still needs, such as 'Exchange rate'. */
  readonly missing: readonly string[]
  readonly takesMoney: boolean
  readonly offersDemo: boolean
  /** The findings under the laws of the market's countries. */
  readonly law: readonly LawFinding[]
  /** Languages with many missing texts. */
  readonly untranslated: readonly TranslationAdvice[]
}

/** A problem, and the screen where it is fixed. A 'blocking' finding keeps the store from opening. */
export type Finding = {
  readonly severity: 'blocking' | 'advice'
  /** The market's name; null if the finding is about the whole store. */
  readonly market: string | null
  readonly text: string
  readonly to: string
  readonly action: string
}

/** A finding about the whole store or about a market. */
type FindingContent = Omit<Finding, 'severity' | 'market'>

type Check = (facts: ReadinessFacts) => readonly Finding[]

/** Creates a check of the whole store. */
const createStoreCheck =
  (severity: Finding['severity'], find: (facts: ReadinessFacts) => FindingContent | null): Check =>
  (facts) => {
    const found = find(facts)
    return found ? [{ severity, market: null, ...found }] : []
  }

/** Creates a check of each open market. Findings contain the market's name if there are several markets. */
const createMarketCheck =
  (severity: Finding['severity'], find: (market: MarketFacts, facts: ReadinessFacts) => FindingContent | null): Check =>
  (facts) =>
    facts.markets.flatMap((market) => {
      const found = find(market, facts)
      return found ? [{ severity, market: facts.markets.length > 1 ? market.name : null, ...found }] : []
    })

/** Everything that is checked before a store opens. readiness.test.ts breaks each rule once. */
export const RULES = {
  country: createStoreCheck('blocking', ({ country }) => {
    if (country !== '') return null
    return { text: adminText.findings.country, to: href('/admin/settings/setup'), action: adminText.actions.country }
  }),
  'home-market': createStoreCheck('advice', ({ country, markets }) => {
    if (country === '' || markets.some(({ countries }) => countries.includes(country))) return null
    return {
      text: adminText.findings.homeMarket(countryName(country)),
      to: href('/admin/markets'),
      action: adminText.actions.markets,
    }
  }),
  'market-complete': createMarketCheck('blocking', ({ id, missing }) => {
    if (missing.length === 0) return null
    const to = href('/admin/markets/edit/:id', { id })
    return { text: adminText.findings.marketComplete(missing.join(', ')), to, action: adminText.actions.completeMarket }
  }),
  taxes: createStoreCheck('blocking', ({ country, areTaxesDecided }) => {
    if (country !== '' && areTaxesDecided) return null
    return { text: adminText.findings.taxes, to: href('/admin/taxes'), action: adminText.actions.taxes }
  }),
  'untaxed-countries': createMarketCheck('advice', ({ untaxed }) => {
    if (untaxed.length === 0) return null
    return {
      text: adminText.findings.untaxed(formatCountries(untaxed)),
      to: href('/admin/taxes'),
      action: adminText.actions.taxes,
    }
  }),
  delivery: createMarketCheck('blocking', ({ delivers }, { country }) => {
    if (delivers && country !== '') return null
    return { text: adminText.findings.delivery, to: href('/admin/shipping'), action: adminText.actions.shippingRates }
  }),
  'undelivered-countries': createMarketCheck('advice', ({ delivers, undelivered }) => {
    if (!delivers || undelivered.length === 0) return null
    return {
      text: adminText.findings.undelivered(formatCountries(undelivered)),
      to: href('/admin/shipping'),
      action: adminText.actions.shippingZones,
    }
  }),
  products: createStoreCheck('blocking', ({ products, hasProducts, needsMaker }) => {
    if (products.active > 0) return null
    if (!hasProducts) {
      return {
        text: adminText.findings.firstProduct(needsMaker),
        to: href('/admin/products/new'),
        action: adminText.actions.addProduct,
      }
    }
    const text = adminText.findings.onlyDrafts(needsMaker)
    return { text, to: href('/admin/products'), action: adminText.actions.products }
  }),
  prices: createStoreCheck('blocking', ({ products: { free } }) => {
    if (free === 0) return null
    const to = `${href('/admin/products')}?status=active&sort=price`
    return { text: adminText.findings.free(free), to, action: adminText.actions.prices }
  }),
  images: createStoreCheck('advice', ({ products: { withoutImage } }) => {
    if (withoutImage === 0) return null
    const to = `${href('/admin/products')}?status=active`
    return { text: adminText.findings.withoutImage(withoutImage), to, action: adminText.actions.products }
  }),
  availability: createStoreCheck('advice', ({ products: { active, available } }) => {
    if (active === 0 || available > 0) return null
    const to = `${href('/admin/products')}?show=low-stock&sort=stock`
    return { text: adminText.findings.outOfStock, to, action: adminText.actions.stock }
  }),
  'demo-content': createStoreCheck('blocking', ({ isDemo }) => {
    if (!isDemo) return null
    return {
      text: adminText.findings.demoContent,
      to: href('/admin/settings/own-store'),
      action: adminText.actions.ownStore,
    }
  }),
  'unfinished-texts': createStoreCheck('blocking', ({ unfinishedTexts }) => {
    const [first] = unfinishedTexts
    if (!first) return null
    const text = adminText.findings.unfinishedTexts(unfinishedTexts.map(({ label }) => label).join(', '))
    return { text, to: first.to, action: adminText.actions.finishTexts }
  }),
  policies: (facts) => listPolicyFindings(facts),
  law: (facts) => listLegalFindings(facts),
  translations: ({ markets }) =>
    markets.flatMap(({ name, untranslated }) => {
      const market = markets.length > 1 ? name : null
      return untranslated.map((advice) => ({ severity: 'advice' as const, market, ...advice }))
    }),
  email: createStoreCheck('blocking', ({ storeEmail }) => {
    if (storeEmail !== '') return null
    return { text: adminText.findings.email, to: getSettingPath('store_email'), action: adminText.actions.email }
  }),
  'mail-server': createStoreCheck('blocking', ({ hasMailServer }) => {
    if (hasMailServer) return null
    return {
      text: adminText.findings.mailServer,
      to: href('/admin/settings/mail/server'),
      action: adminText.actions.mailServer,
    }
  }),
  'mail-test': createStoreCheck('blocking', ({ hasMailServer, isMailServerTested }) => {
    if (!hasMailServer || isMailServerTested) return null
    return {
      text: adminText.findings.mailTest,
      to: href('/admin/settings/mail/server'),
      action: adminText.actions.mailTest,
    }
  }),
  'failed-mail': createStoreCheck('advice', ({ failedMails }) => {
    if (failedMails === 0) return null
    return {
      text: adminText.findings.failedMails(failedMails),
      to: href('/admin/mails'),
      action: adminText.actions.mails,
    }
  }),
  payments: createMarketCheck('blocking', ({ takesMoney, offersDemo }) => {
    if (takesMoney || offersDemo) return null
    return { text: adminText.findings.payments, to: href('/admin/payments'), action: adminText.actions.payments }
  }),
  'demo-payments': createMarketCheck('blocking', ({ offersDemo }) => {
    if (!offersDemo) return null
    return { text: adminText.findings.demoPayments, to: href('/admin/payments'), action: adminText.actions.payments }
  }),
} as const satisfies Record<string, Check>

export type Rule = keyof typeof RULES

/** Lists the findings of these rules, in the order of the rules. */
export function listFindings(rules: readonly Rule[], facts: ReadinessFacts): readonly Finding[] {
  return rules.flatMap((rule) => RULES[rule](facts))
}

/** Pages that shoppers expect in every store. The markets determine which other pages the law requires. */
const EXPECTED_PAGES: Readonly<Partial<Record<Policy, Finding['severity']>>> = {
  terms: 'blocking',
  privacy: 'blocking',
  returns: 'blocking',
  shipping: 'advice',
}

function listPolicyFindings(facts: ReadinessFacts): readonly Finding[] {
  const missingPages = listPagesMissingTogether(facts)
  const others = POLICIES.flatMap((policy) => {
    const severity = EXPECTED_PAGES[policy]
    const found = severity && !missingPages.includes(policy) ? findMissingPolicy(policy, facts.policies) : null
    return severity && found ? [{ severity, market: null, text: found.text, to: found.to, action: found.action }] : []
  })
  if (missingPages.length === 0) return others
  const names = missingPages.map((policy) => getPolicyLabel(policy)).join(', ')
  const all = { text: adminText.findings.policies(names), to: href('/admin/pages'), action: adminText.actions.pages }
  return [{ severity: 'blocking', market: null, ...all }, ...others]
}

/**
 * Lists the missing pages that every store needs or that a market's law requires. Returns no page if only one is
 * missing, because that page gets its own finding.
 */
function listPagesMissingTogether({ policies, markets }: ReadinessFacts): readonly Policy[] {
  const legalFindings = markets.flatMap(({ law }) => law.filter(({ severity }) => severity === 'blocking'))
  const missing = POLICIES.filter((policy) => {
    const isExpected = EXPECTED_PAGES[policy] === 'blocking' && findMissingPolicy(policy, policies) !== null
    return isExpected || legalFindings.some((finding) => finding.policy === policy)
  })
  return missing.length > 1 ? missing : []
}

/**
 * Lists each legal finding once, without a market if it applies to all markets. Omits those that `listPolicyFindings`
 * reports.
 */
function listLegalFindings(facts: ReadinessFacts): readonly Finding[] {
  const { markets } = facts
  const missingPages = listPagesMissingTogether(facts)
  const expected = listPolicyFindings(facts).map(({ text }) => text)
  const found = markets.flatMap(({ name, law }) =>
    law
      .filter(({ policy }) => policy === undefined || !missingPages.includes(policy))
      .map(({ rule: _, policy: __, ...finding }) => ({ ...finding, market: name })),
  )
  const texts = new Set(found.map(({ text }) => text).filter((text) => !expected.includes(text)))
  return [...texts].flatMap((text): readonly Finding[] => {
    const [first, ...others] = found.filter((finding) => finding.text === text)
    if (!first) return []
    const names = new Set([first, ...others].map(({ market }) => market))
    if (names.size === markets.length) return [{ ...first, market: null }]
    return [...names].map((market) => ({ ...first, market }))
  })
}

const MAX_NAMED = 3

function formatCountries(countries: readonly string[]): string {
  const names = countries.slice(0, MAX_NAMED).map((code) => countryName(code))
  const rest = countries.length - names.length
  return rest > 0 ? adminText.countriesAndMore(names.join(', '), rest) : names.join(', ')
}
