import { adminText } from '#app/catalog/size-guides/admin-text.ts'

/** `without`: the label for no guide. */
export function GuideOptions({ guides, without = adminText.none }: { guides: readonly string[]; without?: string }) {
  return (
    <>
      <option value="">{without}</option>
      {guides.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </>
  )
}
