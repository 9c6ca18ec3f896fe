import { useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { orderText } from '#app/features/orders/order-text.ts'
import type { ShopperResult } from '#app/features/orders/shopper/shopper-order.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

export function OrderCancel({ isPaid, result }: { isPaid: boolean; result: ShopperResult | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const consequence = orderText.cancelConsequence(isPaid)
  const keep = useRef<HTMLButtonElement>(null)
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('intent') === 'cancel'
  useEffect(() => {
    if (isOpen) keep.current?.focus()
  }, [isOpen])
  useEffect(() => {
    if (result) setOpen(false) // the page shows the result
  }, [result])
  return (
    <>
      <Button look="secondary" className="no-js:hidden mt-4 min-h-13 max-md:w-full" onClick={() => setOpen(true)}>
        {orderText.cancel}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => !isBusy && setOpen(false)}
        labelledBy={id}
        className="dialog-box w-[min(420px,calc(100vw-32px))] overflow-y-auto p-6"
      >
        <Form method="post" preventScrollReset>
          <h2 id={id} className="type-display text-sub">
            {orderText.cancelQuestion}
          </h2>
          <p className="mt-3">{consequence}</p>
          <input type="hidden" name="intent" value="cancel" />
          <div className="mt-6 flex flex-wrap gap-3 max-md:flex-col">
            <Button ref={keep} look="secondary" className="min-h-13" onClick={() => !isBusy && setOpen(false)}>
              {orderText.keep}
            </Button>
            <Button type="submit" look="ink" busy={isBusy}>
              {isBusy ? orderText.cancelling : orderText.cancel}
            </Button>
          </div>
        </Form>
      </Dialog>
      <noscript>
        <details className="mt-4">
          <summary className="inline-flex min-h-11 items-center text-md font-medium text-link">
            {orderText.cancel}
          </summary>
          <form method="post">
            <p>
              {orderText.cancelQuestion} {consequence}
            </p>
            <input type="hidden" name="intent" value="cancel" />
            <button type="submit" className="mt-3 min-h-13 bg-ink px-7 text-paper">
              {orderText.cancel}
            </button>
          </form>
        </details>
      </noscript>
    </>
  )
}
