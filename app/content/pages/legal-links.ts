import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { getPagePath, POLICIES, type Policy } from '#app/store/policies.ts'

export type PolicyLink = { readonly policy: Policy; readonly title: string }
export type FooterLink = { readonly label: string; readonly to: string }

/** The links that the demo footer always has, each with the policies that it can lead to. */
const DEMO_LINKS = [
  { label: () => storefrontText.privacy, policies: ['privacy'] },
  { label: () => storefrontText.terms, policies: ['terms'] },
  { label: () => storefrontText.shippingReturns, policies: ['returns', 'shipping'] },
] as const satisfies readonly { label: () => string; policies: readonly Policy[] }[]

/**
 * Lists the footer's legal links, one for each published policy. In the demo store, links for missing policies lead to
 * the homepage.
 */
export function listLegalLinks(published: readonly PolicyLink[], isDemo: boolean): readonly FooterLink[] {
  const demoLinks = isDemo
    ? DEMO_LINKS.map(({ label, policies }) => ({ label, policy: policies.find((policy) => isPublished(policy)) }))
    : []
  function isPublished(policy: Policy): boolean {
    return published.some((page) => page.policy === policy)
  }
  const others = POLICIES.flatMap((policy) => {
    if (demoLinks.some((link) => link.policy === policy)) return []
    return published.filter((page) => page.policy === policy)
  })
  return [
    ...demoLinks.map(({ label, policy }) => ({ label: label(), to: policy ? toPath(policy) : '/' })),
    ...others.map(({ policy, title }) => ({ label: title, to: toPath(policy) })),
  ]
}

/** Adds the built-in accessibility statement unless the owner wrote one. */
export function withAccessibilityStatement(published: readonly PolicyLink[], title: string): readonly PolicyLink[] {
  const isWritten = published.some(({ policy }) => policy === 'accessibility')
  return isWritten ? published : [...published, { policy: 'accessibility', title }]
}

function toPath(policy: Policy): string {
  return getPagePath({ slug: '', policy })
}
