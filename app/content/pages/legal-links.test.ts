import { expect, test } from 'vitest'
import { listLegalLinks, type PolicyLink } from '#app/content/pages/legal-links.ts'

const [terms, returns, shipping] = (['terms', 'returns', 'shipping'] as const).map(
  (policy): PolicyLink => ({ policy, title: `Our ${policy}` }),
)
const listPolicies = (...policies: readonly (PolicyLink | undefined)[]) =>
  policies.filter((policy) => policy !== undefined)

test.each([
  { policies: [], isDemo: true, links: ['Privacy Policy /', 'Terms of Service /', 'Shipping & Returns /'] },
  {
    policies: listPolicies(shipping),
    isDemo: true,
    links: ['Privacy Policy /', 'Terms of Service /', 'Shipping & Returns /shipping'],
  },
  {
    policies: listPolicies(shipping, returns, terms),
    isDemo: true,
    links: ['Privacy Policy /', 'Terms of Service /terms', 'Shipping & Returns /returns', 'Our shipping /shipping'],
  },
  { policies: [], isDemo: false, links: [] },
  {
    policies: listPolicies(shipping, returns, terms),
    isDemo: false,
    links: ['Our terms /terms', 'Our returns /returns', 'Our shipping /shipping'],
  },
])(
  'the footer links to policies; in a demo store, links for missing policies lead to the homepage: $links',
  (expected) => {
    const { policies, isDemo, links } = expected
    expect(listLegalLinks(policies, isDemo).map(({ label, to }) => `${label} ${to}`)).toEqual(links)
  },
)
