import type { ReactNode } from 'react'

/** Why something was not done, said where it was asked for. */
export function Refusal({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <p role="alert" className={`border-l-4 border-danger bg-danger-soft px-3 py-2 text-base text-danger ${className}`}>
      {children}
    </p>
  )
}
