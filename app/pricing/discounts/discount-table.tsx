import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import type { SortDirection } from '#app/lib/list-query.ts'
import type { DiscountTerms } from '#app/pricing/discount.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { DiscountStateBadge, discountValue } from '#app/pricing/discounts/discount-badges.tsx'
import type { DiscountState } from '#app/pricing/discounts/discount-list.ts'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { SortHeader } from '#app/ui/admin/lists/sort-header.tsx'
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
    <table className="index-table discount-rows" aria-busy={isBusy || undefined}>
      <caption className="sr-only">{adminText.discountCodes}</caption>
      <thead>
        <tr>
          <SortHeader column="code" {...sorted}>
            {adminText.code}
          </SortHeader>
          <th scope="col">{adminText.status}</th>
          <th scope="col" className="text-right">
            {adminText.value}
          </th>
          <th scope="col" className="text-right max-lg:hidden">
            {adminText.minimum}
          </th>
          <SortHeader column="used" first="desc" align="right" {...sorted}>
            {adminText.used}
          </SortHeader>
          <SortHeader column="starts" first="desc" className="max-lg:hidden" {...sorted}>
            {adminText.starts}
          </SortHeader>
          <SortHeader column="ends" first="desc" {...sorted}>
            {adminText.ends}
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="cell-code">
              <RowLink
                to={href('/admin/discounts/edit/:id', { id: row.id })}
                className="row-link font-medium break-all"
              >
                {row.code}
              </RowLink>
            </th>
            <td className="cell-state">
              <DiscountStateBadge state={row.state} />
            </td>
            <td className="cell-worth text-right whitespace-nowrap">{discountValue(row, currency)}</td>
            <td className="text-right whitespace-nowrap max-lg:hidden">
              {row.minimum > 0 ? formatMoney(money(row.minimum, currency)) : '—'}
            </td>
            <td className="cell-used text-right whitespace-nowrap">
              <span className="md:hidden">{adminText.used} </span>
              {usedText(row)}
            </td>
            <td className="cell-from whitespace-nowrap max-lg:hidden text-ink-2">
              {row.startsAt ? <LocalTime at={row.startsAt} /> : '—'}
            </td>
            <td className="whitespace-nowrap text-ink-2 max-md:hidden">
              {row.endsAt ? <LocalTime at={row.endsAt} /> : '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function usedText({ used, usageLimit }: DiscountTerms): string {
  const times = formatNumber(used)
  return usageLimit === null ? times : adminText.usedOf(times, usageLimit)
}
