import type { ReactNode } from 'react'

/** A panel with window light that fills its page; the text is below the light or, on wide screens, beside it. */
export function LightPanel({ children, className = 'bg-tone-petal' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`relative -mb-24 ${className}`}>
      <WindowLight />
      <div className="page relative flex flex-col items-start gap-5 pt-8 pb-18 lg:min-h-[60svh] lg:justify-center lg:pt-18">
        {children}
      </div>
    </div>
  )
}

/** The light, on the part of a panel without text. */
export function WindowLight() {
  return (
    <div
      aria-hidden="true"
      className="window-light h-40 max-lg:window-light-fade lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-1/2"
    />
  )
}
