import { readFileSync, writeFileSync } from "node:fs";
import { sources } from "../support/imports";
import { roomPicture, withPicture } from "../support/room-picture";
import { readRooms } from "../support/room-table";

// Draws the picture of the rooms into the README anew.
const readme = readFileSync("README.md", "utf8");
writeFileSync("README.md", withPicture(readme, roomPicture(sources(), readRooms(readme))));
