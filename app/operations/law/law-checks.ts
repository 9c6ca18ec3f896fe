import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { languageName } from '#app/base/language-names.ts'
import type { ShowFilter } from '#app/catalog/admin/products/product-list.ts'
import { findMissingPolicy, type StoredPolicies } from '#app/content/missing-policy.ts'
import { adminText } from '#app/operations/law/admin-text.ts'
import { listNoticeLanguages } from '#app/operations/law/notice-languages.ts'
import { mentionsPayment } from '#app/operations/law/payment-words.ts'
import { showExampleTotal } from '#app/operations/markets/order-button.ts'
import { appliesIn, LAW_RULE_IDS, LAW_RULES, type LawRuleId } from '#app/store/law-rules.ts'
import { getBaseLanguage } from '#app/store/locale.ts'
import type { Policy } from '#app/store/policies.ts'
import { getSettingPath } from '#app/store/settings-fields.ts'

/** The data that the checks use about a market, whether it is open or not. */
export type LawMarket = {
  readonly id: string
  readonly name: string
  /** ISO 3166-1 alpha-2, or 'EU'. */
  readonly countries: readonly string[]
  readonly currency: CurrencyCode
  /** The custom text of the order button; '' for the built-in text, which meets the rule. */
  readonly orderButton: string
  /** The text of the order button in other languages, by base language. */
  readonly translatedButtons: Readonly<Record<string, string>>
  /** BCP 47 tags. */
  readonly languages: readonly string[]
  /** The number of active rates without a delivery time. */
  readonly ratesWithoutDays: number
}

/** The data that the checks use about the whole store. */
export type LawFacts = {
  readonly lawRulesOff: readonly string[]
  readonly policies: StoredPolicies
  /** The address to which shoppers report barriers; '' if there is none. */
  readonly storeEmail: string
  /** Counts of active products. */
  readonly products: Readonly<Record<'withoutSafety' | 'withoutFibers' | 'withoutOrigin' | 'withoutPackaging', number>>
  /** The languages with an official image of the guarantee notice. */
  readonly noticeLanguages: readonly string[]
  /** True if the settings contain the owner's registration number. */
  readonly registrations: Readonly<Record<'lucid' | 'french', boolean>>
}

/** Something that a rule requires and that is missing, described in `text`, with the screen where staff add it. */
type LawGap = {
  readonly text: string
  readonly to: string
  readonly action: string
  /** The page that is missing. */
  readonly policy?: Policy
}

/** A 'blocking' finding keeps the store and the market from opening. */
export type LawFinding = LawGap & { readonly rule: LawRuleId; readonly severity: 'blocking' | 'advice' }

type LawCheck = {
  readonly severity: LawFinding['severity']
  readonly find: (market: LawMarket, facts: LawFacts) => LawGap | null
}

type CheckedRule = {
  [Id in LawRuleId]: (typeof LAW_RULES)[Id]['metBy'] extends 'data' ? Id : never
}[LawRuleId]

const requirePage = (severity: LawFinding['severity'], policy: Policy): LawCheck => ({
  severity,
  find: (_, { policies }) => findMissingPolicy(policy, policies),
})

const linkToProducts = (show: ShowFilter) => ({
  to: `${href('/admin/products')}?status=active&show=${show}`,
  action: adminText.openProducts,
})

/** The checks of rules that depend on data. law-checks.test.ts contains a violation of each of these rules. */
const CHECKS: Readonly<Record<CheckedRule, LawCheck>> = {
  'product-safety': {
    severity: 'blocking',
    find: (_, { products: { withoutSafety } }) => {
      if (withoutSafety === 0) return null
      return { text: adminText.productsWithoutMaker(withoutSafety), ...linkToProducts('without-safety') }
    },
  },
  'textile-labelling': {
    severity: 'advice',
    find: (_, { products: { withoutFibers } }) => {
      if (withoutFibers === 0) return null
      return { text: adminText.productsWithoutFibers(withoutFibers), ...linkToProducts('without-fibers') }
    },
  },
  'textile-origin': {
    severity: 'advice',
    find: (_, { products: { withoutOrigin } }) => {
      if (withoutOrigin === 0) return null
      return { text: adminText.productsWithoutOrigin(withoutOrigin), ...linkToProducts('without-origin') }
    },
  },
  'delivery-and-total': {
    severity: 'advice',
    find: ({ ratesWithoutDays: rates }) => {
      if (rates === 0) return null
      return { text: adminText.ratesWithoutDays(rates), to: href('/admin/shipping'), action: adminText.openRates }
    },
  },
  'order-button': {
    severity: 'blocking',
    find: ({ id, currency, orderButton, translatedButtons, languages }) => {
      const getButtonText = (language: string) => translatedButtons[getBaseLanguage(language)] ?? orderButton
      const unclearLanguage = languages.find((language) => !mentionsPayment(getButtonText(language), language))
      if (orderButton === '' || unclearLanguage === undefined) return null
      const text = adminText.unclearOrderButton(showExampleTotal(getButtonText(unclearLanguage), currency))
      return { text, to: href('/admin/markets/edit/:id', { id }), action: adminText.changeOrderButton }
    },
  },
  'guarantee-notice': {
    severity: 'advice',
    find: ({ languages }, { noticeLanguages }) => {
      const missing = listNoticeLanguages(languages).filter((language) => !noticeLanguages.includes(language))
      if (missing.length === 0) return null
      const text = adminText.noticeMissing(missing.map(languageName).join(', '))
      return { text, to: `${href('/admin/law')}#guarantee-notices`, action: adminText.uploadNotice }
    },
  },
  withdrawal: requirePage('blocking', 'returns'),
  cancellation: requirePage('blocking', 'returns'),
  'contract-terms': requirePage('blocking', 'terms'),
  'legal-notice': requirePage('blocking', 'legal-notice'),
  privacy: requirePage('blocking', 'privacy'),
  // The accessibility statement itself is built into the storefront
  accessibility: {
    severity: 'advice',
    find: (_, { storeEmail }) => {
      if (storeEmail) return null
      const to = getSettingPath('store_email')
      return { text: adminText.statementWithoutEmail, to, action: adminText.enterEmail }
    },
  },
  'packaging-weights': {
    severity: 'advice',
    find: (_, { products: { withoutPackaging } }) => {
      if (withoutPackaging === 0) return null
      return { text: adminText.productsWithoutPackaging(withoutPackaging), ...linkToProducts('without-packaging') }
    },
  },
  packaging: {
    severity: 'advice',
    find: (_, { registrations: { lucid } }) => (lucid ? null : createNumberGap('lucid_number', adminText.lucidMissing)),
  },
  'producer-number': {
    severity: 'advice',
    find: (_, { registrations: { french } }) =>
      french ? null : createNumberGap('french_producer_numbers', adminText.frenchIdMissing),
  },
}

function createNumberGap(key: 'lucid_number' | 'french_producer_numbers', text: string): LawGap {
  return { text, to: getSettingPath(key), action: adminText.enterNumber }
}

function isChecked(id: LawRuleId): id is CheckedRule {
  return LAW_RULES[id].metBy === 'data'
}

/** Lists what a market lacks under the rules of its countries, in the order of the rules. */
export function listLawFindings(market: LawMarket, facts: LawFacts): readonly LawFinding[] {
  const sellsTo = { countries: market.countries, lawRulesOff: facts.lawRulesOff }
  return LAW_RULE_IDS.filter(isChecked).flatMap((rule) => {
    if (!appliesIn(rule, sellsTo)) return []
    const { severity, find } = CHECKS[rule]
    const gap = find(market, facts)
    return gap ? [{ rule, severity, ...gap }] : []
  })
}

/** Returns true if a violation of the rule keeps a market closed. False for a rule that is not checked. */
export function isBlocking(rule: LawRuleId): boolean {
  return isChecked(rule) && CHECKS[rule].severity === 'blocking'
}
