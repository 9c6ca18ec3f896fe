import { href } from 'react-router'
import { languageName } from '#app/base/language-names.ts'
import type { ProductShow } from '#app/catalog/admin/products/product-list.ts'
import { missingPolicy, type StoredPolicies } from '#app/content/missing-policy.ts'
import { adminText } from '#app/operations/law/admin-text.ts'
import { listNoticeLanguages } from '#app/operations/law/notice-languages.ts'
import { namesPayment } from '#app/operations/law/payment-words.ts'
import { appliesIn, LAW_RULE_IDS, LAW_RULES, type LawRuleId } from '#app/store/law-rules.ts'
import { baseLanguage } from '#app/store/locale.ts'
import type { Policy } from '#app/store/policies.ts'
import { settingPath } from '#app/store/settings-fields.ts'

/** The data of a market, open or not, that the checks use. */
export type LawMarket = {
  readonly id: string
  readonly name: string
  /** ISO 3166-1 alpha-2, or 'EU'. */
  readonly countries: readonly string[]
  /** The own text of the order button; '' for the built-in one, which meets the rule. */
  readonly orderButton: string
  /** The same in further languages, by base language. */
  readonly translatedButtons: Readonly<Record<string, string>>
  /** BCP 47. */
  readonly languages: readonly string[]
  /** Active rates that do not say how many days delivery takes. */
  readonly ratesWithoutDays: number
}

/** The data of the whole store that the checks use. */
export type LawFacts = {
  readonly lawRulesOff: readonly string[]
  readonly policies: StoredPolicies
  /** The address to which shoppers report barriers; '' if there is none. */
  readonly storeEmail: string
  /** Numbers of active products. */
  readonly products: Readonly<Record<'withoutSafety' | 'withoutFibers' | 'withoutOrigin' | 'withoutPackaging', number>>
  /** The languages with an official image of the guarantee notice. */
  readonly noticeLanguages: readonly string[]
  /** The registrations of the owner that the settings contain. */
  readonly registrations: Readonly<Record<'lucid' | 'french', boolean>>
}

/** A missing text, and the screen where it is entered. */
type LawGap = {
  readonly text: string
  readonly to: string
  readonly action: string
  /** The page that is missing. */
  readonly policy?: Policy
}

/** 'blocking': neither the store nor the market opens. */
export type LawFinding = LawGap & { readonly rule: LawRuleId; readonly severity: 'blocking' | 'advice' }

type LawCheck = {
  readonly severity: LawFinding['severity']
  readonly find: (market: LawMarket, facts: LawFacts) => LawGap | null
}

type CheckedRule = {
  [Id in LawRuleId]: (typeof LAW_RULES)[Id]['metBy'] extends 'data' ? Id : never
}[LawRuleId]

const page = (severity: LawFinding['severity'], policy: Policy): LawCheck => ({
  severity,
  find: (_, { policies }) => missingPolicy(policy, policies),
})

const openProducts = (show: ProductShow) => ({
  to: `${href('/admin/products')}?status=active&show=${show}`,
  action: adminText.openProducts,
})

/** Each is broken once in law-checks.test.ts. */
const CHECKS: Readonly<Record<CheckedRule, LawCheck>> = {
  'product-safety': {
    severity: 'blocking',
    find: (_, { products: { withoutSafety } }) => {
      if (withoutSafety === 0) return null
      return { text: adminText.productsWithoutMaker(withoutSafety), ...openProducts('without-safety') }
    },
  },
  'textile-labelling': {
    severity: 'advice',
    find: (_, { products: { withoutFibers } }) => {
      if (withoutFibers === 0) return null
      return { text: adminText.productsWithoutFibers(withoutFibers), ...openProducts('without-fibers') }
    },
  },
  'textile-origin': {
    severity: 'advice',
    find: (_, { products: { withoutOrigin } }) => {
      if (withoutOrigin === 0) return null
      return { text: adminText.productsWithoutOrigin(withoutOrigin), ...openProducts('without-origin') }
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
    find: ({ id, orderButton, translatedButtons, languages }) => {
      const shownIn = (language: string) => translatedButtons[baseLanguage(language)] ?? orderButton
      const silent = languages.find((language) => !namesPayment(shownIn(language), language))
      if (orderButton === '' || silent === undefined) return null
      const text = adminText.silentOrderButton(shownIn(silent))
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
  withdrawal: page('blocking', 'returns'),
  cancellation: page('blocking', 'returns'),
  'contract-terms': page('blocking', 'terms'),
  'legal-notice': page('blocking', 'legal-notice'),
  privacy: page('blocking', 'privacy'),
  // The statement itself is built in
  accessibility: {
    severity: 'advice',
    find: (_, { storeEmail }) => {
      if (storeEmail) return null
      const to = settingPath('store_email')
      return { text: adminText.statementWithoutEmail, to, action: adminText.enterEmail }
    },
  },
  'packaging-weights': {
    severity: 'advice',
    find: (_, { products: { withoutPackaging } }) => {
      if (withoutPackaging === 0) return null
      return { text: adminText.productsWithoutPackaging(withoutPackaging), ...openProducts('without-packaging') }
    },
  },
  packaging: {
    severity: 'advice',
    find: (_, { registrations: { lucid } }) => (lucid ? null : missingNumber('lucid_number', adminText.lucidMissing)),
  },
  'producer-number': {
    severity: 'advice',
    find: (_, { registrations: { french } }) =>
      french ? null : missingNumber('french_producer_numbers', adminText.frenchIdMissing),
  },
}

function missingNumber(key: 'lucid_number' | 'french_producer_numbers', text: string): LawGap {
  return { text, to: settingPath(key), action: adminText.enterNumber }
}

function isChecked(id: LawRuleId): id is CheckedRule {
  return LAW_RULES[id].metBy === 'data'
}

/** Lists the gaps of a market under the rules of its countries, in the order of the rules. */
export function lawFindings(market: LawMarket, facts: LawFacts): readonly LawFinding[] {
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
