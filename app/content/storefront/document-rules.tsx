import { useNonce } from '#app/platform/http/nonce.tsx'

/**
 * Speculation rules: which pages the browser may load ahead whole. Links before our scripts run, when they are pressed;
 * and other locales. Links within a locale only load data: see load-ahead.tsx.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { selector_matches: ':root:not([data-ready]) a' },
          { href_matches: '/*' },
          { not: { href_matches: ['/admin*', '/*order/*'] } },
        ],
      },
      eagerness: 'conservative',
    },
    { where: { selector_matches: 'a[hreflang]' }, eagerness: 'moderate' },
  ],
}

export function DocumentRules() {
  const nonce = useNonce()
  return (
    <script type="speculationrules" nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? JSON.stringify(RULES) : ''}
    </script>
  )
}
