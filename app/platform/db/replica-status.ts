/** The state of the database replica, as seen by one process. */
export type ReplicaStatus = {
  /**
   * 'behind': it has not replayed all changes, or none arrive; 'away': it fails; 'foreign': it is no replica of this
   * database.
   */
  readonly state: 'used' | 'behind' | 'away' | 'foreign'
  readonly since: Date
  /** The maximum age of its data while it is behind, otherwise 0. */
  readonly lagMs: number
}
