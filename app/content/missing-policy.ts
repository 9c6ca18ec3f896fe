import { href } from 'react-router'
import { adminText } from '#app/content/pages/admin-text.ts'
import type { PolicyPage } from '#app/content/pages.server.ts'
import type { Policy } from '#app/store/policies.ts'
import { getPolicyLabel } from '#app/store/staff-labels.ts'

export type StoredPolicies = ReadonlyMap<Policy, Pick<PolicyPage, 'id' | 'status'>>

/** Returns a message and a link if a policy's page is missing or a draft; null if the page is published. */
export function findMissingPolicy(policy: Policy, policies: StoredPolicies) {
  const page = policies.get(policy)
  const label = getPolicyLabel(policy)
  if (!page) {
    const to = `${href('/admin/pages/new')}?outline=${policy}`
    return { policy, text: adminText.policyMissing(label), to, action: adminText.writeMissing(label) }
  }
  if (page.status === 'published') return null
  const to = href('/admin/pages/edit/:id', { id: page.id })
  return { policy, text: adminText.policyIsDraft(label), to, action: adminText.publishDraft(label) }
}
