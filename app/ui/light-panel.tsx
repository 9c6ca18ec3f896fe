import type { ReactNode } from 'react'

/** `className` places the panel; by default, it reaches down to the storefront's footer. */
export function LightPanel({ children, className = '-mb-24' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`relative bg-tone-petal ${className}`}>
      <WindowLight />
      <div className="page relative flex flex-col items-start gap-5 pt-8 pb-18 lg:min-h-[60svh] lg:justify-center lg:pt-18">
        {children}
      </div>
    </div>
  )
}

/** A decorative pattern of light that falls through a window. */
export function WindowLight() {
  return (
    <div
      aria-hidden="true"
      className="window-light h-24 max-lg:window-light-fade lg:absolute lg:inset-y-0 lg:end-0 lg:h-auto lg:w-1/2"
    />
  )
}
