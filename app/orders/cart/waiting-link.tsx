import { type ComponentType, type MouseEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { ONE_SIZE } from '#app/catalog/catalog.ts'
import type { JoinFormProps } from '#app/inventory/join-waiting.tsx'
import type { Choice } from '#app/inventory/waiting-list.ts'
import { cartText } from '#app/orders/cart/cart-text.ts'

type WaitingLinkProps = {
  readonly productId: string
  /** The sold-out sizes and colors to choose from. */
  readonly choices: readonly Choice[]
  /** The size that the shopper chose. */
  readonly chosenSize: string | null
  readonly hours: number
}

/** A link to the page with the waitlist form. With JavaScript, a click replaces the link with the form. */
export function WaitingLink({ productId, choices, chosenSize, hours }: WaitingLinkProps) {
  const [form, setForm] = useState<{ readonly Form: ComponentType<JoinFormProps> }>()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href: url } = event.currentTarget as HTMLAnchorElement
    import('#app/inventory/join-waiting.tsx').then(
      ({ JoinWaiting }) => setForm({ Form: JoinWaiting }),
      () => window.location.assign(url),
    )
  }
  if (form)
    return <form.Form productId={productId} choices={choices} chosenSize={chosenSize} hours={hours} takesFocus />
  return (
    <Link to={href('/product/:id/waiting', { id: productId })} className="quiet-link" onClick={open}>
      {getLabel(choices, chosenSize)}
    </Link>
  )
}

function getLabel(choices: readonly Choice[], chosenSize: string | null): string {
  const sizes = choices.map(({ size }) => size)
  const [only = ONE_SIZE] = sizes
  if (chosenSize !== null && sizes.includes(chosenSize)) return cartText.notifyMe(chosenSize)
  if (sizes.length > 1) return cartText.notifyOfMySize
  return cartText.notifyMe(only === ONE_SIZE ? null : only)
}
