import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

type MenuLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string; readonly children: ReactNode }

/** Pages of the store are opened by the router, other addresses by the browser. */
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
