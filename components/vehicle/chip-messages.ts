/** What `CarChip` says, by the keys of the namespace `remembered`. */
export const chipMessageKeys = ["your_car", "your_size", "change", "forget", "not_of_car"] as const;
