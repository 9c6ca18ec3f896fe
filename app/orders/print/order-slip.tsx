import { formatMoney } from '#app/base/money.ts'
import { DEFAULT_COLOR, ONE_SIZE } from '#app/catalog/catalog.ts'
import { PassportCode, PassportUrl } from '#app/catalog/passport/admin-passport-code.tsx'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { OrderItem } from '#app/orders/orders.server.ts'
import { PrintedSheet } from '#app/orders/print/order-sheet.tsx'
import type { PrintedOrder, Sender } from '#app/orders/print/printed-orders.server.ts'
import { HeaderCell, SheetAddress } from '#app/ui/admin/print-sheet.tsx'

export function PackingSlip({
  order,
  items,
  due,
  sender,
  shippingLines,
  passports,
}: PrintedOrder & { sender: Sender }) {
  const toPack = items.flatMap((item) => {
    const quantity = item.quantity - item.returned
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
  const units = toPack.reduce((count, { quantity }) => count + quantity, 0)
  return (
    <PrintedSheet title={adminText.packingSlip} order={order} sender={sender}>
      <div className="mt-6 flex justify-between gap-x-4 sm:gap-x-6">
        <SheetAddress
          title={order.shippingKind === 'pickup' ? adminText.pickedUpBy : adminText.shipTo}
          lines={shippingLines}
        />
        <dl className="text-right text-md">
          <dt className="text-sm">{adminText.shipping}</dt>
          <dd className="font-semibold">{order.shippingName}</dd>
          {order.pickupPoint && <dd>{order.pickupPoint.name}</dd>}
          <dt className="mt-2 text-sm">{adminText.units}</dt>
          <dd className="font-semibold tabular-nums">{units}</dd>
          {due && (
            <>
              <dt className="mt-2 text-sm">{orderText.paymentNames[order.paymentMethod]}</dt>
              <dd className="font-semibold tabular-nums">{adminText.collect(formatMoney(due))}</dd>
            </>
          )}
        </dl>
      </div>
      <table className="slip-rows mt-6 w-full table-fixed">
        <caption className="sr-only">{adminText.itemsToPack}</caption>
        <colgroup>
          <col className="w-18" />
          <col className="w-20" />
          <col />
          <col className="w-[28%]" />
          <col className="w-14" />
        </colgroup>
        <thead className="text-left text-sm">
          <tr className="border-b border-ink">
            <HeaderCell>{adminText.inParcel}</HeaderCell>
            <HeaderCell colSpan={2}>{adminText.product}</HeaderCell>
            <HeaderCell>{adminText.sizeColor}</HeaderCell>
            <HeaderCell className="text-right">{adminText.qty}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {toPack.map((item) => (
            <Line key={item.id} item={item} passport={passports[item.id]} />
          ))}
        </tbody>
      </table>
    </PrintedSheet>
  )
}

function Line({ item, passport }: { item: OrderItem; passport: string | undefined }) {
  const { imageUrl, productName, sku, size, color, shownColor, quantity, backordered } = item
  return (
    <tr className="break-inside-avoid border-b border-line align-top">
      <td className="slip-box py-3">
        <span aria-hidden="true" className="block size-6 border-2 border-ink" />
      </td>
      <td className="slip-image py-3 pr-3">
        {imageUrl && (
          <img
            src={getSizedImageUrl(imageUrl, 300)}
            alt=""
            width={64}
            height={80}
            className="aspect-4/5 w-full max-w-16 object-cover"
          />
        )}
      </td>
      <th scope="row" className="py-3 pr-4 text-left align-baseline font-normal wrap-anywhere max-sm:contents">
        <span className="slip-name block">
          <span className="block text-md font-semibold">{productName}</span>
          <span className="block text-base">{sku}</span>
          {backordered > 0 && (
            <span className="block text-base font-semibold">{adminText.onBackorder(backordered)}</span>
          )}
        </span>
        {passport && (
          <span className="slip-code mt-2 flex items-center gap-2 text-xs">
            <PassportCode address={passport} className="-ml-[2.3mm] w-[22mm]" />
            <span className="min-w-0 flex-1">
              {adminText.garmentPassport} <PassportUrl address={passport} />
            </span>
          </span>
        )}
      </th>
      <td className="slip-size py-3 pr-4 align-baseline text-lg leading-tight font-semibold wrap-anywhere">
        {size !== ONE_SIZE && <span className="block">{size}</span>}
        {color !== DEFAULT_COLOR.name && <span className="block">{shownColor ?? color}</span>}
        {shownColor && <span className="block text-base font-normal">{color}</span>}
      </td>
      <td className="slip-quantity py-3 text-right align-baseline text-sub leading-none font-semibold tabular-nums">
        {quantity}
      </td>
    </tr>
  )
}
