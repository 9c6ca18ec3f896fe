import { MOVE_STEPS } from '#app/features/exports/move-steps.ts'

/** In the recommended order, as customers come before their orders. */
const SOURCES = [
  {
    what: 'Products',
    shopify: 'Products → Export → All products, CSV.',
    woocommerce: 'Products → All Products → Export.',
  },
  {
    what: 'Customers',
    shopify: 'Customers → Export → All customers, CSV.',
    woocommerce: 'Analytics → Customers → Download, with all columns shown.',
  },
  {
    what: 'Orders, as history',
    shopify: 'Orders → Export → All orders, plain CSV.',
    woocommerce:
      'Analytics → Orders → Download, or an order export extension with the columns order_number, order_date, status and order_total.',
  },
  {
    what: 'Discount codes',
    shopify: 'Discounts → Export → All discounts.',
    woocommerce: 'An export extension, with the columns coupon_code, discount_type and coupon_amount.',
  },
  {
    what: 'Reviews',
    shopify: 'Judge.me → Reviews → Export.',
    woocommerce: 'A table with the columns Handle, Date, Rating, Name, Title and Text.',
  },
  {
    what: 'Redirects',
    shopify: 'Content → Menus → URL redirects → Export.',
    woocommerce: 'Tools → Redirection → Import/Export → CSV, if you use Redirection.',
  },
] as const

export function ImportSources() {
  return (
    <div className="grid gap-4 text-base">
      <ol className="grid gap-4">
        {SOURCES.map(({ what, shopify, woocommerce }, index) => (
          <li key={what}>
            <p className="font-medium">
              {index + 1}. {what}
            </p>
            <p className="text-sm text-ink-2">Shopify: {shopify}</p>
            <p className="text-sm text-ink-2">WooCommerce: {woocommerce}</p>
          </li>
        ))}
      </ol>
      <div className="border-t border-line pt-4">
        <p className="font-medium">A store like this one</p>
        <p className="text-sm text-ink-2">Settings → Export there. Unpack the ZIP and add, in this order:</p>
        <ol className="mt-1 grid list-decimal gap-1 pl-4 text-sm text-ink-2">
          {MOVE_STEPS.map((step) => (
            <li key={step} className="wrap-anywhere">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
