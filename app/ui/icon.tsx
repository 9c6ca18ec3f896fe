/** Icons of 20 px, with strokes of 1.5 px and square caps. */
const PATHS = {
  menu: 'M3 6h14M3 10h14M3 14h14',
  search: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5L17 17',
  close: 'm5 5 10 10M15 5 5 15',
  cart: 'M4 7h12l-1 10H5L4 7Zm3 0V6a3 3 0 0 1 6 0v1',
  heart:
    'M10 16.5 3.8 10a3.7 3.7 0 0 1 0-5.2 3.6 3.6 0 0 1 5.1 0L10 6l1.1-1.2a3.6 3.6 0 0 1 5.1 0 3.7 3.7 0 0 1 0 5.2L10 16.5Z',
  minus: 'M5 10h10',
  plus: 'M5 10h10M10 5v10',
  left: 'm12 4-6 6 6 6',
  right: 'm8 4 6 6-6 6',
  down: 'm4 8 6 6 6-6',
  play: 'm6 4 10 6-10 6V4Z',
  pause: 'M7 4v12M13 4v12',
  check: 'm4 10.5 4 4 8-9',
  lock: 'M5 9h10v7H5V9Zm2 0V6.5a3 3 0 0 1 6 0V9',
} as const

/** The icons that are mirrored in right-to-left languages. */
const MIRRORED: ReadonlySet<IconName> = new Set(['left', 'right'])

type IconName = keyof typeof PATHS

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${MIRRORED.has(name) ? 'mirrored ' : ''}${className}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
