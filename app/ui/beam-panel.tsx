/** Window light on the free half of a panel: no text stands on it. Too narrow for both, a phone does without. */
export function BeamPanel() {
  return <div aria-hidden="true" className="beam absolute inset-y-0 right-0 w-1/2 max-md:hidden" />
}
