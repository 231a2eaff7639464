import type { ChangeEvent } from 'react';
import { tagColors } from '#features/onboarding/plan/model.ts';
import { type DraftFieldsProps, draftField } from './draftField.ts';
import { FormField, FormSelect } from './FormField.tsx';
import { planOf } from './files/fileNames.ts';
import { type Begun, begunBy, hasPlan, newFolder, placeIn } from './files/milestones.ts';
import type { MissionDraft } from './files/missionFile.ts';
import * as css from './WriteAMission.css.ts';

interface MissionFieldsProps extends DraftFieldsProps {
  /** The other drafts, whose new milestones can be chosen. */
  others: readonly MissionDraft[];
  /** The folders of the milestones in the content. */
  folders: readonly string[];
}

const dayHint = '1 is the first day of work, -1 the day before.';

/** All of a mission but its text. */
export function MissionFields({ others, folders, ...props }: MissionFieldsProps) {
  const { draft, onChange } = props;
  const field = draftField(props);
  const begun = begunBy(draft, folders);
  /** A field whose text names the milestone's folder. */
  const naming = (part: 'plan' | 'milestone') => ({
    ...field(part),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const place = { ...draft, [part]: target.value };
      onChange({ [part]: target.value, folder: newFolder(place, begun, others, folders) });
    },
  });
  return (
    <>
      <FormField label="Title" {...field('title')} />
      <div className={css.fields}>
        <FormField label="Tag" {...field('tag')} />
        <FormSelect
          label="Color of the tag"
          value={draft.tagColor}
          options={Object.fromEntries([...tagColors, draft.tagColor].map((it) => [it, it]))}
          problem={field('tagColor').problem}
          onChange={(tagColor) => onChange({ tagColor })}
        />
        <FormField label="Minutes" inputMode="numeric" {...field('minutes')} />
        <FormField label="Day" hint={dayHint} {...field('day')} />
      </div>
      <div className={css.fields}>
        <FormSelect
          label="Milestone"
          value={draft.folder}
          options={placesFor(draft, begun, others, folders)}
          onChange={(chosen) => onChange(placeIn(chosen, others, folders))}
        />
        <FormField label="Name of the file" {...field('name')} />
      </div>
      {begun !== 'mission' && (
        <div className={css.fields}>
          {begun === 'plan' && (
            <FormField
              label="Name of the new plan"
              hint={`HR gives it to an account as “${planOf(draft.folder)}”.`}
              {...naming('plan')}
            />
          )}
          <FormField
            label="Name of the new milestone"
            hint={`Its folder is ${draft.folder}.`}
            {...naming('milestone')}
          />
          <FormField label="Day of the new milestone" hint={dayHint} {...field('milestoneDay')} />
        </div>
      )}
    </>
  );
}

/**
 * All milestones, those of other drafts among them, and a new one for each plan. The folder of a new one changes with
 * its name, so the option that began it gets the folder as its value.
 */
function placesFor(
  { folder }: MissionDraft,
  begun: Begun,
  others: readonly MissionDraft[],
  folders: readonly string[],
) {
  const drafted = others.flatMap((each) => (each.milestone ? each.folder : []));
  const known = [...new Set([...folders, ...drafted])];
  const isOwn = begun !== 'mission' && !known.includes(folder);
  const isOfPlan = begun === 'plan' && !hasPlan(drafted, folder);
  const plans = [...new Set(known.map(planOf))].flatMap((plan) => {
    const isHere = isOwn && !isOfPlan && plan === planOf(folder);
    return [
      ...known.filter((each) => planOf(each) === plan).map((each) => [each, each]),
      [isHere ? folder : `${plan}/`, `A new milestone in ${plan}`],
    ];
  });
  const newPlan = [isOwn && isOfPlan ? folder : '/', 'A new plan'];
  return Object.fromEntries([['', 'Not decided'], ...plans, newPlan]);
}
