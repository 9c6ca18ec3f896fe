import { adminText } from '#app/store/law/admin-text.ts'
import type { LawRuleId } from '#app/store/law-rules.ts'
import type { Policy } from '#app/store/policies.ts'

export function policyLabel(policy: Policy): string {
  return adminText.policyNames[policy]
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
  return adminText.rules[id]
}

export function roleLabel(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1)
}
