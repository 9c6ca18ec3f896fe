const CONTENTS = [
  { what: 'Products', files: 'products with variants, prices, stock and images, categories, collections, reviews' },
  {
    what: 'People',
    files: 'customers, newsletter subscribers with the date of their consent, messages, waiting lists',
  },
  {
    what: 'Orders',
    files: 'orders with their lines and history, payments and refunds, returns, withdrawals, invoices',
  },
  { what: 'Marketing', files: 'discount codes, redirects' },
  { what: 'Content', files: 'pages and policies as Markdown, translations, homepage, menus, brand, all images' },
  { what: 'Settings', files: 'settings and texts, markets, taxes, shipping' },
] as const

/** What an archive has, for staff; its own README.txt describes each file and column. */
export function ArchiveContents() {
  return (
    <>
      <dl className="grid gap-3 text-base">
        {CONTENTS.map(({ what, files }) => (
          <div key={what}>
            <dt className="font-medium">{what}</dt>
            <dd className="text-ink-2">{files}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-2">
        Products, customers, orders and discounts are there twice: as this store has them, and in the columns of
        Shopify, which many stores read. Passwords, keys of payment providers and private links are never in it.
      </p>
    </>
  )
}
