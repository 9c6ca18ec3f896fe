export type ReplicaStatus = {
  /**
   * 'behind': the replica has not replayed all changes; 'away': the replica failed; 'foreign': the server is not a
   * replica of this database.
   */
  readonly state: 'used' | 'behind' | 'away' | 'foreign'
  readonly since: Date
  /** The maximum age of the replica's data. */
  readonly lagMs: number
}
