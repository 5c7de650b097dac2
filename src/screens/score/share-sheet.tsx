/** In which way the score goes to other people: as a link, as a picture, or as text. */
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../components/icon/icon.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { keep } from '../../messages/keep.ts';
import type { Score } from '../../rules/score.ts';
import { drawScore } from './picture.ts';
import styles from './share.module.css';

export interface Picked {
  readonly what: 'link' | 'picture' | 'text';
  /** Drawn beforehand: the share sheet opens at the tap or not at all. */
  readonly picture: Promise<Blob | null>;
}

interface ShareSheetProps {
  won: Score;
  onPick: (picked: Picked) => void;
  onClose: () => void;
}

export function ShareSheet({ won, onPick, onClose }: ShareSheetProps) {
  const { hand } = keep().share;
  const picture = useRef<Promise<Blob | null>>(Promise.resolve(null));
  useEffect(() => {
    picture.current = drawScore(won).catch(() => null);
  }, [won]);
  const way = (what: Picked['what'], name: string, about: string) => (
    <li>
      <button type="button" class={styles.way} onClick={() => onPick({ what, picture: picture.current })}>
        <span class={styles.name}>
          {name}
          <span class={styles.about}>{about}</span>
        </span>
        <Icon name="chevron" />
      </button>
    </li>
  );
  return (
    <Sheet title={hand.title} onClose={onClose}>
      <ul class={styles.ways}>
        {way('link', hand.link, hand.linkAbout)}
        {way('picture', hand.picture, hand.pictureAbout)}
        {way('text', hand.text, hand.textAbout)}
      </ul>
    </Sheet>
  );
}
