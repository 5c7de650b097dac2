/** Components that are fetched apart from the first load: when they are first shown, or before that when asked to. */
import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

export interface LateOptions {
  /** Shown until the component is there. */
  readonly loading?: () => ComponentChildren;
  /** Shown while it cannot be fetched; it is tried again when the network is back, and whenever it is shown anew. */
  readonly failed?: () => ComponentChildren;
}

export type Late<Props> = ((props: Props) => ComponentChildren) & {
  /** Fetches it now, so that it is there at once later; a failure shows when the component does. */
  readonly fetch: () => Promise<void>;
};

export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: LateOptions = {},
): Late<Props> {
  const state = signal<'waiting' | 'there' | 'failed'>('waiting');
  let Loaded: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  const fetch = (): Promise<void> => {
    fetching ??= load().then(
      (component) => {
        Loaded = component;
        state.value = 'there';
      },
      () => {
        fetching = undefined;
        state.value = 'failed';
      },
    );
    return fetching;
  };
  const retry = (): void => void fetch();
  function LateComponent(props: Props) {
    useEffect(() => {
      // In a task of its own: what else is done when a screen appears should not wait for it.
      setTimeout(fetch);
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, []);
    if (state.value === 'there' && Loaded) return <Loaded {...props} />;
    return (state.value === 'failed' ? failed?.() : loading?.()) ?? null;
  }
  return Object.assign(LateComponent, { fetch });
}
