import { href } from 'react-router'
import { adminText } from '#app/inventory/waiting-list/admin-text.ts'
import type { waitingList } from '#app/inventory/waiting-list.table.ts'
import { formatChoice, type WaitingState } from '#app/inventory/waiting-list.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { Badge, type BadgeTone } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

export type WaitingPerson = Pick<
  typeof waitingList.$inferSelect,
  'id' | 'email' | 'productName' | 'size' | 'color' | 'state' | 'createdAt' | 'heldUntil' | 'orderId'
> & { readonly orderNumber: string | null }

type WaitingPeopleTableProps = {
  readonly rows: readonly WaitingPerson[]
  readonly isBusy: boolean
  readonly onRemove: (person: WaitingPerson) => void
}

const LOOKS: Readonly<Record<WaitingState, { readonly glyph: string; readonly tone: BadgeTone }>> = {
  unconfirmed: { glyph: '○', tone: 'faint' },
  waiting: { glyph: '◐', tone: 'amber' },
  held: { glyph: '●', tone: 'amber' },
  bought: { glyph: '●', tone: 'moss' },
  expired: { glyph: '○', tone: 'quiet' },
}

export function WaitingPeopleTable({ rows, isBusy, onRemove }: WaitingPeopleTableProps) {
  return (
    <IndexTable
      className="waiting-people-rows"
      caption={adminText.peopleOnWaitingLists}
      isBusy={isBusy}
      columns={[
        adminText.email,
        adminText.waitsFor,
        adminText.state,
        adminText.joined,
        { label: adminText.actions, isHidden: true },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" className="cell-email break-all">
            {row.email}
          </th>
          <td className="cell-product wrap-anywhere">
            {row.productName}
            <span className="block text-xs text-ink-2">{formatChoice(row)}</span>
          </td>
          <td className="cell-state">
            <Badge {...LOOKS[row.state]}>{adminText.states[row.state]}</Badge>
            <Detail row={row} />
          </td>
          <td className="cell-date whitespace-nowrap text-ink-2">
            <LocalTime at={row.createdAt} isDateOnly />
          </td>
          <td className="cell-actions text-right">
            <RowMenu name={row.email}>
              <button type="button" className="text-danger" onClick={() => onRemove(row)}>
                {adminText.remove}
              </button>
            </RowMenu>
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}

function Detail({ row: { state, heldUntil, orderId, orderNumber } }: { row: WaitingPerson }) {
  if (state === 'held' && heldUntil) {
    return (
      <span className="block text-xs text-ink-2">
        {adminText.until} <LocalTime at={heldUntil} />
      </span>
    )
  }
  if (state !== 'bought' || !orderId || !orderNumber) return null
  return (
    <span className="block text-xs">
      <TextLink to={href('/admin/orders/:id', { id: orderId })}>
        <OrderNumber number={orderNumber} />
      </TextLink>
    </span>
  )
}
