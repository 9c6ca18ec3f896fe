import { href } from 'react-router'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

/** Where a screen leads back to, and how that is called. */
export type WayBack = { readonly to: string; readonly label: string }

/** The screens that others lead back to. */
export const BACK_TO = {
  backups: { to: href('/admin/backups'), label: 'Back to backups' },
  collections: { to: href('/admin/collections'), label: 'Back to collections' },
  customers: { to: href('/admin/customers'), label: 'Back to Customers' },
  dashboard: { to: href('/admin'), label: 'Back to the dashboard' },
  discounts: { to: href('/admin/discounts'), label: 'Back to discount codes' },
  imports: { to: href('/admin/products/import'), label: 'Back to the import' },
  mails: { to: href('/admin/mails'), label: 'Back to mails' },
  messages: { to: href('/admin/messages'), label: 'Back to messages' },
  orders: { to: href('/admin/orders'), label: 'Back to orders' },
  products: { to: href('/admin/products'), label: 'Back to products' },
  settings: { to: href('/admin/settings'), label: 'Back to settings' },
} as const satisfies Record<string, WayBack>

/** The way back, above the content of a screen. */
export function BackLink({ to, label }: WayBack) {
  return (
    <p className="mb-4">
      <TextLink to={to} className="text-base">
        {label}
      </TextLink>
    </p>
  )
}
