import { SOURCE_NAMES, type Source } from '#app/base/imports.ts'
import { formatMoney } from '#app/base/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import type { PreviousStoreCustomer } from '#app/orders/customers/import/file-customer.ts'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type EarlierStoreProps = PreviousStoreCustomer & { readonly source: Source }

/** Shows a customer's data from an import. This store's statistics do not include it. */
export function EarlierStore({ source, originalId, address, note, taxExempt, orders, spent }: EarlierStoreProps) {
  return (
    <Panel title={adminText.fromSource(SOURCE_NAMES[source])}>
      <DefinitionList
        rows={[
          orders !== null && { term: adminText.ordersInEarlierStore, value: formatNumber(orders) },
          spent !== null && { term: adminText.spentInEarlierStore, value: formatMoney(spent) },
          taxExempt && { term: adminText.taxExempt, value: adminText.yes },
          originalId !== '' && { term: adminText.idInEarlierStore, value: originalId },
        ]}
      />
      {address.length > 0 && (
        <address className="mt-3 text-base wrap-anywhere whitespace-pre-line not-italic">{address.join('\n')}</address>
      )}
      {note !== '' && <p className="mt-3 text-base wrap-anywhere whitespace-pre-line">{note}</p>}
      <p className="mt-3 text-sm text-ink-2">{adminText.importedNote}</p>
    </Panel>
  )
}
