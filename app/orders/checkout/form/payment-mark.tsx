import type { PaymentMethod } from '#app/pricing/payment-method.ts'

const CARD = 'M3 5h14v10H3V5Zm0 3h14M5.5 12.5h3'
const PHONE = 'M6.5 3h7v14h-7V3ZM9 14.5h2'
const WALLET = 'M3 6h12.5v9H3V6Zm9 3h5v3h-5V9ZM3 6l9-2.5V6'
const BANK = 'm3 8 7-4.5L17 8H3Zm2 0v6m3.4-6v6m3.3-6v6M15 8v6M3 16h14'
const NOTE = 'M3 6h14v8H3V6Zm7 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z'

/** Our own drawings, because the logos of providers are trademarks. */
const MARKS: Readonly<Record<PaymentMethod, string>> = {
  credit_card: CARD,
  paypal: WALLET,
  apple_pay: PHONE,
  google_pay: PHONE,
  bank_or_mobile: BANK,
  bank_transfer: BANK,
  cash_on_delivery: NOTE,
}

export function PaymentMark({ method }: { method: PaymentMethod }) {
  return (
    <svg className="icon size-5 shrink-0 text-ink-2" viewBox="0 0 20 20" aria-hidden="true">
      <path d={MARKS[method]} />
    </svg>
  )
}
