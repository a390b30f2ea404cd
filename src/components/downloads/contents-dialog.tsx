import { type MouseEvent, useEffect } from 'react';
import type { Download } from '#src/state/downloads/downloads.ts';
import { prepareDownload } from '#src/state/downloads/prepare-download.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { startIssue } from './activate-download.tsx';
import styles from './contents-dialog.module.css';
import { resumeDownload } from './download-actions.tsx';
import { removeDownloads } from './remove-downloads.tsx';
import { announcementStrings, statusStrings, dialogStrings as strings } from './strings.ts';
import type { IssueDownload } from './use-issue-download.ts';

type Props = {
  download: IssueDownload;
  onClose: () => void;
  /** Called when a deletion made here was undone. */
  onUndone: () => void;
};

/**
 * Dialog of an issue's download: the choice of contents with their sizes, or the actions for a downloaded issue. OFF-03
 */
export function ContentsDialog({ download, onClose, onUndone }: Props) {
  const { row, name } = download;
  const isDownloaded = row?.state === 'ready';
  return (
    <Dialog
      title={isDownloaded ? strings.readyTitle(name) : strings.title(name)}
      closeLabel={strings.close}
      onClose={onClose}
    >
      {isDownloaded ? (
        <DownloadedActions download={download} row={row} onClose={onClose} onUndone={onUndone} />
      ) : (
        <ContentsChoice download={download} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ContentsChoice({ download, onClose }: Omit<Props, 'onUndone'>) {
  const { edition, day } = download.issue;
  useEffect(() => {
    void prepareDownload({ edition: edition.slug, day });
  }, [edition.slug, day]);
  const choose = (contents: Download['contents']) => () => {
    void startIssue(download, contents);
    onClose();
  };
  return (
    <>
      <p className={`deck s ${styles.intro}`}>{strings.intro}</p>
      <ul className={`hr ${styles.choices}`}>
        {(['pictures', 'text'] as const).map((contents) => (
          <li key={contents}>
            <button className="row14" type="button" onClick={choose(contents)}>
              <Icon name={contents === 'pictures' ? 'down' : 'text'} size={20} />
              <b>{strings[contents]}</b>
              <span className="secondary num">{download.sizes?.[contents]}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function DownloadedActions({ download, row, onClose, onUndone }: Props & { row: Download }) {
  const { name, size, sizes } = download;
  function addPictures() {
    void startIssue(download, 'pictures');
    onClose();
  }
  function remove({ detail }: MouseEvent) {
    void removeDownloads([row], {
      message: announcementStrings.removed(name),
      byKey: detail === 0,
      onUndone,
    });
    onClose();
  }
  function fetchMissing() {
    void resumeDownload(row, name);
    onClose();
  }
  return (
    <>
      <p className={`deck s ${styles.intro}`}>
        {row.contents === 'text' ? strings.text : strings.pictures}
        {size && `, ${size}`}
        {row.missingPictures > 0 && `. ${statusStrings.missingWhy(row.missingPictures)}.`}
      </p>
      <div className="actions">
        {row.contents === 'text' && (
          <Button look="strong" onClick={addPictures}>
            {strings.addPictures}
            {sizes && ` · ${sizes.picturesAlone}`}
          </Button>
        )}
        {row.missingPictures > 0 && (
          <Button look="strong" onClick={fetchMissing}>
            {strings.fetchMissing}
          </Button>
        )}
        <Button look="plain" onClick={remove}>
          <Icon name="trash" size={19} />
          {strings.remove}
        </Button>
      </div>
    </>
  );
}
