import { href } from 'react-router'
import { adminText } from '#app/exchange/product-feed/admin-text.ts'
import type { GapSummary } from '#app/exchange/product-feed/feed-screen.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'

/** Lists the data that active products lack, with examples of these products. */
export function FeedGaps({ gaps }: { readonly gaps: readonly GapSummary[] }) {
  if (gaps.length === 0) {
    return (
      <Badge glyph="●" tone="moss">
        {adminText.nothingMissing}
      </Badge>
    )
  }
  return (
    <ul className="grid gap-5">
      {gaps.map((found, index) => (
        <li key={found.gap} className={index > 0 ? 'border-t border-line pt-5' : ''}>
          <Gap found={found} />
        </li>
      ))}
    </ul>
  )
}

function Gap({ found: { gap, count, examples } }: { readonly found: GapSummary }) {
  const { name, effect } = adminText.gaps[gap]
  return (
    <div className="grid gap-1 text-base">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{name}</h3>
        <span className="tabular-nums">{adminText.productCount(count)}</span>
      </div>
      <p className="max-w-[72ch] text-ink-2">{effect}</p>
      <SummaryRow title={adminText.viewProducts}>
        <ul>
          {examples.map((product) => (
            <li key={product.id}>
              <TextLink to={href('/admin/products/edit/:id', { id: product.id })} className="wrap-anywhere">
                {product.name}
              </TextLink>
            </li>
          ))}
          {count > examples.length && <li className="text-ink-2">{adminText.andMore(count - examples.length)}</li>}
        </ul>
      </SummaryRow>
    </div>
  )
}
