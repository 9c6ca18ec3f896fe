export type AdminScreen = {
  readonly to: string
  readonly label: string
  /** What people call it, the most fitting first; the command palette finds and sorts it by these words too. */
  readonly words: string
  /** Listed only while the contact inbox is on. */
  readonly needsInbox?: true
}
