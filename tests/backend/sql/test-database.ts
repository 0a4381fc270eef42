/** A row whose columns the test knows. */
export type Row = Readonly<Record<string, unknown>>;

/** An open transaction. */
export interface Session {
  query<Found = Row>(sql: string, values?: unknown[]): Promise<readonly Found[]>;
}

/** A database with all migrations. */
export interface TestDatabase {
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
}
