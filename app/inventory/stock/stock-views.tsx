import { href } from 'react-router'
import { adminText } from '#app/inventory/stock/admin-text.ts'
import { StockCheckPanel } from '#app/inventory/stock/stock-check-panel.tsx'
import { FilterTabs } from '#app/ui/admin/lists/filter-tabs.tsx'

type StockViewsProps = { readonly current: 'stock' | 'history' }

/** Shows the tabs of the two stock views, and a warning if stock and history disagree. */
export function StockViews({ current }: StockViewsProps) {
  const tabs = [
    { label: adminText.stockView, to: href('/admin/stock'), isCurrent: current === 'stock', count: undefined },
    {
      label: adminText.historyView,
      to: href('/admin/stock/history'),
      isCurrent: current === 'history',
      count: undefined,
    },
  ]
  return (
    <div className="mb-4 grid gap-2">
      <FilterTabs label={adminText.views} tabs={tabs} />
      <StockCheckPanel />
    </div>
  )
}
