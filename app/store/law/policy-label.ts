import { adminText } from '#app/store/law/admin-text.ts'
import type { Policy } from '#app/store/law/policies.ts'

/** What staff call a policy. */
export function policyLabel(policy: Policy): string {
  return adminText.policyNames[policy]
}
