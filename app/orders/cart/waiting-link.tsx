import { type ComponentType, type MouseEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { ONE_SIZE } from '#app/catalog/catalog.ts'
import type { JoinFormProps } from '#app/inventory/join-waiting.tsx'
import type { Choice } from '#app/inventory/waiting-list.ts'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'

type WaitingLinkProps = {
  readonly productId: string
  /** The sold-out sizes of the chosen color, or only the chosen size. */
  readonly choices: readonly Choice[]
  readonly hours: number
  /** True if the link is the main action, beside the disabled button that adds to the cart. */
  readonly isMain: boolean
  /** Called on a click while several sizes are sold out and none is chosen. */
  readonly onMissingSize: () => void
}

/** A link to the page with the waitlist form. With JavaScript, a click replaces the link with the form. */
export function WaitingLink({ productId, choices, hours, isMain, onMissingSize }: WaitingLinkProps) {
  const [form, setForm] = useState<{ readonly Form: ComponentType<JoinFormProps> }>()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (choices.length > 1) return onMissingSize()
    const { href: url } = event.currentTarget as HTMLAnchorElement
    import('#app/inventory/join-waiting.tsx').then(
      ({ JoinWaiting }) => setForm({ Form: JoinWaiting }),
      () => window.location.assign(url),
    )
  }
  if (form) {
    return (
      <div className={isMain ? 'order-last basis-full' : ''}>
        <form.Form productId={productId} choices={choices} hours={hours} takesFocus />
      </div>
    )
  }
  const props = { to: href('/product/:id/waiting', { id: productId }), onClick: open, children: getLabel(choices) }
  if (!isMain) return <Link {...props} className="quiet-link" />
  return <ButtonLink {...props} className="min-w-0 flex-1 basis-48 max-md:order-last max-md:basis-full md:px-3" />
}

function getLabel(choices: readonly Choice[]): string {
  const [{ size } = { size: ONE_SIZE }, ...others] = choices
  if (others.length > 0) return cartText.notifyOfMySize
  return cartText.notifyMe(size === ONE_SIZE ? null : size)
}
