import { useState } from 'react';
import { Select } from '#app/demo/Select.tsx';
import { Button } from '#components/Button/Button.tsx';
import * as pageCss from '../page/Page.css.ts';

interface MissionChoiceProps {
  /** What can be opened, in groups. Labels by key. */
  groups: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Called with a key, or with nothing for a new mission. */
  onOpen: (key: string) => void;
  onOpenFile: () => void;
}

/** Begins a mission, or opens one, or its translation. */
export function MissionChoice({ groups, onOpen, onOpenFile }: MissionChoiceProps) {
  const [chosen, setChosen] = useState('');
  return (
    <div className={pageCss.fields}>
      <Select
        label="Begin with"
        value={chosen}
        options={{ '': 'A new mission', ...groups }}
        onChange={setChosen}
      />
      <Button kind="quiet" onClick={() => onOpen(chosen)}>
        {chosen ? 'Open' : 'Begin'}
      </Button>
      <Button kind="quiet" onClick={onOpenFile}>
        Open a file
      </Button>
    </div>
  );
}
