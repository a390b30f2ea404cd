import styles from './answer.module.css';
import type { Block, Piece } from './answer-blocks.ts';
import { strings } from './strings.ts';

type Props = {
  blocks: readonly Block[];
  /** A caret marks where the next word will appear. */
  writing: boolean;
  onSource: (number: number, byKey: boolean) => void;
};

/** The text of an answer. Its words are rendered as text, never as markup. RAG-04, RAG-06 */
export function AnswerWords({ blocks, writing, onSource }: Props) {
  return (
    <div className={styles.words} data-writing={writing || undefined}>
      {blocks.map((block, index) =>
        block.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end
          <p key={index}>
            <Pieces pieces={block.pieces} onSource={onSource} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <ul key={index}>
            {block.items.map((item, itemIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={itemIndex}>
                <Pieces pieces={item} onSource={onSource} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

type PiecesProps = { pieces: readonly Piece[]; onSource: Props['onSource'] };

function Pieces({ pieces, onSource }: PiecesProps) {
  return pieces.map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if (piece.kind === 'strong') return <b key={index}>{piece.text}</b>;
    if (piece.kind === 'words') return piece.text;
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={index}
        type="button"
        className={styles.pill}
        aria-label={strings.source(piece.number)}
        onClick={({ detail }) => onSource(piece.number, detail === 0)}
      >
        {piece.number}
      </button>
    );
  });
}
