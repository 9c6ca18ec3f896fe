import { adminText } from '#app/store/law/admin-text.ts'
import type { LawRuleId } from '#app/store/law-rules.ts'
import { PLACEHOLDERS } from '#app/store/placeholders.ts'
import type { Policy } from '#app/store/policies.ts'
import { adminText as settingsText } from '#app/store/settings/admin-text.ts'

export function getPolicyLabel(policy: Policy): string {
  return adminText.policyNames[policy]
}

/** Lists the placeholders that staff can insert into the store's text, for `InsertMenu`. */
export function listPlaceholders(): readonly { readonly text: string; readonly label: string }[] {
  return PLACEHOLDERS.map((name) => ({ text: `{${name}}`, label: settingsText.placeholderNames[name] }))
}

/** Text for staff about a rule of consumer law: guidance, not legal advice. */
export type RuleText = {
  readonly name: string
  /** The store's obligation, in one sentence. */
  readonly requires: string
  /** `text` describes the exempt stores. `reason` is recorded when the owner claims the exemption. */
  readonly exemption?: { readonly text: string; readonly reason: string }
}

export function getRuleText(id: LawRuleId): RuleText {
  return adminText.rules[id]
}

export function getRoleLabel(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1)
}
