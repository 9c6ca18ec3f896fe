/** `without`: what no choice means. */
export function GuideOptions({ guides, without = 'None' }: { guides: readonly string[]; without?: string }) {
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
