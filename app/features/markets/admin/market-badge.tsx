import type { FormMarket } from '#app/features/markets/admin/market-draft.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'

type MarketBadgeProps = Pick<FormMarket, 'status' | 'isPrimary'>

export function MarketBadge({ status, isPrimary }: MarketBadgeProps) {
  if (status === 'draft') {
    return (
      <Badge glyph="○" tone="quiet">
        Draft
      </Badge>
    )
  }
  return (
    <Badge glyph="●" tone="moss">
      {isPrimary ? 'Open, primary' : 'Open'}
    </Badge>
  )
}
