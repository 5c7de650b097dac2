/** Components that are fetched apart from the first load: when they are first shown, or before that when asked to. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface LateOptions {
  /** Shown until the component is there. */
  readonly loading?: () => preact.ComponentChildren;
  /** Shown where it cannot be fetched. */
  readonly failed?: () => preact.ComponentChildren;
}

export type Late<Props> = ((props: Props) => preact.ComponentChildren) & {
  /** Fetches it now, so that it is there at once later; a failure shows when the component does. */
  readonly fetch: () => Promise<void>;
};

export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: LateOptions = {},
): Late<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const fetch = async (): Promise<void> => {
    Loaded ??= await load();
  };
  function LateComponent(props: Props) {
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>(Loaded ? 'there' : 'waiting');
    useEffect(() => {
      if (!Loaded)
        fetch().then(
          () => setState('there'),
          () => setState('failed'),
        );
    }, []);
    if (Loaded) return <Loaded {...props} />;
    return (state === 'failed' ? failed?.() : loading?.()) ?? null;
  }
  return Object.assign(LateComponent, { fetch: () => fetch().catch(() => {}) });
}
