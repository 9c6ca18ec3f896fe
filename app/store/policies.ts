/**
 * The pages that laws and shoppers expect of a store. At most one page has each policy, and its address is then that of
 * the policy.
 */
export const POLICIES = ['terms', 'privacy', 'returns', 'shipping', 'legal-notice', 'accessibility'] as const

export type Policy = (typeof POLICIES)[number]

export function findPolicy(name: string): Policy | null {
  return POLICIES.find((policy) => policy === name) ?? null
}

/** The address of a page, without a locale's prefix. */
export function pagePath({ slug, policy }: { readonly slug: string; readonly policy: Policy | null }): string {
  return policy ? `/${policy}` : `/pages/${slug}`
}
