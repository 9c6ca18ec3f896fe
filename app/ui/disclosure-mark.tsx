/** A plus that becomes a minus. For the `<summary>` of a `<details className="group">`. */
export function DisclosureMark() {
  return (
    <span
      aria-hidden="true"
      className="relative size-3.5 shrink-0 before:absolute before:inset-x-0 before:top-1/2 before:-mt-px before:border-t-2 after:absolute after:inset-y-0 after:start-1/2 after:-ms-px after:border-s-2 group-open:after:hidden"
    />
  )
}
