/** How the replica of the database does, seen by one process. */
export type ReplicaStatus = {
  /**
   * It is read from only where it is 'used'. 'behind': it has not replayed all that changed, or nobody hears of changes;
   * 'away': it does not answer, or failed just now; 'foreign': what answers is no replica, or one of another database.
   */
  readonly state: 'used' | 'behind' | 'away' | 'foreign'
  readonly since: Date
  /** How old what it shows is at most while it is behind, else 0. */
  readonly lagMs: number
}
