import type { ChangeEvent } from 'react';
import type { DraftProblem } from './files/checkDraft.ts';
import type { MissionDraft } from './files/missionFile.ts';

export interface DraftFieldsProps {
  draft: MissionDraft;
  problems: readonly DraftProblem[];
  onChange: (part: Partial<MissionDraft>) => void;
}

/** What a field of the form needs to show a part of the draft, and to change it. */
export const draftField =
  ({ draft, problems, onChange }: DraftFieldsProps) =>
  (part: Exclude<DraftProblem['part'], 'text'>) => ({
    name: part,
    value: draft[part],
    autoComplete: 'off',
    problem: problems.find((problem) => problem.part === part)?.message,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [part]: target.value }),
  });
