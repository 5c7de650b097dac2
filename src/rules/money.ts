/** Money and chips as whole units that do not mix; they become text on the screen alone. */

/** Minor units of whatever currency the table plays in. */
export type Cents = number & { readonly unit: 'cents' };
/** The face value of chips. */
export type Chips = number & { readonly unit: 'chips' };

/** Some chips of one value. */
export interface Piece {
  readonly chip: number;
  readonly count: number;
}

export type Amount =
  | { readonly unit: 'cents'; readonly cents: Cents }
  | {
      readonly unit: 'chips';
      readonly chips: Chips;
      /** The chips to hand over, largest first. */
      readonly pieces: readonly Piece[];
    };

const CURRENCY = /^(?:[A-Z]{3}|own:[0-3]:\S{1,6})$/;

/** Whether something read is a currency: a code of ISO 4217, or a table's own as places and symbol, `own:2:zł`. */
export const isCurrency = (value: unknown): value is string => typeof value === 'string' && CURRENCY.test(value);

function whole(value: number, unit: string): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number of ${unit}`);
  return value;
}

/** A fraction or an unsafe size is our own mistake and throws. */
export const cents = (value: number): Cents => whole(value, 'cents') as Cents;
export const chips = (value: number): Chips => whole(value, 'chips') as Chips;

/** Chips from the largest down. */
export const CHIP_VALUES = [128, 32, 8, 2] as const;

/** The fewest chips for an amount, largest first; chips of which none is needed are left out. */
export function toChips(points: number): readonly Piece[] {
  const handed: Piece[] = [];
  let left = points;
  for (const chip of CHIP_VALUES) {
    const count = Math.floor(left / chip);
    if (count > 0) handed.push({ chip, count });
    left -= count * chip;
  }
  return handed;
}
