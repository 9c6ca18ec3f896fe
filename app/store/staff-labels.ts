import type { WeightUnit } from '#app/base/weight.ts'
import { adminText as lawText } from '#app/store/law/admin-text.ts'
import type { LawRuleId } from '#app/store/law-rules.ts'
import type { Policy } from '#app/store/policies.ts'
import { adminText as settingsText } from '#app/store/settings/admin-text.ts'

/** What staff call a policy. */
export function policyLabel(policy: Policy): string {
  return lawText.policyNames[policy]
}

/** What staff read of a rule of consumer law. It is guidance, no legal advice. */
export type RuleTexts = {
  readonly name: string
  /** What the rule requires of a store, in one sentence. */
  readonly requires: string
  /** Who need not meet it, and the reason that is recorded when the owner says so. */
  readonly exemption?: { readonly text: string; readonly reason: string }
}

export function ruleTexts(id: LawRuleId): RuleTexts {
  return lawText.rules[id]
}

/** 'Kilograms (kg)', for staff. */
export function weightUnitName(unit: WeightUnit): string {
  return settingsText.weightUnits[unit]
}

export function roleLabel(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1)
}
