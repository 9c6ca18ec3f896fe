import { href } from 'react-router'
import { buildListUrl } from '#app/lib/list-query.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import type { ImportedOrderRow } from '#app/orders/imported-orders/imported-order-list.server.ts'
import { ImportedOrderTable } from '#app/orders/imported-orders/imported-order-table.tsx'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type CustomerImportsProps = {
  readonly email: string
  readonly rows: readonly ImportedOrderRow[]
  readonly total: number
}

/** Lists orders from previous stores. The statistics do not include them. */
export function CustomerImports({ email, rows, total }: CustomerImportsProps) {
  return (
    <Panel title={adminText.ordersInEarlierStores}>
      <div className="-mx-3">
        <ImportedOrderTable caption={adminText.ordersInEarlierStores} rows={rows} showsCustomers={false} />
      </div>
      {total > rows.length && (
        <p className="mt-3 text-base">
          <TextLink to={buildListUrl(href('/admin/orders/imported'), { q: email })}>
            {adminText.allImportedOrders(total)}
          </TextLink>
        </p>
      )}
    </Panel>
  )
}
