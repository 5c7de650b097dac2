/** What is kept on this phone, whether the browser has promised to keep it, and when the last backup was made. */
import { useKept } from '../../app/kept.ts';
import { linkTo } from '../../app/router.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Kept } from '../../components/kept/kept.tsx';
import { Part } from '../../components/page/page.tsx';
import { keep } from '../../messages/keep.ts';

export function KeptPart() {
  const { about } = keep();
  const { texts, promise, lastBackup } = useKept();
  return (
    <Part title={about.kept}>
      <Kept texts={texts} promise={promise} />
      {lastBackup && <p>{lastBackup}</p>}
      <ButtonLink href={linkTo('backup')}>{about.backup}</ButtonLink>
    </Part>
  );
}
