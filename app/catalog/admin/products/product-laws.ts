import type { CountryChoice } from '#app/base/countries.ts'
import { addArticles } from '#app/base/countries.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { listMissingSafety, type MakerFields, type SafetySettings } from '#app/catalog/manufacturer.ts'
import { type ProductDraft, toDraft } from '#app/catalog/product-draft.ts'
import { type FieldName, getFieldLabel, type MakerFieldName } from '#app/catalog/product-fields.ts'
import { formatList } from '#app/lib/format/list.ts'
import { listKeys } from '#app/lib/keys.ts'
import type { LawRuleId } from '#app/store/law-rules.ts'

/** The fields that each rule about products requires, except fields about sizes, fibers and care. */
const RULE_FIELDS = {
  'product-safety': ['manufacturerId', 'safetyWarnings'],
  'textile-origin': ['countryOfOrigin'],
  'textile-labelling': ['hasAnimalParts'],
  'packaging-weights': ['packaging'],
  withdrawal: ['withdrawal'],
  cancellation: ['withdrawal'],
} as const satisfies Partial<Record<LawRuleId, readonly FieldName[]>>

export type ProductRule = keyof typeof RULE_FIELDS
export const PRODUCT_RULES = listKeys(RULE_FIELDS)
export type ComplianceField = (typeof RULE_FIELDS)[ProductRule][number]

/** The legal requirements for products. */
export type ProductLaws = {
  /** Null if products need no manufacturer. */
  readonly safety: SafetySettings | null
  /** The markets with rules about products, whether open or in preparation. */
  readonly markets: readonly { readonly place: string; readonly rules: readonly ProductRule[] }[]
}

/** Lists the fields of the compliance panel: those that a market requires or that the saved product has. */
export function listComplianceFields({ markets }: ProductLaws, saved: ProductDraft): ReadonlySet<ComplianceField> {
  const required = markets.flatMap(({ rules }) => rules)
  const empty = toDraft(null, { currency: 'USD', weightUnit: 'kg' })
  return new Set(
    PRODUCT_RULES.flatMap((rule) =>
      RULE_FIELDS[rule].filter((name) => required.includes(rule) || saved[name] !== empty[name]),
    ),
  )
}

/**
 * Returns the summary of the compliance panel: whether the product can be sold in the markets with rules about
 * products.
 */
export function summarizeCompliance(
  draft: ProductDraft,
  maker: MakerFields,
  { safety, markets }: ProductLaws,
  countries: readonly CountryChoice[],
): string {
  const hasRule = (rule: ProductRule) => markets.some(({ rules }) => rules.includes(rule))
  const missingSafety = safety && hasRule('product-safety') ? listMissingSafety(maker, safety) : []
  if (missingSafety.length > 0)
    return adminText.needs(toNames(missingSafety.includes('maker') ? ['maker'] : missingSafety))
  const missingFields = (
    [
      ['textile-origin', 'countryOfOrigin'],
      ['textile-labelling', 'fibers'],
      ['packaging-weights', 'packaging'],
    ] as const
  ).flatMap(([rule, name]) => (hasRule(rule) && draft[name] === '' ? [name] : []))
  if (missingFields.length > 0) return adminText.recommended(toNames(missingFields))
  const readyText = markets.length > 0 && adminText.readyFor(addArticles(formatList(markets.map(({ place }) => place))))
  const origin = countries.find(({ code }) => code === draft.countryOfOrigin)?.name
  return [readyText, origin && adminText.madeIn(addArticles(origin))].filter(Boolean).join(' · ')
}

function toNames(names: readonly (FieldName | MakerFieldName)[]): string {
  const toName = (name: FieldName | MakerFieldName) =>
    name === 'countryOfOrigin' ? adminText.countryOfOrigin : adminText.inSentence(getFieldLabel(name))
  return names.map(toName).join(', ')
}
