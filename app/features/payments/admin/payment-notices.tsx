import { href } from 'react-router'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

type PaymentNoticesProps = {
  readonly notice: 'demo' | 'test' | null
  readonly unpayable: readonly { readonly id: string; readonly name: string; readonly currency: CurrencyCode }[]
}

const BOX = 'border-l-4 border-amber bg-amber-soft px-4 py-3 text-base'

/** Whether money moves, and where nothing can be paid. */
export function PaymentNotices({ notice, unpayable }: PaymentNoticesProps) {
  return (
    <>
      {notice === 'demo' && (
        <p className={BOX}>
          No provider is active, so orders are demo orders: they count as paid, and no money moves. Connect one below.
        </p>
      )}
      {notice === 'test' && (
        <p className={BOX}>All active providers are in test mode: shoppers can order, and no money moves.</p>
      )}
      {unpayable.length > 0 && (
        <div className={BOX}>
          <p>
            {unpayable.length === 1 ? 'An open market has' : `${unpayable.length} open markets have`} no way to pay.
            Open a provider and offer it there.
          </p>
          <ul className="mt-1">
            {unpayable.map(({ id, name, currency }) => (
              <li key={id}>
                <TextLink to={href('/admin/markets/edit/:id', { id })} isInText>
                  {name}
                </TextLink>{' '}
                ({currency})
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
