import { ArrowDown, ArrowUp } from 'lucide-react'
import { href } from 'react-router'
import { moveItem } from '#app/lib/lists.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { MarketBadge } from '#app/operations/markets/market-badge.tsx'
import type { MarketRow } from '#app/operations/markets/market-list.server.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'

type MarketTableProps = {
  readonly rows: readonly MarketRow[]
  readonly onArrange: (ids: readonly string[]) => void
}

export function MarketTable({ rows, onArrange }: MarketTableProps) {
  const movable = rows.filter(({ isPrimary }) => !isPrimary)
  const move = (from: number, to: number) => onArrange(moveItem(movable, from, to).map(({ id }) => id))
  return (
    <IndexTable
      className="market-rows"
      caption={adminText.markets}
      columns={[
        adminText.name,
        adminText.countries,
        adminText.currency,
        adminText.languages,
        adminText.status,
        adminText.missing,
        ...(movable.length > 1 ? [{ label: adminText.order, isHidden: true } as const] : []),
      ]}
    >
      {rows.map((row) => {
        const place = movable.indexOf(row)
        return (
          <tr key={row.id}>
            <th scope="row" className="cell-name text-left">
              <RowLink
                to={href('/admin/markets/edit/:id', { id: row.id })}
                className="row-link font-medium wrap-anywhere text-ink"
              >
                {row.name}
              </RowLink>
            </th>
            <td className="cell-countries">{row.countries}</td>
            <td className="cell-currency whitespace-nowrap">{row.currency}</td>
            <td className="cell-languages">{row.languages.join(', ')}</td>
            <td className="cell-status whitespace-nowrap">
              <MarketBadge {...row} />
            </td>
            <td className="cell-missing text-amber">
              {row.missing.length > 0 && <span className="md:hidden">{adminText.missingLabel} </span>}
              {row.missing.join(', ')}
            </td>
            {movable.length > 1 && (
              <td className="cell-order">
                {place >= 0 && (
                  <span className="above-row flex">
                    <Step name={row.name} to="up" isEnd={place === 0} onClick={() => move(place, place - 1)} />
                    <Step
                      name={row.name}
                      to="down"
                      isEnd={place === movable.length - 1}
                      onClick={() => move(place, place + 1)}
                    />
                  </span>
                )}
              </td>
            )}
          </tr>
        )
      })}
    </IndexTable>
  )
}

type StepProps = {
  readonly name: string
  readonly to: 'up' | 'down'
  readonly isEnd: boolean
  readonly onClick: () => void
}

function Step({ name, to, isEnd, onClick }: StepProps) {
  const Icon = to === 'up' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      className="grid size-8 place-items-center hover:bg-mist aria-disabled:text-edge max-md:size-11"
      aria-label={adminText.move(name, to)}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onClick()}
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  )
}
