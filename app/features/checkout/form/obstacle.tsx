import type { ReactNode } from 'react'
import { href } from 'react-router'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

/** By this id the button of a step finds what has to be settled before it does anything. */
export const OBSTACLE = 'checkout-obstacle'

type ObstacleProps = {
  /** What stands in the way, in a sentence; the button that waits for it is described by it. */
  why: string
  className: string
  children?: ReactNode
}

/** What stands in the way of an order, and what to do about it. Nothing but this asks anything of the shopper in the meantime. */
export function Obstacle({ why, className, children }: ObstacleProps) {
  return (
    <div id={OBSTACLE} role="alert" tabIndex={-1} className={`p-4 text-md ${className}`}>
      <p id={`${OBSTACLE}-why`} className="font-semibold">
        {why}
      </p>
      {children}
    </div>
  )
}

export function NoPrices({ onRetry }: { onRetry: () => void }) {
  return (
    <Obstacle why={checkoutText.noPrices} className="flex flex-wrap items-center gap-4 bg-danger-soft text-danger">
      <Button onClick={onRetry}>{checkoutText.tryAgain}</Button>
    </Obstacle>
  )
}

export function CannotOrder({ why }: { why: string }) {
  return (
    <Obstacle why={why} className="grid justify-items-start gap-3 bg-amber-soft">
      <ButtonLink to={href('/contact')} look="secondary">
        {checkoutText.contactUs}
      </ButtonLink>
    </Obstacle>
  )
}

export function focusObstacle(): void {
  document.getElementById(OBSTACLE)?.focus()
}
