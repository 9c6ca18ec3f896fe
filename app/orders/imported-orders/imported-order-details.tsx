import type { ReactNode } from 'react'
import { href } from 'react-router'
import { SOURCE_NAMES } from '#app/base/imports.ts'
import { formatMoney } from '#app/base/money.ts'
import { ItemsTable } from '#app/orders/admin/items-table.tsx'
import { adminText } from '#app/orders/imported-orders/admin-text.ts'
import type { ImportedOrder } from '#app/orders/imported-orders/imported-order.server.ts'
import { listImportedSumRows } from '#app/orders/imported-orders/imported-order-sums.ts'
import { ImportedStatusBadge } from '#app/orders/imported-orders/status-word.tsx'
import { toStatusBadge } from '#app/orders/imported-orders/status-words.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type OrderProps = { readonly order: ImportedOrder }

/** Lists the items with the prices from the file. */
export function ImportedItems({ order }: OrderProps) {
  return (
    <Panel title={adminText.items}>
      {order.items.length === 0 ? (
        <p className="text-base text-ink-2">{adminText.noItems}</p>
      ) : (
        <ItemsTable hasImages={false}>
          {order.items.map(({ id, name, sku, quantity, price, total }) => (
            <tr key={id} className="border-b border-line align-top">
              <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                <span className="font-medium">{name}</span>
                {sku !== '' && sku !== name && <span className="block text-sm text-ink-2">{sku}</span>}
                {price && quantity !== 1 && (
                  <span className="block text-sm text-ink-2">{adminText.each(formatMoney(price))}</span>
                )}
              </th>
              <td className="px-3 py-2 text-right">{quantity}</td>
              <td className="py-2 text-right whitespace-nowrap">{total && formatMoney(total)}</td>
            </tr>
          ))}
        </ItemsTable>
      )}
      <Sums order={order} />
      {order.sumNote !== '' && <p className="mt-3 text-base wrap-anywhere text-amber">{order.sumNote}</p>}
    </Panel>
  )
}

function Sums({ order }: OrderProps) {
  return (
    <dl className="mt-3 ml-auto grid max-w-90 gap-1 text-base tabular-nums">
      {listImportedSumRows(order).map(({ term, amount, sign }) => (
        <div key={term} className={`flex justify-between gap-4 ${term === adminText.total ? 'font-semibold' : ''}`}>
          <dt className="wrap-anywhere">{term}</dt>
          <dd className="whitespace-nowrap">
            {sign}
            {formatMoney(amount)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function ImportedSource({ order }: OrderProps) {
  const { source, originalId, placedAt, cancelledAt, paymentMethod, shippingMethod, tags, createdAt } = order
  const createStatusRow = (term: string, text: string) =>
    text !== '' && { term, value: <ImportedStatusBadge status={toStatusBadge(text)} /> }
  const createTextRow = (term: string, value: string) => value !== '' && { term, value }
  return (
    <Panel title={adminText.fromSource(SOURCE_NAMES[source])}>
      <DefinitionList
        rows={[
          { term: adminText.ordered, value: <LocalTime at={placedAt} /> },
          cancelledAt !== null && { term: adminText.cancelled, value: <LocalTime at={cancelledAt} /> },
          createStatusRow(adminText.status, order.status),
          createStatusRow(adminText.payment, order.paymentStatus),
          createTextRow(adminText.paidWith, paymentMethod),
          createStatusRow(adminText.shipping, order.fulfillmentStatus),
          createTextRow(adminText.shippedBy, shippingMethod),
          createTextRow(adminText.tags, tags.join(', ')),
          createTextRow(adminText.idInEarlierStore, originalId),
          { term: adminText.imported, value: <LocalTime at={createdAt} isDateOnly /> },
        ]}
      />
    </Panel>
  )
}

export function ImportedCustomer({ order }: OrderProps) {
  const { customer, customerName, email, phone, billingAddress, shippingAddress, note, isErased } = order
  if (isErased) {
    return (
      <Panel title={adminText.customer}>
        <p className="text-base text-ink-2">{adminText.dataErased}</p>
      </Panel>
    )
  }
  return (
    <Panel title={adminText.customer}>
      <div className="grid gap-3 text-base wrap-anywhere">
        <p>
          {customer ? (
            <TextLink to={href('/admin/customers/:id', { id: customer })} isInText>
              {customerName || email}
            </TextLink>
          ) : (
            customerName || email || adminText.noCustomer
          )}
          {email !== '' && <span className="block text-ink-2">{email}</span>}
          {phone !== '' && <span className="block text-ink-2">{phone}</span>}
        </p>
        <Address title={adminText.shippingAddress} lines={shippingAddress} />
        <Address title={adminText.billingAddress} lines={billingAddress} />
        {note !== '' && <TitledText title={adminText.note}>{note}</TitledText>}
      </div>
    </Panel>
  )
}

function Address({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return lines.length > 0 && <TitledText title={title}>{lines.join('\n')}</TitledText>
}

function TitledText({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className="text-sm text-ink-2">{title}</h3>
      <p className="whitespace-pre-line">{children}</p>
    </div>
  )
}
