import { href } from 'react-router'
import type { ImportItem } from '#app/features/product-files/product-imports.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

export function ImportItems({ items }: { items: readonly ImportItem[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="p-4 md:px-5">
          <h3 className="text-base font-medium wrap-anywhere">
            {item.productId ? (
              <TextLink to={href('/admin/products/edit/:id', { id: item.productId })}>{item.name}</TextLink>
            ) : (
              item.name || 'Unnamed product'
            )}
            <span className="ml-2 text-sm font-normal whitespace-nowrap text-ink-2">line {item.line}</span>
          </h3>
          {item.errors.length > 0 && (
            <ul className="mt-1 text-base text-danger">
              {item.errors.map(({ line, column, message }) => (
                <li key={`${line} ${column} ${message}`} className="wrap-anywhere">
                  <span aria-hidden="true">! </span>Line {line}
                  {column && `, ${column}`}: {message}
                </li>
              ))}
            </ul>
          )}
          {item.notes.map((note) => (
            <p key={note} className="mt-1 text-sm wrap-anywhere text-ink-2">
              {note}
            </p>
          ))}
          {item.missing.length > 0 && (
            <p className="mt-1 text-sm wrap-anywhere text-ink-2">Missing images: {item.missing.join(', ')}</p>
          )}
          {item.errors.length === 0 && <Changes changes={item.changes} />}
        </li>
      ))}
    </ul>
  )
}

function Changes({ changes }: Pick<ImportItem, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm md:grid-cols-[10rem_1fr]">
      {changes.map(({ field, from, to }) => (
        <div key={field} className="contents">
          <dt className="text-ink-2 max-md:mt-1">{field}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {from && (
              <>
                <del className="text-ink-2">
                  <span className="sr-only">before: </span>
                  {from}
                </del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">, after: </span>
              </>
            )}
            {to || <span className="text-ink-2">(empty)</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
