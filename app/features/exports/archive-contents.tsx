import { adminText } from '#app/features/exports/admin-text.ts'

const contents = () =>
  [
    {
      what: adminText.products,
      files: 'products with variants, prices, stock and images, categories, collections, reviews',
    },
    {
      what: adminText.people,
      files: 'customers, newsletter subscribers with the date of their consent, messages, waiting lists',
    },
    {
      what: adminText.orders,
      files: 'orders with their lines and history, payments and refunds, returns, withdrawals, invoices',
    },
    { what: adminText.marketing, files: 'discount codes, redirects' },
    {
      what: adminText.content,
      files: 'pages and policies as Markdown, translations, homepage, menus, brand, all images',
    },
    { what: adminText.settings, files: 'settings and texts, markets, taxes, shipping' },
  ] as const

/** What an archive has, for staff; its own README.txt describes each file and column. */
export function ArchiveContents() {
  return (
    <>
      <dl className="grid gap-3 text-base">
        {contents().map(({ what, files }) => (
          <div key={what}>
            <dt className="font-medium">{what}</dt>
            <dd className="text-ink-2">{files}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-2">{adminText.productsCustomersOrdersAnd}</p>
    </>
  )
}
