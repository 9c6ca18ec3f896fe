import { href, NavLink } from 'react-router'

const SECTIONS = {
  orders: {
    label: 'Order sections',
    tabs: [
      { to: href('/admin/orders'), label: 'Orders' },
      { to: href('/admin/discounts'), label: 'Discount codes' },
      { to: href('/admin/mails'), label: 'Emails' },
    ],
  },
  products: {
    label: 'Product sections',
    tabs: [
      { to: href('/admin/products'), label: 'Products' },
      { to: href('/admin/stock'), label: 'Stock history' },
    ],
  },
  customers: {
    label: 'Customer sections',
    tabs: [
      { to: href('/admin/customers'), label: 'Customers' },
      { to: href('/admin/subscribers'), label: 'Subscribers' },
    ],
  },
} as const

export function SectionTabs({ section }: { section: keyof typeof SECTIONS }) {
  const { label: name, tabs } = SECTIONS[section]
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
