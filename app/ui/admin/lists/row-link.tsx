import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'

type RowLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & {
  /** From the root: '/admin/orders'. */
  readonly to: string
}

/**
 * A link in a row of a list. The router's own works out for each what it would be relative to, which is a fifth of what a
 * page of rows takes to render.
 */
export function RowLink({ to, ...rest }: RowLinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return // another tab or window, or a file to keep
    event.preventDefault()
    navigate(to)
  }
  return <a {...rest} href={to} onClick={follow} />
}
