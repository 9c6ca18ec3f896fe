import { catalogText } from '#app/catalog/catalog-text.ts'

/** Shows the store's notes and its shipping policy. */
export function ProductNotes({ notes, shippingPolicy }: { notes: readonly string[]; shippingPolicy: string }) {
  return (
    <div className="product-notes mt-4 text-sm text-ink-2">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-0.5 wrap-anywhere">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {shippingPolicy && (
        <details>
          <summary className="min-h-11 content-center font-medium">{catalogText.shipping}</summary>
          <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">{shippingPolicy}</p>
        </details>
      )}
    </div>
  )
}
