/** How large things may be: far beyond any table, near enough that sums stay exact and a hostile file stays harmless. */
export const LIMITS = {
  /** Value of a hand: credits, fans. */
  value: 10_000,
  /** Points of a hand, and points to start from, either way. */
  points: 1_000_000,
  /** Cents or chips of a payment. */
  payment: 1_000_000_000,
  /** Agreed amounts of money rules, in cents. */
  amount: 1_000_000,
  name: 60,
  note: 2000,
  cards: 400,
  changes: 20_000,
} as const;

/** A whole number from `least` to `most`. */
export const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
