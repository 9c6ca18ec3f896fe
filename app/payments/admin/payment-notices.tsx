import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'

type PaymentNoticesProps = {
  readonly notice: 'demo' | 'test' | null
  readonly unpayable: readonly { readonly id: string; readonly name: string; readonly currency: CurrencyCode }[]
}

/** Warns that no real money moves, and lists the markets without a way to pay. */
export function PaymentNotices({ notice, unpayable }: PaymentNoticesProps) {
  return (
    <>
      {notice === 'demo' && <Notice>{adminText.demoOrders}</Notice>}
      {notice === 'test' && <Notice>{adminText.allInTestMode}</Notice>}
      {unpayable.length > 0 && (
        <Notice>
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
        </Notice>
      )}
    </>
  )
}
