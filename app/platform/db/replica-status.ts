/** The state of the database replica, as seen by one process. */
export type ReplicaStatus = {
  /**
   * Only a 'used' replica is read from. 'behind': it has not replayed all changes, or no changes arrive; 'away': it
   * does not respond or just failed; 'foreign': the server is not a replica, or one of another database.
   */
  readonly state: 'used' | 'behind' | 'away' | 'foreign'
  readonly since: Date
  /** The maximum age of its data while it is behind, otherwise 0. */
  readonly lagMs: number
}
