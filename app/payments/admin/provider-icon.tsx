import { Banknote, CreditCard, Landmark, type LucideIcon, Smartphone, Wallet } from 'lucide-react'
import type { ProviderRow } from '#app/payments/admin/payments-page.server.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'

const ICONS: Partial<Record<PaymentMethod, LucideIcon>> = {
  paypal: Wallet,
  bank_or_mobile: Smartphone,
  bank_transfer: Landmark,
  cash_on_delivery: Banknote,
}

type ProviderIconProps = Pick<ProviderRow, 'logo' | 'method'>

/** The provider's logo, or an icon for its payment method. */
export function ProviderIcon({ logo, method }: ProviderIconProps) {
  const Icon = (method && ICONS[method]) ?? CreditCard
  return (
    <span className="col-start-1! row-span-4 grid size-10 place-items-center self-center rounded-field border border-line bg-pearl text-ink-2 max-md:hidden">
      {logo ? (
        <svg viewBox="0 0 24 24" className="size-4.5 fill-current" aria-hidden="true">
          <path d={logo} />
        </svg>
      ) : (
        <Icon className="size-5" aria-hidden="true" />
      )}
    </span>
  )
}
