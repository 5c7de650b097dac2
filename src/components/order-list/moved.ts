/** One place up or down; at the ends nothing happens. */
export function moved<Item>(order: readonly Item[], item: Item, by: -1 | 1): readonly Item[] {
  const at = order.indexOf(item);
  const to = at + by;
  if (at < 0 || to < 0 || to >= order.length) return order;
  const others = order.filter((_, place) => place !== at);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
