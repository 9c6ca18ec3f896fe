import { TextLink } from '#app/ui/admin/admin-button.tsx'

/** A sentence that ends in a link. */
export function LinkedLine({
  before,
  link,
  to,
}: {
  readonly before: string
  readonly link: string
  readonly to: string
}) {
  return (
    <p className="text-base">
      {before}{' '}
      <TextLink isInText to={to}>
        {link}
      </TextLink>
      .
    </p>
  )
}
