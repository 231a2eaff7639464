/** The label and the handler of a button that a component renders for its owner. */
export interface Action {
  readonly label: string;
  readonly onPress: () => void;
}
