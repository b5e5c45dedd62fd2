/** The system gives a process of this priority about a third of what the front gets when both are busy (`nice` 5). */
export const belowFront = 5;
