/** One place up or down; at the ends nothing happens. */
export function moved<Item>(order: readonly Item[], item: Item, by: -1 | 1): readonly Item[] {
  const at = order.indexOf(item);
  const to = at + by;
  return at < 0 || to < 0 || to >= order.length ? order : order.toSpliced(at, 1).toSpliced(to, 0, item);
}
