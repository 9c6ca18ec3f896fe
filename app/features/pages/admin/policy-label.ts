import { adminText } from '#app/features/pages/admin-text.ts'
import type { Policy } from '#app/features/pages/policies.ts'

/** What staff call a policy. */
export function policyLabel(policy: Policy): string {
  return adminText.policyNames[policy]
}
