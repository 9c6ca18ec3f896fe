/**
 * The pages that the law or shoppers expect. Each policy is on at most one page, which has the policy's URL.
 */
export const POLICIES = ['terms', 'privacy', 'returns', 'shipping', 'legal-notice', 'accessibility'] as const

export type Policy = (typeof POLICIES)[number]

export function findPolicy(name: string): Policy | null {
  return POLICIES.find((policy) => policy === name) ?? null
}

/** Returns the path of a page, without a locale's prefix. */
export function getPagePath({ slug, policy }: { readonly slug: string; readonly policy: Policy | null }): string {
  return policy ? `/${policy}` : `/pages/${slug}`
}
