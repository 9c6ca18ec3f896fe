import type { ReactNode } from 'react'
import type { Order } from '#app/orders/orders.server.ts'
import type { Sender } from '#app/orders/print/printed-orders.server.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

type PrintedSheetProps = { title: string; order: Order; sender: Sender; children: ReactNode }

export function PrintedSheet({ title, order, sender, children }: PrintedSheetProps) {
  return (
    <article className="print-sheet" aria-label={`${title} ${order.orderNumber}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 border-b-2 border-ink pb-4 wrap-anywhere">
        <div>
          <SenderName {...sender} />
          <p className="mt-3 text-sm whitespace-pre-line">
            {[sender.address, sender.email, sender.phone].filter(Boolean).join('\n')}
          </p>
        </div>
        <div className="sm:text-right">
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="text-lg font-semibold tabular-nums">
            <OrderNumber number={order.orderNumber} />
          </p>
          <p className="text-sm">
            <LocalTime at={order.createdAt} isDateOnly />
          </p>
        </div>
      </div>
      {children}
    </article>
  )
}

function SenderName({ name, logo, isInImbue }: Sender) {
  if (logo) return <img src={logo} alt={name} className="max-h-14 max-w-60" />
  return <p className={isInImbue ? 'type-display text-[2.75rem] leading-none' : 'text-lg font-semibold'}>{name}</p>
}
