import { Link } from 'react-router'
import type { FooterLink } from '#app/content/pages/legal-links.ts'
import { FOOTER_LINK } from '#app/content/storefront/footer.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { WordmarkLink } from '#app/content/storefront/wordmark-link.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Replaces the header at checkout, so that nothing leads away from the order. */
function CheckoutHeader() {
  return (
    <header className="border-b border-line">
      <div className="page flex h-15 items-center justify-between gap-4">
        <WordmarkLink />
        <p className="flex items-center gap-2 text-base text-ink-2">
          <Icon name="lock" className="size-4" />
          {storefrontText.secureCheckout}
        </p>
      </div>
    </header>
  )
}

function CheckoutFooter({ legal }: { readonly legal: readonly FooterLink[] }) {
  return (
    <footer className="page mt-24">
      <ul className="flex flex-wrap items-center gap-x-6 border-t border-line py-4 text-sm">
        {legal.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={FOOTER_LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}

/**
 * Replaces the storefront's header and footer. Only the checkout route loads it, and passes it to the layout in its
 * `handle`.
 */
export const checkoutFrame = { Header: CheckoutHeader, Footer: CheckoutFooter } as const
