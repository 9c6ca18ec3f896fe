import { href, NavLink } from 'react-router'

type SectionTabsProps = {
  readonly label: string
  readonly tabs: readonly { readonly to: string; readonly label: string }[]
}

/** Between the screens of one section of the navigation. */
function SectionTabs({ label: name, tabs }: SectionTabsProps) {
  return (
    <nav aria-label={name} className="mb-4 flex gap-6 overflow-x-auto border-b border-line">
      {tabs.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          prefetch="intent"
          className={({ isActive }) =>
            `-mb-px flex min-h-9 items-center border-b-2 text-base whitespace-nowrap max-md:min-h-11 ${isActive ? 'border-lumen font-semibold' : 'border-transparent hover:border-line'}`
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

const ORDERS = [
  { to: href('/admin/orders'), label: 'Orders' },
  { to: href('/admin/discounts'), label: 'Discount codes' },
  { to: href('/admin/mails'), label: 'Mails' },
]

/** The orders and what belongs to all of them. */
export function OrderTabs() {
  return <SectionTabs label="Orders and what belongs to them" tabs={ORDERS} />
}

const PRODUCTS = [
  { to: href('/admin/products'), label: 'Products' },
  { to: href('/admin/stock'), label: 'Stock history' },
]

/** What is sold and what became of its pieces. */
export function ProductTabs() {
  return <SectionTabs label="Products and their stock" tabs={PRODUCTS} />
}

const CUSTOMERS = [
  { to: href('/admin/customers'), label: 'Customers' },
  { to: href('/admin/subscribers'), label: 'Subscribers' },
]

/** Those who ordered and those who only want to hear of the store. */
export function CustomerTabs() {
  return <SectionTabs label="Customers and subscribers" tabs={CUSTOMERS} />
}
