export type ReplicaStatus = {
  /**
   * 'behind': the replica has not replayed all changes; 'away': it fails; 'foreign': it is not a replica of this
   * database.
   */
  readonly state: 'used' | 'behind' | 'away' | 'foreign'
  readonly since: Date
  /** The maximum age of its data. */
  readonly lagMs: number
}
