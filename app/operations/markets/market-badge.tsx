import { adminText } from '#app/operations/markets/admin-text.ts'
import type { FormMarket } from '#app/pricing/read-markets.server.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'

type MarketBadgeProps = Pick<FormMarket, 'status' | 'isPrimary'>

export function MarketBadge({ status, isPrimary }: MarketBadgeProps) {
  if (status === 'draft') {
    return (
      <Badge glyph="○" tone="quiet">
        {adminText.draft}
      </Badge>
    )
  }
  return (
    <Badge glyph="●" tone="moss">
      {isPrimary ? adminText.openPrimary : adminText.open}
    </Badge>
  )
}
