/** What may be asked of any component. Themes, direction, width and the like are conditions: each state has them all. */
export const stateKinds = [
  'default',
  'empty',
  'one',
  'many',
  'longest text',
  'unbroken text',
  'none done',
  'half done',
  'completed',
  'pending',
  'failure',
  'offline',
] as const;

export type StateKind = (typeof stateKinds)[number];

export interface States {
  /** The stories that show a state, by their exports. */
  readonly shown: Partial<Record<StateKind, readonly string[]>>;
  /** The states that the component cannot be in, and why. */
  readonly never: readonly (readonly [reason: string, ...kinds: StateKind[]])[];
  /** Why it has no story that shows all states at once. */
  readonly noSheet?: string;
}

/** By the title of the stories in the sidebar. `tests/atlas` holds it against the built index. */
export const states: Readonly<Record<string, States>> = {
  'Components/ProgressCard': {
    shown: {
      default: ['SomeCompleted'],
      one: ['OneRemaining'],
      many: ['ThousandsOfMissions'],
      empty: ['NoMissions'],
      'none done': ['NoneCompleted'],
      'half done': ['SomeCompleted'],
      completed: ['AllCompleted'],
      'longest text': ['LongNameOnANarrowScreen'],
      'unbroken text': ['UnbrokenName'],
    },
    never: [['It shows what is known, and asks nobody.', 'pending', 'failure', 'offline']],
  },
};
