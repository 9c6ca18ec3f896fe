import { adminText } from '#app/catalog/size-guides/admin-text.ts'

/** `noneLabel`: the label of the option that selects no guide. */
export function GuideOptions({
  guides,
  noneLabel = adminText.none,
}: {
  guides: readonly string[]
  noneLabel?: string
}) {
  return (
    <>
      <option value="">{noneLabel}</option>
      {guides.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </>
  )
}
