import type { ReactNode } from 'react'

export function ErrorBanner({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p role="alert" className={`border-l-4 border-danger bg-danger-soft px-3 py-2 text-base text-danger ${className}`}>
      {children}
    </p>
  )
}
