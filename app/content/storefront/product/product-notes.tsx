import { catalogText } from '#app/catalog/catalog-text.ts'

/** Shows the store's notes in one line, and its shipping policy. */
export function ProductNotes({ notes, shippingPolicy }: { notes: readonly string[]; shippingPolicy: string }) {
  return (
    <div className="mt-4 text-xs text-ink-2">
      <div className="overflow-hidden">
        {/* The separator before the first note of each line is outside of the box, and so hidden. */}
        <ul className="-ms-2.5 flex flex-wrap gap-y-0.5">
          {notes.map((note) => (
            <li key={note} className="relative ps-2.5">
              <span aria-hidden="true" className="absolute start-0 w-2.5 text-center">
                ·
              </span>
              {note}
            </li>
          ))}
        </ul>
      </div>
      {shippingPolicy && (
        <details>
          <summary className="min-h-11 content-center font-medium">{catalogText.shipping}</summary>
          <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">{shippingPolicy}</p>
        </details>
      )}
    </div>
  )
}
