export const truckIcon =
  "M1 6h13v11H1zM14 10h5l4 4v3h-9M6 16.5a2 2 0 000 4 2 2 0 000-4zM18 16.5a2 2 0 000 4 2 2 0 000-4z";
