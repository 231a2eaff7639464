import { Markdown, type MarkdownProps } from '#ui/Markdown';
import { usePortalWords } from '../../words/portalWords.ts';
import { WordsContext } from '../../words/words.ts';
import type { MissionView } from '../plan.ts';

export interface MissionTextProps extends Pick<MarkdownProps, 'topLevel'> {
  mission: MissionView;
  onCheck: (step: string, isChecked: boolean) => void;
}

/** The text of a mission. If the text is in English, so are the words that Markdown adds to it. */
export function MissionText(props: MissionTextProps) {
  const text = <TextInWords {...props} />;
  return props.mission.lang ? <WordsContext value={english}>{text}</WordsContext> : text;
}

const english = { language: 'en' } as const;

function TextInWords({ mission, topLevel, onCheck }: MissionTextProps) {
  const { page, markdown } = usePortalWords();
  const { lang, description, pictures, steps, checkedSteps } = mission;
  return (
    <Markdown
      labels={{ ...markdown, opensInNewTab: page.opensInNewTab }}
      lang={lang}
      text={description}
      topLevel={topLevel}
      pictures={pictures}
      steps={steps}
      checkedSteps={checkedSteps}
      onCheck={onCheck}
    />
  );
}
