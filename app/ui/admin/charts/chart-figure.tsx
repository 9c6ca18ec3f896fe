import { type ReactNode, useId } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'

type ChartFigureProps = {
  readonly caption?: ReactNode
  readonly children: ReactNode
  readonly table: {
    readonly name: string
    readonly headers: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}

export function ChartFigure({ caption, children, table }: ChartFigureProps) {
  const id = useId()
  return (
    <>
      <figure>
        {children}
        {caption && <figcaption className="mt-3 text-base text-ink-2">{caption}</figcaption>}
      </figure>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-6 items-center underline underline-offset-4 max-md:min-h-11">
          {adminText.viewAsTable}
        </summary>
        {/* biome-ignore lint/a11y/useSemanticElements: neither a form group nor a second landmark with the panel's name */}
        <div
          role="group"
          aria-labelledby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard
          tabIndex={0}
          className="mt-2 max-h-72 overflow-y-auto border border-line"
        >
          <table className="w-full tabular-nums">
            <caption id={id} className="sr-only">
              {table.name}
            </caption>
            <thead>
              <tr>
                {table.headers.map((head) => (
                  <th
                    key={head}
                    scope="col"
                    className="sticky top-0 bg-paper px-3 py-2 text-right font-medium text-ink-2 first:text-left"
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...numbers]) => (
                <tr key={name} className="border-t border-line">
                  <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                    {name}
                  </th>
                  {numbers.map((number, column) => (
                    <td key={table.headers[column + 1]} className="px-3 py-1.5 text-right">
                      {number}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}
