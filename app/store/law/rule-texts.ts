import { adminText } from '#app/store/law/admin-text.ts'
import type { LawRuleId } from '#app/store/law/law-rules.ts'

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
