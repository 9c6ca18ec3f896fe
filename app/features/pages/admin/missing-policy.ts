import { href } from 'react-router'
import type { PolicyPage } from '#app/features/pages/pages.server.ts'
import { POLICY_LABELS, type Policy } from '#app/features/pages/policies.ts'

export type StoredPolicies = ReadonlyMap<Policy, Pick<PolicyPage, 'id' | 'status'>>

/** What is missing until the page of a policy is published, and where it is written. Null: it is published. */
export function missingPolicy(policy: Policy, policies: StoredPolicies) {
  const page = policies.get(policy)
  const label = POLICY_LABELS[policy]
  if (!page) {
    const to = `${href('/admin/pages/new')}?outline=${policy}`
    return { text: `The page “${label}” is missing.`, to, action: `Write “${label}”` }
  }
  if (page.status === 'published') return null
  const to = href('/admin/pages/edit/:id', { id: page.id })
  return { text: `The page “${label}” is a draft.`, to, action: `Publish “${label}”` }
}
