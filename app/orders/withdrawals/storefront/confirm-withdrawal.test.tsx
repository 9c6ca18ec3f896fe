import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { ConfirmWithdrawal } from '#app/orders/withdrawals/storefront/confirm-withdrawal.tsx'

test.each([
  { quantity: 1, left: 1, price: '$100.00' },
  { quantity: 3, left: 3, price: '3 items · $100.00' },
  { quantity: 3, left: 1, price: '$33.33' }, // the last share, after $33.33 and $33.34
  { quantity: 3, left: 0, price: null },
])(
  'a line of $quantity units for $$100, with $left left to withdraw from, shows: $price',
  ({ quantity, left, price }) => {
    const line = {
      number: 1,
      productName: 'Silk dress',
      variantName: 'Size: M',
      imageUrl: null,
      left,
      quantity,
      cost: money(100_00, 'USD'),
      exemption: null,
    }
    const order = {
      orderNumber: 'INMWP8IIUKMI3Z',
      email: 'ada@example.com',
      suggestedName: 'Ada Obi',
      lines: [line],
      seen: 0,
      until: null,
      receipts: [],
      rejection: null,
      canReturn: false,
    }
    const element = <ConfirmWithdrawal order={order} typed={undefined} errors={{}} isSending={false} />
    const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
    if (price === null) expect(html).not.toContain('$')
    else expect(html).toContain(`tabular-nums">${price}<`)
  },
)
