import type { ReactNode } from 'react'
import { adminText } from '#app/orders/admin/admin-text.ts'

/** `children` are rows with the product, the quantity and the total. */
export function ItemsTable({ hasImages, children }: { readonly hasImages: boolean; readonly children: ReactNode }) {
  return (
    <table className="w-full text-base tabular-nums">
      <caption className="sr-only">{adminText.items}</caption>
      <thead className="text-sm text-ink-2">
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-2 font-medium" colSpan={hasImages ? 2 : 1}>
            {adminText.product}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-medium">
            {adminText.qty}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {adminText.total}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
