import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { getSizedImageUrl } from '#app/lib/image-url.ts'

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

/** The image of a linked collection or category; an empty box if it has none. Loads once the menu is open. */
export function MenuImage({ image, className }: { image: string | undefined; className: string }) {
  return (
    <span className={`block aspect-card bg-tone-stone ${className}`}>
      {image && (
        <img
          src={getSizedImageUrl(image, 400)}
          width="240"
          height="300"
          alt=""
          loading="lazy"
          className="h-full w-full object-cover"
        />
      )}
    </span>
  )
}
