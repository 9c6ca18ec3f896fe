import { adminText } from '#app/content/pages/admin-text.ts'
import type { Policy } from '#app/content/pages/policies.ts'

/** What staff call a policy. */
export function policyLabel(policy: Policy): string {
  return adminText.policyNames[policy]
}
