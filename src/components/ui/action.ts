/** A button that a component draws for its owner: what it says, and what a press does. */
export interface Action {
  readonly label: string;
  readonly onPress: () => void;
}
