import { href, NavLink } from 'react-router'

const TABS = [
  { to: href('/admin/customers'), label: 'Customers' },
  { to: href('/admin/subscribers'), label: 'Subscribers' },
] as const

/** Between those who ordered and those who only want to hear of the shop. */
export function CustomerTabs() {
  return (
    <nav aria-label="Customers and subscribers" className="mb-4 flex gap-6 border-b border-line">
      {TABS.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          prefetch="intent"
          className={({ isActive }) =>
            `-mb-px flex min-h-9 items-center border-b-2 text-base max-md:min-h-11 ${isActive ? 'border-lumen font-semibold' : 'border-transparent hover:border-line'}`
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
