import type { ReactNode } from 'react'
import { href } from 'react-router'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

/** The id by which buttons refer to the obstacle (`blockedBy`). */
export const OBSTACLE = 'checkout-obstacle'

type ObstacleProps = { why: string; className: string; children?: ReactNode }

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

export function Failure({ children, className = '' }: { children: string | null; className?: string }) {
  if (!children) return null
  return (
    <p role="alert" className={`bg-danger-soft p-4 text-md text-danger ${className}`}>
      {children}
    </p>
  )
}
