import type { ReactNode } from 'react'

/**
 * A panel of window light that is all of its page: the words stand below the light or, where there is room, beside it.
 * The footer follows at once.
 */
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

/** The light itself, on the free part of a panel: no words stand on it. It fades where it would end above them. */
export function WindowLight() {
  return (
    <div
      aria-hidden="true"
      className="beam h-40 max-lg:beam-fade lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-1/2"
    />
  )
}
