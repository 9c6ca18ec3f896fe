import { catalogText } from '#app/catalog/catalog-text.ts'

export function ProductNotes({ notes, shippingPolicy }: { notes: readonly string[]; shippingPolicy: string }) {
  return (
    <ul className="mt-8 border-t border-line text-base *:border-b *:border-line *:py-3">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {shippingPolicy && (
        <li>
          <details>
            <summary className="-my-3 min-h-11 content-center font-medium">{catalogText.shipping}</summary>
            <p className="max-w-[62ch] pt-3 whitespace-pre-line wrap-anywhere text-ink-2">{shippingPolicy}</p>
          </details>
        </li>
      )}
    </ul>
  )
}
