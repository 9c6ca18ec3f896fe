/** Window light on the free part of a panel, above the words on a phone and beside them elsewhere: none stand on it. */
export function BeamPanel() {
  return <div aria-hidden="true" className="beam h-40 md:absolute md:inset-y-0 md:right-0 md:h-auto md:w-1/2" />
}
