import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

type MenuLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string; readonly children: ReactNode }

/** The router opens pages of the store; the browser opens other URLs. */
export function MenuLink({ to, children, ...props }: MenuLinkProps) {
  if (!to.startsWith('/'))
    return (
      <a href={to} {...props}>
        {children}
      </a>
    )
  return (
    <Link to={to} {...props}>
      {children}
    </Link>
  )
}
