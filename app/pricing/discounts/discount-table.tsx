import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import type { SortDirection } from '#app/lib/list-query.ts'
import type { DiscountTerms } from '#app/pricing/discount.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { DiscountStateBadge, formatDiscountValue } from '#app/pricing/discounts/discount-badges.tsx'
import type { DiscountState } from '#app/pricing/discounts/discount-list.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type DiscountTableProps = {
  readonly sort: string
  readonly dir: SortDirection
  readonly isBusy: boolean
  readonly currency: CurrencyCode
  readonly rows: readonly (DiscountTerms & { readonly id: Id<'discount'>; readonly state: DiscountState })[]
}

export function DiscountTable({ sort, dir, isBusy, currency, rows }: DiscountTableProps) {
  const sorted = { sort, dir }
  return (
    <IndexTable
      className="discount-rows"
      caption={adminText.discountCodes}
      isBusy={isBusy}
      columns={[
        { label: adminText.code, column: 'code', ...sorted },
        adminText.discount,
        adminText.status,
        { label: adminText.used, column: 'used', first: 'desc', align: 'right', ...sorted },
        { label: adminText.ends, column: 'ends', first: 'desc', ...sorted },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" className="cell-code">
            <RowLink to={href('/admin/discounts/edit/:id', { id: row.id })} className="row-link font-medium break-all">
              {row.code}
            </RowLink>
          </th>
          <td className="cell-worth max-md:text-right">
            <span className="max-md:whitespace-nowrap">{adminText.valueOff(formatDiscountValue(row, currency))}</span>
            <Conditions row={row} currency={currency} />
          </td>
          <td className="cell-state">
            <DiscountStateBadge state={row.state} />
          </td>
          <td className="cell-used text-right whitespace-nowrap">
            <span className="md:hidden">{adminText.used} </span>
            {formatUses(row)}
          </td>
          <td className="whitespace-nowrap text-ink-2 max-md:hidden">
            {row.endsAt ? <LocalTime at={row.endsAt} /> : '—'}
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}

type ConditionsProps = { readonly row: DiscountTableProps['rows'][number]; readonly currency: CurrencyCode }

/** Shows the minimum subtotal, the limit of uses per customer, and a start in the future. */
function Conditions({ row: { minimum, customerLimit, startsAt, state }, currency }: ConditionsProps) {
  const start = state === 'scheduled' ? startsAt : null
  const conditions = [
    minimum > 0 && adminText.fromSubtotal(formatMoney(money(minimum, currency))),
    customerLimit !== null && adminText.upToUsesEach(formatNumber(customerLimit)),
  ].filter((condition) => condition !== false)
  return (
    <span className="text-ink-2 max-lg:hidden">
      {conditions.map((condition) => ` · ${condition}`).join('')}
      {start && (
        <>
          {' · '}
          {adminText.startsInLine} <LocalTime at={start} />
        </>
      )}
    </span>
  )
}

function formatUses({ used, usageLimit }: DiscountTerms): string {
  const times = formatNumber(used)
  return usageLimit === null ? times : adminText.usesOfLimit(times, usageLimit)
}
