import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

type PaymentNoticesProps = {
  readonly notice: 'demo' | 'test' | null
  readonly unpayable: readonly { readonly id: string; readonly name: string; readonly currency: CurrencyCode }[]
}

const BOX = 'border-l-4 border-amber bg-amber-soft px-4 py-3 text-base'

/** Warns that no real money moves, and lists the markets without a way to pay. */
export function PaymentNotices({ notice, unpayable }: PaymentNoticesProps) {
  return (
    <>
      {notice === 'demo' && <p className={BOX}>{adminText.demoOrders}</p>}
      {notice === 'test' && <p className={BOX}>{adminText.allInTestMode}</p>}
      {unpayable.length > 0 && (
        <div className={BOX}>
          <p>{adminText.noWayToPay(unpayable.length)}</p>
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
