// Every file of tests has a hall of its own, so that files may run side by side.

import { afterAll, afterEach, beforeAll } from "vitest";
import { hall } from "./hall";
import { leave, parted } from "./visitor";

beforeAll(() => hall().open());
afterEach(parted);
afterAll(async () => {
  await leave();
  await hall().close();
});
