import type { FormMarket } from '#app/store/markets/admin/market-draft.ts'
import { adminText } from '#app/store/markets/admin-text.ts'
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
