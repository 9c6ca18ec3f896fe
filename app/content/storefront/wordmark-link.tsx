import { href, Link } from 'react-router'
import { useStore } from '#app/store/store.tsx'

/** The store's name or logo, which leads to the homepage. */
export function WordmarkLink({ className = '' }: { className?: string }) {
  const { name } = useStore()
  return (
    <Link
      to={href('/')}
      className={`${className} type-display inline-flex min-h-11 min-w-0 items-center text-menu leading-none`}
    >
      <span className="wordmark truncate">{name}</span>
    </Link>
  )
}
