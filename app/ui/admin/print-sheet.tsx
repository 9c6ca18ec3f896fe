import type { ComponentProps } from 'react'

export function SheetAddress({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="text-sm">{title}</h3>
      <address className="mt-1 text-md wrap-anywhere whitespace-pre-line not-italic">{lines.join('\n')}</address>
    </div>
  )
}

export function HeaderCell({ className = '', ...props }: ComponentProps<'th'>) {
  return <th scope="col" className={`py-2 font-medium ${className}`} {...props} />
}
