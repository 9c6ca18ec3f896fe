import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminText } from '#app/operations/admin/admin-text.ts'

type LoginFrameProps = {
  readonly title: string
  /** Replaces the link to the store. */
  readonly back?: ReactNode
  readonly children: ReactNode
}

export function LoginFrame({ title, back, children }: LoginFrameProps) {
  return (
    <div className="grid min-h-svh bg-paper max-lg:grid-rows-[auto_1fr] lg:grid-cols-2">
      <div aria-hidden="true" className="login-panel max-lg:h-24" />
      <main className="grid content-start p-6 max-lg:pt-12 md:justify-items-center lg:content-center">
        <div className="w-full max-w-90">
          <p className="type-display text-[2.125rem] leading-none">{adminText.lumina}</p>
          <h1 className="mt-8 text-[1.25rem] font-semibold">{title}</h1>
          {children}
          <p className="mt-8 text-base">
            {back ?? (
              <Link to="/" reloadDocument className="underline underline-offset-4">
                {adminText.backToStore}
              </Link>
            )}
          </p>
        </div>
      </main>
    </div>
  )
}
