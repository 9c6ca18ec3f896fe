import { Link } from 'react-router'
import type { FooterLink } from '#app/content/pages/legal-links.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { WordmarkLink } from '#app/content/storefront/wordmark-link.tsx'
import { readFields } from '#app/lib/json.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The `handle` of routes whose page shows only the order (checkout.tsx). */
export const FOCUSED_PAGE = { isFocused: true } as const

export function isFocusedPage({ handle }: { readonly handle: unknown }): boolean {
  return readFields(handle).isFocused === true
}

/** Replaces the header at checkout, so that nothing leads away from the order. */
export function CheckoutHeader() {
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="page flex h-15 items-center justify-between gap-4">
        <WordmarkLink />
        <p className="flex items-center gap-2 text-base text-ink-2">
          <Icon name="lock" className="size-4 shrink-0" />
          {storefrontText.secureCheckout}
        </p>
      </div>
    </header>
  )
}

export function CheckoutFooter({ legal }: { readonly legal: readonly FooterLink[] }) {
  return (
    <footer className="page mt-16 print:hidden">
      <ul className="flex flex-wrap gap-x-6 border-t border-line py-4 text-sm text-ink-2">
        {legal.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
