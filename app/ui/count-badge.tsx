export function CountBadge({ count, className = '' }: { count: number; className?: string }) {
  return (
    <span
      className={`grid h-4.5 min-w-4.5 place-items-center rounded-full bg-lumen px-1 text-xs leading-none font-semibold ${className}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
