import { href } from 'react-router'
import type { ImportedOrderRow } from '#app/features/imported-orders/imported-order-list.server.ts'
import { ImportedOrderTable } from '#app/features/imported-orders/imported-order-table.tsx'
import { formatNumber } from '#app/lib/format/number.ts'
import { listAddress } from '#app/lib/list-query.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type CustomerImportsProps = {
  readonly email: string
  readonly rows: readonly ImportedOrderRow[]
  readonly total: number
}

/** Orders of earlier stores, which are not in the statistics. */
export function CustomerImports({ email, rows, total }: CustomerImportsProps) {
  return (
    <Panel title="Orders in earlier stores">
      <div className="-mx-3">
        <ImportedOrderTable caption="Orders in earlier stores" rows={rows} isOfMany={false} />
      </div>
      {total > rows.length && (
        <p className="mt-3 text-base">
          <TextLink to={listAddress(href('/admin/orders/imported'), { q: email })}>
            All {formatNumber(total)} imported orders
          </TextLink>
        </p>
      )}
    </Panel>
  )
}
