import { useState } from 'react'
import { href } from 'react-router'
import { moveItem } from '#app/lib/lists.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { MarketBadge } from '#app/operations/markets/market-badge.tsx'
import type { MarketRow } from '#app/operations/markets/market-list.server.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { getMoveForKey, MoveActions } from '#app/ui/admin/lists/move-actions.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'

type MarketTableProps = {
  readonly rows: readonly MarketRow[]
  readonly onArrange: (ids: readonly string[]) => void
}

export function MarketTable({ rows, onArrange }: MarketTableProps) {
  const movable = rows.filter(({ isPrimary }) => !isPrimary)
  const [announcement, setAnnouncement] = useState('')
  const move = (from: number, to: number) => {
    const row = movable[from]
    if (!row || to < 0 || to >= movable.length || to === from) return
    onArrange(moveItem(movable, from, to).map(({ id }) => id))
    setAnnouncement(adminText.movedTo(row.name, to + 1, movable.length))
  }
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
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
          ...(movable.length > 1 ? [{ label: adminText.actions, isHidden: true } as const] : []),
        ]}
      >
        {rows.map((row) => {
          const position = movable.indexOf(row)
          return (
            <tr
              key={row.id}
              onKeyDown={(event) => {
                const to = position < 0 ? null : getMoveForKey(event, position)
                if (to === null) return
                event.preventDefault()
                move(position, to)
              }}
            >
              <th scope="row" className="cell-name text-left">
                <RowLink
                  to={href('/admin/markets/edit/:id', { id: row.id })}
                  className="row-link font-medium wrap-anywhere text-ink"
                >
                  {row.name}
                </RowLink>
              </th>
              <td className="cell-countries">{row.countries}</td>
              <td className="cell-currency max-md:text-end md:whitespace-nowrap">
                {row.currency}
                <span className="md:hidden"> · {row.languages.join(', ')}</span>
              </td>
              <td className="max-md:hidden">{row.languages.join(', ')}</td>
              <td className="cell-status whitespace-nowrap">
                <MarketBadge {...row} />
              </td>
              <td className="cell-missing text-amber">
                {row.missing.length > 0 && <span className="md:hidden">{adminText.missingLabel} </span>}
                {row.missing.join(', ')}
              </td>
              {movable.length > 1 && (
                <td className="cell-actions text-right">
                  {position >= 0 && (
                    <RowMenu name={row.name}>
                      <MoveActions index={position} count={movable.length} onMove={move} />
                    </RowMenu>
                  )}
                </td>
              )}
            </tr>
          )
        })}
      </IndexTable>
    </>
  )
}
