import { useNonce } from '#app/platform/http/nonce.tsx'

/**
 * Speculation rules for documents that the browser can prefetch: pages whose links are pressed before our scripts run,
 * and pages in other locales. For links within a locale, load-ahead.tsx preloads data only.
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
